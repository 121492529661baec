/**
 * State of a file: its columns have to be mapped, it waits, is being compared with our houses, is ready for review, is
 * being applied, is applied, is being undone, is undone; or it was cancelled or could not be read.
 */
export const importStates = [
  "mapping",
  "waiting",
  "comparing",
  "ready",
  "applying",
  "applied",
  "undoing",
  "undone",
  "cancelled",
  "failed",
] as const;
export type ImportState = (typeof importStates)[number];

/** Effect of a row: changed facts of a house, of a possible match, a new house, or one no longer in the register. */
export const rowKinds = ["changed", "doubtful", "new", "gone"] as const;
export type RowKind = (typeof rowKinds)[number];

/** What happens to a house: it is added, changed or deleted again, or only a source's claim is stored. */
export const stepKinds = ["add", "change", "drop", "note"] as const;
export type StepKind = (typeof stepKinds)[number];

/** Number of rows by effect; `unchanged` agree with us, `elsewhere` are on none of the ways. */
export type ImportCounts = Readonly<Record<RowKind | "unchanged" | "elsewhere", number>>;

/** Limits of a file. */
export const registerLimits = {
  bytes: 40_000_000,
  rows: 60_000,
  columns: 120,
  /** Characters of one cell. */
  cell: 20_000,
} as const;

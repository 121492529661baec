/**
 * How far a file has come: somebody has to say what its columns are, it waits, it is compared with our houses, it can be looked
 * at, it is being written, it is written, it is being undone, it is undone; or it was called off or could not be read.
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

/** What a row means: facts of a house, facts of what may be a house, a house we do not have, one the register no longer has. */
export const rowKinds = ["changed", "doubtful", "new", "gone"] as const;
export type RowKind = (typeof rowKinds)[number];

/** What is done to a house: it is added, changed or deleted again, or only what a source says of it is kept. */
export const stepKinds = ["add", "change", "drop", "note"] as const;
export type StepKind = (typeof stepKinds)[number];

/** Rows by what they mean; `unchanged` say what we know, `elsewhere` lie on none of the ways. */
export type ImportCounts = Readonly<Record<RowKind | "unchanged" | "elsewhere", number>>;

/** How much a file may hold. */
export const registerLimits = {
  bytes: 40_000_000,
  rows: 60_000,
  columns: 120,
  /** Characters of one cell. */
  cell: 20_000,
} as const;

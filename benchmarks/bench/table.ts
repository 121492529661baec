/** One comparison; a larger ratio is better for us. */
export interface Measured {
  readonly name: string;
  /** What was measured of ours, with its unit. */
  readonly us: string;
  readonly other: string;
  readonly ratio: number;
  /** Least ratio that is wanted, where one was set. */
  readonly goal?: number;
}

/** Rows of a Markdown table, as they stand in docs/performance.md. */
export function table(measured: readonly Measured[], before: Readonly<Record<string, number>>): string {
  const rows = measured.map(({ name, us, other, ratio, goal }) =>
    [name, us, other, ratio.toPrecision(2), goal ?? "", before[name]?.toPrecision(2) ?? ""].join(" | "),
  );
  const head = ["Compared", "Ours", "The other", "Ratio", "Goal", "Recorded"].join(" | ");
  return [head, "--- | --- | --- | --- | --- | ---", ...rows].map((row) => `| ${row} |`).join("\n");
}

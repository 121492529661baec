/** One comparison; a larger ratio is better. */
export interface Measured {
  readonly name: string;
  /** Our figure, with its unit. */
  readonly us: string;
  readonly other: string;
  readonly ratio: number;
  /** Smallest desired ratio, if one was set. */
  readonly goal?: number;
}

/** A Markdown table of the comparisons. */
export function table(measured: readonly Measured[], before: Readonly<Record<string, number>>): string {
  const rows = measured.map(({ name, us, other, ratio, goal }) =>
    [name, us, other, ratio.toPrecision(2), goal ?? "", before[name]?.toPrecision(2) ?? ""].join(" | "),
  );
  const head = ["Compared", "Ours", "The other", "Ratio", "Goal", "Recorded"].join(" | ");
  return [head, "--- | --- | --- | --- | --- | ---", ...rows].map((row) => `| ${row} |`).join("\n");
}

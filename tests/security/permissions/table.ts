import { askers } from "./askers.ts";

/** An operation or page, and what each of the askers is answered. */
export interface Row {
  readonly name: string;
  readonly statuses: readonly number[];
}

/** A table of Markdown, aligned so that columns can be read down. */
export function written(what: string, rows: readonly Row[]): string {
  const lines = [[what, ...askers], ...rows.map(({ name, statuses }) => [`\`${name}\``, ...statuses.map(String)])];
  const widths = [what, ...askers].map((_, at) => Math.max(...lines.map((cells) => cells[at]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const [head = [], ...rest] = lines;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rest.map(line)].join("\n");
}

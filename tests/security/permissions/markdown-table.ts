import { clientNames } from "./clients.ts";

/** An operation or page, and its status for each client. */
export interface Row {
  readonly name: string;
  readonly statuses: readonly number[];
}

/** A Markdown table with aligned columns. */
export function markdownTable(what: string, rows: readonly Row[]): string {
  const lines = [[what, ...clientNames], ...rows.map(({ name, statuses }) => [`\`${name}\``, ...statuses.map(String)])];
  const widths = [what, ...clientNames].map((_, at) => Math.max(...lines.map((cells) => cells[at]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const [head = [], ...rest] = lines;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rest.map(line)].join("\n");
}

import { cutText } from "#domain/text/cut-text.ts";
import { parse } from "csv-parse/sync";
import type { ImportRemark } from "#contract/plans/import-remarks.ts";
import { withoutGuard } from "#domain/exports/csv.ts";
import { foldText } from "#domain/places/place-search/fold-text.ts";
import { houseStates } from "#domain/plans/editing/stored-plan.ts";
import { checkTableSize, delimiterOf } from "../../imported-files/sent-file.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { bareStop, type ImportedList, type ImportedStop, listFrom } from "./imported-stops.ts";
import { type Column, columnsIn, type TableColumns } from "./table-columns.ts";
import { datesIn, placesIn } from "./table-cells.ts";

const maxPlanRows = 1000;
const rest = new Set(["rest", "descanso", "ruhetag", "repos", "riposo"]);

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * The ends of days in a table, or in a plain list with a town or a stage on each line.
 *
 * @throws UseCaseError `not-valid` for anything else
 */
export function readTable(text: string): ImportedList {
  const rows = parseRows(text);
  const columns = columnsIn(rows[0]?.cells ?? []);
  if (!columns) {
    // In a list of stages, a decimal comma is not a delimiter.
    const lines = parseRows(text.replaceAll(/(\d),(\d+\s*(?:km|h)\b)/gi, "$1.$2"));
    return plainList(lines.length === 1 ? cellsOf(lines[0]!) : lines.map(firstWords));
  }
  return readBody(rows.slice(1), columns);
}

function readBody(rows: readonly Row[], { at, unread }: TableColumns): ImportedList {
  const cell = ({ cells }: Row, column: Column): string => cells[at.get(column) ?? -1] ?? "";
  const dates = datesIn(rows.map((row) => cell(row, "date")));
  const remarks: ImportRemark[] = [];
  if (unread.length > 0) remarks.push(remark("columns_unread", null, unread.join(", ")));
  const stops: ImportedStop[] = [];
  let from: string | null = null;
  for (const [index, row] of rows.entries()) {
    const [first, second] = placesOf((column) => cell(row, column), at);
    from ??= cell(row, "from") || (second === undefined ? null : (first ?? null));
    const name = second ?? first ?? (rest.has(foldText(cell(row, "kind"))) ? (stops.at(-1)?.name ?? from) : null);
    const date = dates[index] ?? null;
    if (date === null && cell(row, "date") !== "") remarks.push(remark("date_unread", row.line, cell(row, "date")));
    const priceCents = centsOf(cell(row, "price"));
    if (priceCents === null && cell(row, "price") !== "")
      remarks.push(remark("price_unread", row.line, cell(row, "price")));
    const [lat, lon] = [numberOf(cell(row, "lat")), numberOf(cell(row, "lon"))];
    if (name === null && lat === null) continue;
    stops.push({
      ...bareStop({ line: row.line, name, lat, lon, priceCents, date }),
      route: cell(row, "route") || null,
      // A single row with a start is a day, not the ends of a walk.
      day: cell(row, "from") !== "" && rows.length === 1 ? 1 : null,
      notes: cell(row, "notes"),
      carry: cell(row, "carry"),
      bookingReference: cell(row, "bookingReference"),
      houseState: houseStates.find((state) => state === cell(row, "houseState")) ?? "none",
      houseName: cell(row, "house") || null,
    });
  }
  // In a table of ends, the start is in a column of its own, or missing.
  if (from !== null) return { ...listFrom([bareStop({ name: from }), ...stops]), remarks };
  return at.has("to") ? { ...listFrom([]), ends: stops, remarks } : { ...listFrom(stops), remarks };
}

function placesOf(cell: (column: Column) => string, at: TableColumns["at"]): readonly string[] {
  if (at.has("to")) return cell("to") === "" ? [] : [cell("to")];
  return placesIn(cell("town") || cell("stage"));
}

function parseRows(text: string): Row[] {
  const rows: Row[] = [];
  const delimiter = delimiterOf(text);
  checkTableSize(text, delimiter);
  try {
    parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      to: maxPlanRows,
      max_record_size: 200_000,
      on_record: (record: string[], { lines }) => {
        const cells = record.map(withoutGuard);
        // The parser reports the last line of a row, whose cells may contain line breaks.
        rows.push({ line: lines - cells.join("").split("\n").length + 1, cells });
        return null;
      },
    });
  } catch {
    throw notValid("file", "file_unreadable");
  }
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ""));
}

interface Words {
  readonly line: number | null;
  readonly text: string;
}

function cellsOf({ line, cells }: Row): Words[] {
  return cells.map((text) => ({ line, text }));
}

/** In a row without headings, the cells that are neither a number nor a date. */
function firstWords({ line, cells }: Row): Words {
  return { line, text: cells.find((cell) => /\p{L}{2}/u.test(cell)) ?? "" };
}

/** Towns or stages in order, the start first. */
export function plainList(lines: readonly Words[]): ImportedList {
  const stops = lines.flatMap(({ line, text }, index) => {
    const places = placesIn(text);
    // A stage after the first begins where the previous one ended.
    return places.slice(index === 0 ? 0 : -1).map((name) => bareStop({ line, name }));
  });
  return listFrom(stops);
}

function numberOf(cell: string): number | null {
  const number = Number(cell.replace(",", "."));
  return cell === "" || !Number.isFinite(number) ? null : number;
}

function centsOf(cell: string): number | null {
  const price = numberOf(cell.replace(/€|eur(?:os?)?/gi, "").trim());
  return price === null || price < 0 || price > 100_000 ? null : Math.round(price * 100);
}

function remark(code: ImportRemark["code"], line: number | null, text: string): ImportRemark {
  return { code, line, written: cutText(text, 200), read: null };
}

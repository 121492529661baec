import { parse } from "csv-parse/sync";
import { isStartDate } from "#domain/calendar/iso-date.ts";
import { unguarded } from "#domain/exports/csv.ts";
import { houseStates } from "#domain/plan-editing/stored-plan.ts";
import { notValid } from "../../refusal.ts";
import { bareStop, type ImportedList, type ImportedStop } from "./imported-stops.ts";

/** Headings under which columns are known, in English and Spanish. */
const headings = {
  to: ["to", "end", "destination", "hasta", "fin", "final", "destino", "llegada"],
  town: ["town", "place", "stop", "name", "localidad", "lugar", "parada", "pueblo", "nombre"],
  from: ["from", "start", "desde", "inicio", "salida", "origen"],
  date: ["date", "fecha"],
  kind: ["kind", "type", "tipo"],
  route: ["route", "ruta"],
  notes: ["notes", "note", "notas", "nota"],
  carry: ["carry", "llevar"],
  bookingReference: ["booking_reference", "booking", "reserva"],
  houseState: ["house_state"],
  price: ["price_eur", "price", "precio"],
  lat: ["lat", "latitude", "latitud"],
  lon: ["lon", "lng", "longitude", "longitud"],
} as const;
type Column = keyof typeof headings;

const mostRows = 1000;

/**
 * The ends of days in a table, or in a plain list with a town on each line, the start first.
 *
 * @throws Refusal `not-valid` for what is no table
 */
export function readTable(text: string): ImportedList {
  const rows = parseRows(text);
  const columns = columnsOf(rows[0] ?? []);
  if (columns.size === 0) return plainList(rows.map(([first = ""]) => first));
  const cell = (row: readonly string[], column: Column): string => row[columns.get(column) ?? -1] ?? "";
  const body = rows.slice(1);
  const ends = body.map((row) => stopOf((column) => cell(row, column)));
  const date = body.map((row) => cell(row, "date")).find((text_) => text_ !== "") ?? "";
  const route = body.map((row) => cell(row, "route")).find((slug) => slug !== "") ?? null;
  const usual = { name: null, startDate: isStartDate(date) ? date : null, route };
  if (columns.has("from") && columns.has("to"))
    return { ...usual, start: bareStop({ name: cell(body[0] ?? [], "from") }), ends };
  if (columns.has("to")) return { ...usual, start: null, ends };
  const [start = null, ...others] = ends;
  return { ...usual, start, ends: others };
}

function parseRows(text: string): string[][] {
  try {
    const rows: string[][] = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      to: mostRows,
      max_record_size: 200_000,
    });
    return rows.map((row) => row.map(unguarded)).filter((row) => row.some((cell) => cell !== ""));
  } catch {
    throw notValid("file", "file_unreadable");
  }
}

/** The sign of the first line that tables are divided by. */
function delimiterOf(text: string): string {
  const line = text.slice(0, 2000).split(/\r?\n/, 1)[0] ?? "";
  const signs = [",", ";", "\t"].map((sign) => ({ sign, count: line.split(sign).length }));
  return signs.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ",";
}

function columnsOf(header: readonly string[]): ReadonlyMap<Column, number> {
  const columns = new Map<Column, number>();
  header.forEach((heading, index) => {
    const word = heading.toLowerCase();
    for (const [column, words] of Object.entries(headings) as [Column, readonly string[]][]) {
      if (words.includes(word) && !columns.has(column)) columns.set(column, index);
    }
  });
  return columns.has("to") || columns.has("town") || (columns.has("lat") && columns.has("lon")) ? columns : new Map();
}

export function plainList(names: readonly string[]): ImportedList {
  const [start = null, ...ends] = names
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .map((name) => bareStop({ name }));
  return { name: null, startDate: null, route: null, start, ends };
}

function numberOf(cell: string): number | null {
  const number = Number(cell.replace(",", "."));
  return cell === "" || !Number.isFinite(number) ? null : number;
}

function stopOf(cell: (column: Column) => string): ImportedStop {
  const price = numberOf(cell("price"));
  const name = cell("to") || cell("town");
  const kind = cell("kind").toLowerCase();
  return {
    ...bareStop({ name: name === "" ? null : name, lat: numberOf(cell("lat")), lon: numberOf(cell("lon")) }),
    kind: kind === "rest" || kind === "walk" ? kind : null,
    notes: cell("notes"),
    carry: cell("carry"),
    bookingReference: cell("bookingReference"),
    houseState: houseStates.find((state) => state === cell("houseState")) ?? "none",
    priceCents: price === null || price < 0 || price > 100_000 ? null : Math.round(price * 100),
  };
}

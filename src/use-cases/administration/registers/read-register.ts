import { cutText } from "#domain/text/cut-text.ts";
import { parse } from "csv-parse/sync";
import { isOverpassAnswer, readOverpassElement } from "#domain/house-registers/overpass.ts";
import { readRegisterRow } from "#domain/house-registers/read-register-row.ts";
import type { RegisterColumns } from "#domain/house-registers/register-columns.ts";
import { registerLimits } from "#domain/house-registers/register-import.ts";
import type { RegisterRow } from "#domain/house-registers/register-facts.ts";
import { checkTableSize } from "../../imported-files/sent-file.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { isXml, xmlTable } from "./read-xml-register.ts";

/** Summary of a file before its rows are read. */
export interface RegisterPreview {
  readonly format: "table" | "overpass";
  /** Columns of a table; empty for a response of Overpass. */
  readonly header: readonly string[];
  /** The first rows of a table. */
  readonly sample: readonly (readonly string[])[];
  /** Rows, or elements. */
  readonly rows: number;
}

const sampleRows = 3;
/** Maximum length of a cell in the sample. */
const sampleCharacters = 80;

/**
 * Detects the format of a register: a table with its header and first rows, or a response of Overpass.
 *
 * @throws UseCaseError `not-valid` for any other format, and for more than `registerLimits`
 */
export function previewRegister(text: string): RegisterPreview {
  const answer = overpassElements(text);
  if (answer) return { format: "overpass", header: [], sample: [], rows: answer.length };
  const { rows, head } = previewTable(tableIn(text));
  const [header = [], ...sample] = head;
  if (header.length < 2 || sample.length === 0) throw notValid("file", "register_unreadable");
  return {
    format: "table",
    header: header.map((column) => cutText(column, 200)),
    sample: sample.map((row) => row.map((cell) => cutText(cell, sampleCharacters))),
    rows,
  };
}

/**
 * The rows of a register that have a name. Takes seconds for the largest files.
 *
 * @throws UseCaseError `not-valid` as `previewRegister`, and for a cell that is too long
 */
export function readRegister(text: string, columns: RegisterColumns): readonly RegisterRow[] {
  const answer = overpassElements(text);
  if (answer) return answer.flatMap((element, at) => readOverpassElement(element, at + 1) ?? []);
  const [, ...rows] = tableOf(tableIn(text));
  if (rows.length > registerLimits.rows) throw notValid("file", "register_too_long");
  return rows.flatMap((cells, at) => {
    if (cells.some((cell) => cell.length > registerLimits.cell)) throw notValid("file", "register_cell_too_long");
    const row = readRegisterRow(cells, columns, at + 2);
    return row.name === "" || row.kind === "-" ? [] : [row];
  });
}

function tableOf(text: string): string[][] {
  return isXml(text) ? xmlTable(text) : parseTable(text, delimiterOf(text));
}

/** The number of rows of a table, and the first of them after the header. */
function previewTable(text: string): { readonly rows: number; readonly head: readonly string[][] } {
  if (isXml(text)) {
    const table = xmlTable(text);
    return { rows: table.length - 1, head: table.slice(0, sampleRows + 1) };
  }
  const delimiter = delimiterOf(text);
  const limits = { ...registerLimits, wide: "register_too_wide", long: "register_too_long" } as const;
  return {
    rows: checkTableSize(text, delimiter, limits),
    head: parseTable(text, delimiter, sampleRows + 1),
  };
}

/** The elements of a response of Overpass; null for any other file. @throws UseCaseError `not-valid` */
function overpassElements(text: string): readonly unknown[] | null {
  if (!/^\s*\{/.test(text)) return null;
  const { elements } = parsedAnswer(text);
  if (elements.length > registerLimits.rows) throw notValid("file", "register_too_long");
  return elements;
}

function parsedAnswer(text: string): { readonly elements: readonly unknown[] } {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw notValid("file", "register_unreadable");
  }
  if (!isOverpassAnswer(file)) throw notValid("file", "register_unreadable");
  // Overpass reports errors with status 200 and partial results.
  if ("remark" in file && /error/i.test(String(file.remark))) throw notValid("file", "register_broken_off");
  return file;
}

/**
 * The table without anything before its header: empty lines, titles in a single cell, and Excel's separator line.
 * Normalises line endings of old Macs.
 */
function tableIn(text: string): string {
  return text
    .replaceAll(/\r(?!\n)/g, "\n")
    .replace(/^(?:[ \t]*\r?\n|sep=.\r?\n|"?[^;,\t|"\r\n]+"?[;,\t|]*\r?\n){1,20}/i, "");
}

/** The most frequent delimiter in the header. */
function delimiterOf(text: string): string {
  const [header = ""] = text.split(/\r?\n/, 1);
  const count = (sign: string) => header.split(sign).length;
  return [";", ",", "\t", "|"].toSorted((a, b) => count(b) - count(a))[0] ?? ",";
}

function parseTable(text: string, delimiter: string, maxRows?: number): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      skip_empty_lines: true,
      relax_column_count: true,
      relax_quotes: true,
      ...(maxRows !== undefined && { to: maxRows }),
    });
  } catch {
    throw notValid("file", "register_unreadable");
  }
}

import { registerLimits } from "#domain/house-registers/register-import.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { parseXmlFile } from "../../imported-files/parse-xml-file.ts";

/** Limit for XML files, which take many times their size in memory while parsed. */
const maxCharacters = 12_000_000;
/** Maximum nesting of elements around the list of rows. */
const maxDepth = 5;

type Element = Readonly<Record<string, unknown>>;

export const isXml = (text: string): boolean => /^\uFEFF?\s*<[?!a-z]/i.test(text);

/**
 * The table in an XML file, header first: rows are repeated elements of the same name, columns the elements and
 * attributes within them. Navarra publishes its register in this form.
 *
 * @throws UseCaseError `not-valid` for more than `registerLimits`, and for any other file
 */
export function xmlTable(text: string): string[][] {
  if (text.length > maxCharacters) throw notValid("file", "register_too_long");
  const rows = rowsIn(parseXmlFile(text, new Set(), "register_unreadable"));
  if (rows.length > registerLimits.rows) throw notValid("file", "register_too_long");
  const header = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (header.length > registerLimits.columns) throw notValid("file", "register_too_wide");
  return [header, ...rows.map((row) => header.map((column) => cellOf(row[column])))];
}

function rowsIn(file: unknown): readonly Element[] {
  let element = file;
  for (let depth = 0; depth < maxDepth && isElement(element); depth += 1) {
    const within = Object.entries(element).flatMap(([name, value]) => (name === "?xml" ? [] : [value]));
    const list = within.find(Array.isArray)?.filter(isElement) ?? [];
    if (list.length > 0) return list;
    const elements = within.filter(isElement);
    if (elements.length === 0) return [element];
    [element] = elements;
  }
  throw notValid("file", "register_unreadable");
}

function isElement(value: unknown): value is Element {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The text of an element without children. */
function cellOf(value: unknown): string {
  const text = isElement(value) ? value["#text"] : value;
  return typeof text === "string" ? text.trim() : "";
}

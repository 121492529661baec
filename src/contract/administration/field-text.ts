import { parseJson } from "#contract/http/bounded-json.ts";
import { isIsoDate } from "#domain/calendar/iso-date.ts";
import { readSeason } from "#domain/route-graph/season-text.ts";
import type { FieldDefinition } from "./field-definition.ts";

/** The line of an arc has up to 20,000 points of three numbers. */
export const maxRecordValues = 100_000;

/** Separator of list entries in one cell. */
const separator = ";";

/** In characters, of a season in words: more than twelve periods with all their weekdays. */
const maxSeasonLength = 1_000;

/** More than any list may have: the rest of a longer one changes nothing. */
const maxListEntries = 1_000;

/** Spreadsheets in Spanish, Portuguese, French, German and Italian have words of their own for true and false. */
const yes = new Set(["true", "yes", "1", "sí", "si", "verdadero", "verdadeiro", "vrai", "wahr", "vero"]);
const no = new Set(["false", "no", "0", "falso", "faux", "falsch"]);

/** Yes or no in the words of people and spreadsheets; the text itself if it is neither. */
export function readYesNo(text: string): boolean | string {
  const word = text.toLowerCase();
  return yes.has(word) || (no.has(word) ? false : text);
}

/** A value as text, for tables and text inputs; empty if unknown. */
export function fieldText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) {
    return value.every((entry) => typeof entry === "string" || typeof entry === "number")
      ? value.join(`${separator} `)
      : JSON.stringify(value);
  }
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function readList(text: string): string[] {
  return text
    .split(separator)
    .map((entry) => entry.trim())
    .filter(Boolean)
    .slice(0, maxListEntries);
}

function readJson(text: string): unknown {
  try {
    return parseJson(text, maxRecordValues);
  } catch {
    return text;
  }
}

/**
 * Parses the text of a value; what cannot be parsed is returned unchanged, to be refused by the schema. An empty text
 * is null, or an empty list, or missing if the field is required.
 */
export function readFieldText({ input, schema, isNeeded }: FieldDefinition, typed: string): unknown {
  const text = typed.trim();
  switch (input.kind) {
    case "choices":
    case "words":
      return readList(text);
    case "references":
      return readList(text).map((entry) => (input.isNumbered && /^\d+$/.test(entry) ? Number(entry) : entry));
    case "number":
    case "coordinate":
      if (text !== "") return /^[+-]?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : text;
      break;
    case "yes-no":
      if (text !== "" || !input.unknown) return text !== "" && readYesNo(text);
      break;
    case "time":
      // As spreadsheets write it: 9:00, 14:00:00.
      if (text !== "") return text.replace(/^(\d):/, "0$1:").replace(/^(\d\d:\d\d):00$/, "$1");
      break;
    case "moment":
      if (isIsoDate(text)) return `${text}T00:00:00.000Z`;
      break;
    case "text":
      if (text !== "") return text.replaceAll("\r\n", "\n");
      break;
    case "season":
      if (text !== "") return (text.length <= maxSeasonLength ? readSeason(text) : null) ?? readJson(text);
      break;
    case "path":
      if (text !== "") return readJson(text);
      break;
    default:
      break;
  }
  if (text !== "") return text;
  return isNeeded || !schema.safeParse(null).success ? undefined : null;
}

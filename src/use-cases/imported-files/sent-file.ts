import type { FieldErrorCode } from "#messages/sentences/errors.ts";
import { notValid } from "../use-case-error.ts";
import { yieldIfBusy } from "../workers/yield-to-event-loop.ts";

interface TableLimits {
  readonly columns: number;
  readonly rows: number;
  /** Error code for a table with too many columns or rows. */
  readonly wide: FieldErrorCode;
  readonly long: FieldErrorCode;
}

/** No table made by hand is larger. */
const defaultLimits: TableLimits = { columns: 200, rows: 5000, wide: "table_too_wide", long: "table_too_long" };

/**
 * Limits the columns and rows of a table before it is parsed, as parsers are slow on other input.
 *
 * @returns its number of rows, without the header
 * @throws UseCaseError `not-valid` above the limits, by default 200 columns and 5,000 rows
 */
export function checkTableSize(text: string, delimiter: string, limits: TableLimits = defaultLimits): number {
  const sign = delimiter.charCodeAt(0);
  let [columns, rows, isQuoted, isCellStart] = [1, 1, false, true];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // A quotation mark only counts at the beginning of a cell, and where the cell ends.
    if (code === quotationMark && (isQuoted || isCellStart)) isQuoted = !isQuoted;
    else if (!isQuoted && code === sign) columns += 1;
    else if (!isQuoted && code === lineFeed) [columns, rows] = [1, rows + 1];
    if (columns > limits.columns) throw notValid("file", limits.wide);
    if (rows > limits.rows + 1) throw notValid("file", limits.long);
    isCellStart = !isQuoted && (code === sign || code === lineFeed);
  }
  return text.endsWith("\n") ? rows - 2 : rows - 1;
}

/** The delimiter of a table, from its first line. */
export function delimiterOf(text: string): string {
  const line = text.slice(0, 2000).split(/\r?\n/, 1)[0] ?? "";
  const signs = [",", ";", "\t", "|"].map((sign) => ({ sign, count: line.split(sign).length }));
  return signs.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ",";
}

const quotationMark = 34;
const lineFeed = 10;

/** An uploaded file. */
export interface SentPicture {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** Bytes decoded at a time. */
const chunkBytes = 1_000_000;

/** Signs that no text has; tabs, ends of lines and of pages are allowed. */
// oxlint-disable-next-line no-control-regex
const noText = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

/**
 * The text of a file from any program: UTF-8, UTF-16, the encoding of an XML declaration, or else Windows-1252, which
 * western European spreadsheets still write. Without byte order mark.
 *
 * @returns null for binary data
 */
export async function decodeText(bytes: Uint8Array): Promise<string | null> {
  const named = markedEncoding(bytes) ?? declaredEncoding(bytes);
  const text =
    (named === null ? null : await decoded(bytes, named)) ??
    (await decoded(bytes, "utf-8")) ??
    (await decoded(bytes, "windows-1252"));
  return text;
}

/** From the byte order mark, or from zeros next to Latin letters. */
function markedEncoding(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return "utf-16be";
  return null;
}

function declaredEncoding(bytes: Uint8Array): string | null {
  const beginning = String.fromCharCode(...bytes.subarray(0, 200));
  const name = /^\s*<\?xml[^>]*\bencoding=["']([\w.:-]+)["']/.exec(beginning)?.[1] ?? null;
  // A declaration readable byte by byte cannot be in UTF-16, whatever it claims.
  return name !== null && /^utf-?16/i.test(name) ? null : name;
}

async function decoded(bytes: Uint8Array, encoding: string): Promise<string | null> {
  const pieces: string[] = [];
  try {
    const decoder = new TextDecoder(encoding, { fatal: true });
    for (let at = 0; at < bytes.length; at += chunkBytes) {
      const piece = decoder.decode(bytes.subarray(at, at + chunkBytes), { stream: true });
      if (noText.test(piece)) return null;
      pieces.push(piece);
      await yieldIfBusy();
    }
    return pieces.join("") + decoder.decode();
  } catch {
    return null;
  }
}

/** The file in the field `file` of a form. @throws UseCaseError `not-valid` if missing */
export function sentFile(fields: FormData): File {
  const file = fields.get("file");
  if (!(file instanceof File) || (file.size === 0 && file.name === "")) throw notValid("file", "file_missing");
  return file;
}

/** Magic number of ZIP archives; spreadsheets are archives too. */
const archive = [0x50, 0x4b, 0x03, 0x04];

/** The text of a file. @throws UseCaseError `not-valid`, with code `unreadable` for binary data */
export async function textOf(file: File, unreadable: FieldErrorCode): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (archive.every((byte, place) => bytes[place] === byte)) throw notValid("file", "file_is_archive");
  const text = await decodeText(bytes);
  if (text === null) throw notValid("file", unreadable);
  return text;
}

import { ProblemError } from "../problems.ts";
import { readBytes } from "./read-pieces.ts";

/** How much a JSON body may hold. */
export interface JsonLimits {
  readonly maxBytes: number;
  /** Entries of lists and objects, all together. */
  readonly maxValues: number;
}

/** Limits of operations that state none of their own. */
export const usualJson: JsonLimits = { maxBytes: 1_000_000, maxValues: 10_000 };

/** No body of the contract is half as deep. */
const maxDepth = 32;

const [quote, backslash, comma, openList, closeList, openObject, closeObject] = Buffer.from('"\\,[]{}');

/**
 * The text of a JSON body that is cheap to parse and to validate: its entries and its depth have been counted.
 *
 * @param empty what an empty body stands for
 * @throws ProblemError 413 for too many bytes or values, 400 for a body that is no JSON in UTF-8 or too deep, 408 for a
 *   client that is too slow
 */
export async function readJson(request: Request, { maxBytes, maxValues }: JsonLimits, empty = ""): Promise<string> {
  const sent = await readBytes(request, maxBytes);
  const bytes = sent.byteLength === 0 ? Buffer.from(empty) : sent;
  count(bytes, maxValues);
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    JSON.parse(text);
    return text;
  } catch {
    throw new ProblemError("malformed-request", "The body is not well-formed JSON in UTF-8.");
  }
}

function count(bytes: Uint8Array, maxValues: number): void {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) at = endOfText(bytes, at);
    else if (byte === openList || byte === openObject) depth += 1;
    else if (byte === closeList || byte === closeObject) depth -= 1;
    if (byte === comma || byte === openList || byte === openObject) values += 1;
    if (depth > maxDepth) throw new ProblemError("malformed-request", `The body is nested over ${maxDepth} deep.`);
    if (values > maxValues) {
      throw new ProblemError("body-too-large", `The body may have ${maxValues.toLocaleString("en")} values at most.`);
    }
  }
}

/** Where the text that begins here has its closing quotation mark. */
function endOfText(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
}

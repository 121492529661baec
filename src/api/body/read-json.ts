import { parseJson, TooManyValuesError } from "#contract/http/bounded-json.ts";
import { ProblemError } from "#api/http/problems.ts";
import { readBytes } from "./read-pieces.ts";

/** How much a JSON body may hold. */
export interface JsonLimits {
  readonly maxBytes: number;
  /** Entries of lists and members of objects, all together. */
  readonly maxValues: number;
}

/** Limits of operations that state none of their own. */
export const usualJson: JsonLimits = { maxBytes: 1_000_000, maxValues: 10_000 };

/**
 * The text of a JSON body that is cheap to validate.
 *
 * @param empty what an empty body stands for
 * @throws ProblemError 413 for too many bytes or values, 400 for a body that is no JSON in UTF-8 or too deep, 408 for a
 *   client that is too slow
 */
export async function readJson(request: Request, { maxBytes, maxValues }: JsonLimits, empty = ""): Promise<string> {
  const bytes = await readBytes(request, maxBytes);
  try {
    const text = bytes.byteLength === 0 ? empty : new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    parseJson(text, maxValues);
    return text;
  } catch (error) {
    if (error instanceof TooManyValuesError) throw new ProblemError("body-too-large", error.message);
    throw new ProblemError("malformed-request", "The body is not well-formed JSON in UTF-8, or nested too deep.");
  }
}

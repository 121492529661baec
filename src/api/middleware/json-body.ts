import { createMiddleware } from "hono/factory";
import { defaultFormLimits, isForm, readForm } from "../body/read-form.ts";
import { readBytes } from "../body/read-chunks.ts";
import { mayBeUnstorable, storable } from "../body/storable-json.ts";
import type { Language } from "#domain/text/language.ts";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { fieldsProblem, problemResponse, ProblemError } from "#api/http/problems.ts";
import { DuplicateNameError, parseJson, TooManyValuesError } from "#contract/http/bounded-json.ts";

/** Limits of a JSON body. */
interface JsonLimits {
  readonly maxBytes: number;
  /** Total number of list entries and object members. */
  readonly maxValues: number;
}

/** Limits of operations that state none of their own. */
const defaultJsonLimits: JsonLimits = { maxBytes: 1_000_000, maxValues: 10_000 };

/**
 * The text of a JSON body that is cheap to validate.
 *
 * @param empty the value of an empty body
 * @throws ProblemError 413 for too many bytes or values, 400 for a body that is not JSON in UTF-8, is nested too
 * deeply, or has a duplicate name, 408 for a client that is too slow
 */
export async function readJson(request: Request, { maxBytes, maxValues }: JsonLimits, empty = ""): Promise<string> {
  const bytes = await readBytes(request, maxBytes);
  try {
    const text = bytes.byteLength === 0 ? empty : new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    parseJson(text, maxValues);
    return text;
  } catch (error) {
    if (error instanceof TooManyValuesError) {
      throw new ProblemError("body-too-large", (text) => text.tooMany("values", maxValues));
    }
    if (error instanceof DuplicateNameError) {
      throw new ProblemError("malformed-request", ({ duplicateName }) => duplicateName);
    }
    throw new ProblemError("malformed-request", ({ notJson }) => notJson);
  }
}

export interface JsonBodyOptions extends Partial<JsonLimits> {
  /** Also accepts forms, with their fields as members of an object. */
  readonly forms?: boolean;
  /** Checkboxes of forms, as sent by browsers. */
  readonly checkboxes?: readonly string[];
  /** Every field is optional, and so is the body. */
  readonly isOptional?: boolean;
}

const json = /^\s*application\/json\s*(?:;|$)/i;
const checkedValues = new Set(["1", "on", "true", "yes"]);

/**
 * Passes only well-formed JSON within the limits on to validation.
 *
 * @throws ProblemError 415 for another media type, and as `readJson` and `readForm`
 */
export function jsonBody({ forms = false, checkboxes = [], isOptional = false, ...limits }: JsonBodyOptions = {}) {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    const { raw } = c.req;
    const mediaType = raw.headers.get("Content-Type");
    const isLeftOut = isOptional && mediaType === null;
    const isSentAsForm = forms && isForm(mediaType);
    if (!isLeftOut && !isSentAsForm && !json.test(mediaType ?? "")) {
      c.header("Accept-Post", "application/json");
      return problemResponse(c, "unsupported-media-type", ({ jsonWanted }) => jsonWanted);
    }
    const text = isSentAsForm
      ? JSON.stringify(formMembers(await readForm(raw, defaultFormLimits), checkboxes))
      : storableText(
          await readJson(raw, { ...defaultJsonLimits, ...limits }, isOptional ? "{}" : ""),
          c.get("language"),
        );
    // Validation reads the body again: it gets a fresh one with plain JSON.
    const headers = new Headers(raw.headers);
    headers.set("Content-Type", "application/json");
    headers.delete("Content-Length");
    c.req.raw = new Request(raw.url, { method: raw.method, headers, body: text, signal: raw.signal });
    return next();
  });
}

/** The JSON in storable form. @throws ProblemError 422 by field for a NUL */
function storableText(text: string, language: Language): string {
  if (!mayBeUnstorable(text)) return text;
  const errors: { code: "invalid_format"; format: "regex"; path: (string | number)[]; message: string }[] = [];
  const value = storable(JSON.parse(text), (path) =>
    errors.push({ code: "invalid_format", format: "regex", path: [...path], message: "NUL" }),
  );
  if (errors.length === 0) return JSON.stringify(value);
  throw fieldsProblem(errors, value, language);
}

/** Without files, and without the method override, which has already been applied. */
function formMembers(form: FormData, checkboxes: readonly string[]): Record<string, string | boolean> {
  const fields = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  return Object.fromEntries(
    fields
      .filter(([name]) => name !== "_method")
      .map(([name, value]) => [name, checkboxes.includes(name) ? checkedValues.has(value.toLowerCase()) : value]),
  );
}

import { createMiddleware } from "hono/factory";
import { usualForm } from "../body/form-limits.ts";
import { isForm, readForm } from "../body/read-form.ts";
import { type JsonLimits, readJson, usualJson } from "../body/read-json.ts";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { problemAnswer } from "#api/http/problems.ts";

interface JsonBodyOptions extends Partial<JsonLimits> {
  /** Forms are taken too, with their fields as members of an object. */
  readonly forms?: boolean;
  /** Fields of forms that are ticked or not, as browsers send them. */
  readonly ticks?: readonly string[];
  /** Every field may be left out, and then the body too. */
  readonly isOptional?: boolean;
}

const json = /^\s*application\/json\s*(?:;|$)/i;
const ticked = new Set(["1", "on", "true", "yes"]);

/**
 * Lets only well-formed JSON within the limits through to the validation.
 *
 * @throws ProblemError 415 for another media type, and as `readJson` and `readForm`
 */
export function jsonBody({ forms = false, ticks = [], isOptional = false, ...limits }: JsonBodyOptions = {}) {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    const { raw } = c.req;
    const mediaType = raw.headers.get("Content-Type");
    const isLeftOut = isOptional && mediaType === null;
    const isSentAsForm = forms && isForm(mediaType);
    if (!isLeftOut && !isSentAsForm && !json.test(mediaType ?? "")) {
      c.header("Accept-Post", "application/json");
      return problemAnswer(c, "unsupported-media-type", "Send the body as application/json.");
    }
    const text = isSentAsForm
      ? JSON.stringify(membersOf(await readForm(raw, usualForm), ticks))
      : await readJson(raw, { ...usualJson, ...limits }, isOptional ? "{}" : "");
    // The validation reads the body again: it is given one that is still there, and plain JSON.
    const headers = new Headers(raw.headers);
    headers.set("Content-Type", "application/json");
    headers.delete("Content-Length");
    c.req.raw = new Request(raw.url, { method: raw.method, headers, body: text, signal: raw.signal });
    return next();
  });
}

/** Files are left out, and the method, which has been followed already. */
function membersOf(form: FormData, ticks: readonly string[]): Record<string, string | boolean> {
  const fields = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  return Object.fromEntries(
    fields
      .filter(([name]) => name !== "_method")
      .map(([name, value]) => [name, ticks.includes(name) ? ticked.has(value.toLowerCase()) : value]),
  );
}

import { createMiddleware } from "hono/factory";
import type { ApiEnvironment } from "../environment.ts";
import { problemAnswer } from "../problems.ts";
import { readLimited, usualBodyLimit } from "./json-body.ts";

const form = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

interface FormOptions {
  /** Fields that are ticked or not, as browsers send them. */
  readonly ticks?: readonly string[];
}

/**
 * Takes the fields of a form as if they had been sent as JSON; other bodies
 * pass unseen. Files are left out. To be put before `jsonBody`.
 */
export function formAsJson({ ticks = [] }: FormOptions = {}) {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    const mediaType = c.req.header("Content-Type") ?? "";
    if (!form.test(mediaType)) return next();
    const bytes = await readLimited(c.req.raw, usualBodyLimit).catch(() => undefined);
    if (bytes === null) return problemAnswer(c, "body-too-large", "The form is too large.");
    const response = new Response(bytes === undefined ? null : Uint8Array.from(bytes), {
      headers: { "Content-Type": mediaType },
    });
    const fields = await response.formData().catch(() => null);
    if (fields === null) return problemAnswer(c, "malformed-request", "The form could not be read.");
    const body: Record<string, string | boolean> = {};
    for (const [name, value] of fields) {
      if (typeof value !== "string" || name === "_method") continue;
      body[name] = ticks.includes(name) ? ["1", "on", "true", "yes"].includes(value.toLowerCase()) : value;
    }
    const headers = new Headers(c.req.raw.headers);
    headers.set("Content-Type", "application/json");
    headers.delete("Content-Length");
    c.req.raw = new Request(c.req.raw.url, { method: c.req.method, headers, body: JSON.stringify(body) });
    return next();
  });
}

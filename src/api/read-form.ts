import type { Context } from "hono";
import type { ApiEnvironment } from "./environment.ts";
import { readLimited } from "./middleware/json-body.ts";
import { ProblemError } from "./problems.ts";

/**
 * The fields of a form with files.
 *
 * @param maxBytes longest body in bytes
 * @throws ProblemError for a body that is too long, no form, or broken
 */
export async function readForm(c: Context<ApiEnvironment>, maxBytes: number): Promise<FormData> {
  const mediaType = c.req.header("Content-Type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(mediaType)) {
    throw new ProblemError("unsupported-media-type", "Send the file as multipart/form-data.");
  }
  const bytes = await readLimited(c.req.raw, maxBytes).catch(() => undefined);
  if (bytes === null) {
    throw new ProblemError("body-too-large", `The form may have ${maxBytes.toLocaleString("en")} bytes at most.`);
  }
  const body = bytes === undefined ? null : Uint8Array.from(bytes);
  const fields = await new Response(body, { headers: { "Content-Type": mediaType } }).formData().catch(() => null);
  if (fields === null) throw new ProblemError("malformed-request", "The form could not be read.");
  return fields;
}

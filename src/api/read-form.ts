import type { Context } from "hono";
import type { RefusalFault } from "#contract/refusal-text/sentences.ts";
import { notValid } from "#use-cases/refusal.ts";
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

/** The file in the field `file`. @throws Refusal `not-valid` without one */
export function fileOf(fields: FormData): File {
  const file = fields.get("file");
  if (!(file instanceof File) || (file.size === 0 && file.name === "")) throw notValid("file", "file_missing");
  return file;
}

/** The text of a file in UTF-8. @throws Refusal `not-valid` with `unreadable` for other bytes */
export async function textOf(file: File, unreadable: RefusalFault): Promise<string> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw notValid("file", unreadable);
  }
}

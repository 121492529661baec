import type { RefusalFault } from "#contract/refusal-text/sentences.ts";
import { notValid } from "../refusal.ts";

/** The file in the field `file` of a form. @throws Refusal `not-valid` without one */
export function sentFile(fields: FormData): File {
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

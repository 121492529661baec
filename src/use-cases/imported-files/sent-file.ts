import type { FieldErrorCode } from "#messages/sentences/errors.ts";
import { notValid } from "../use-case-error.ts";
import { decodeText } from "./decode-text.ts";

/** The file in the field `file` of a form. @throws UseCaseError `not-valid` without one */
export function sentFile(fields: FormData): File {
  const file = fields.get("file");
  if (!(file instanceof File) || (file.size === 0 && file.name === "")) throw notValid("file", "file_missing");
  return file;
}

/** The first bytes of archives; spreadsheets are archives too. */
const archive = [0x50, 0x4b, 0x03, 0x04];

/** The text of a file. @throws UseCaseError `not-valid`, with `unreadable` for what is no text */
export async function textOf(file: File, unreadable: FieldErrorCode): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (archive.every((byte, place) => bytes[place] === byte)) throw notValid("file", "file_is_archive");
  const text = await decodeText(bytes);
  if (text === null) throw notValid("file", unreadable);
  return text;
}

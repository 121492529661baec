import type { WireRequest } from "../http-client.ts";
import { hostileJson } from "./hostile-values.ts";

export type Field = readonly [name: string, value: string];

export interface FileField {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

export type DraftBody =
  | { readonly as: "json"; readonly value: unknown }
  | { readonly as: "form"; readonly fields: readonly Field[] }
  | { readonly as: "multipart"; readonly fields: readonly Field[]; readonly file?: FileField }
  /** Raw bytes, with the media type in the headers. */
  | { readonly as: "raw"; readonly bytes: Buffer };

/** A request that is still being changed. */
export interface Draft {
  method: string;
  /** Parts of the path, not yet encoded. */
  path: string[];
  query: Field[];
  headers: Record<string, string>;
  body: DraftBody | undefined;
}

/** Percent-encodes like `encodeURIComponent`, and unpaired surrogates as three bytes. */
export function encoded(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9_.~-]+/gu, (strange) =>
    strange.isWellFormed() ? encodeURIComponent(strange) : [...strange].map(encodedHalf).join(""),
  );
}

function encodedHalf(character: string): string {
  if (character.isWellFormed()) return encodeURIComponent(character);
  const code = character.charCodeAt(0);
  return [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)]
    .map((byte) => `%${byte.toString(16)}`)
    .join("");
}

/** Longer ones are refused by every HTTP server. */
const maxPathLength = 12_000;
const boundary = "----ultreia";

export function wireRequest({ method, path, query, headers, body }: Draft): WireRequest {
  const search = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join("&");
  const target = `/${path.map(encoded).join("/")}${search === "" ? "" : `?${search}`}`.slice(0, maxPathLength);
  const bytes = bytesOf(body);
  const mediaType = bytes && mediaTypeOf(body);
  return {
    method,
    // May cut an escape sequence, which is useful too.
    path: target,
    headers: { ...(mediaType !== undefined && { "Content-Type": mediaType }), ...headers },
    ...(bytes && { body: bytes }),
  };
}

function mediaTypeOf(body: DraftBody | undefined): string | undefined {
  if (body?.as === "json") return "application/json";
  if (body?.as === "form") return "application/x-www-form-urlencoded";
  return body?.as === "multipart" ? `multipart/form-data; boundary=${boundary}` : undefined;
}

export function bytesOf(body: DraftBody | undefined): Buffer | undefined {
  if (body === undefined || body.as === "raw") return body?.bytes;
  if (body.as === "json") return Buffer.from(hostileJson(body.value));
  if (body.as === "form")
    return Buffer.from(body.fields.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join("&"));
  const parts = body.fields.map(([name, value]) =>
    part(`name="${name.replaceAll('"', "%22")}"`, "", Buffer.from(value)),
  );
  if (body.file) {
    const { name, type, bytes } = body.file;
    parts.push(part(`name="file"; filename="${name}"`, `Content-Type: ${type}\r\n`, bytes));
  }
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

function part(disposition: string, headers: string, content: Buffer): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${headers}\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from("\r\n")]);
}

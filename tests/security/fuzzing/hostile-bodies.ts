import { gzipSync } from "node:zlib";
import type { Random } from "./random-choices.ts";
import { bytesOf, type Draft, type DraftBody, type Field } from "./draft.ts";
import { prototypeNames } from "./hostile-values.ts";

interface Sent {
  readonly body: DraftBody | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

const methods = ["PUT", "PATCH", "DELETE", "GET", "delete", "TRACE", "__proto__", "", "\0", "POST, DELETE"];

/** The fields of a body, whatever its media type. */
function fieldsOf(body: DraftBody | undefined): readonly Field[] {
  if (body?.as === "form" || body?.as === "multipart") return body.fields;
  if (body?.as !== "json" || typeof body.value !== "object" || body.value === null) return [["a", "b"]];
  return Object.entries(body.value).map(([name, value]): Field => [name, String(JSON.stringify(value) ?? "")]);
}

const raw = (mediaType: string | undefined, content: string | Buffer, headers: Record<string, string> = {}): Sent => ({
  body: { as: "raw", bytes: Buffer.from(content) },
  headers: { ...(mediaType !== undefined && { "Content-Type": mediaType }), ...headers },
});

const parts = (count: number, name: (at: number) => string): string =>
  Array.from(
    { length: count },
    (_, at) => `--b\r\nContent-Disposition: form-data; name="${name(at)}"\r\n\r\nx\r\n`,
  ).join("");

const multipart = "multipart/form-data; boundary=b";
const urlencoded = "application/x-www-form-urlencoded";

/** Encodings of a body other than the expected one. */
const ways: readonly ((draft: Draft, random: Random) => Sent)[] = [
  () => ({ body: undefined }),
  () => raw("application/json", ""),
  ({ body }) => ({ body: { as: "form", fields: fieldsOf(body) } }),
  ({ body }) => ({ body: { as: "multipart", fields: fieldsOf(body) } }),
  ({ body }) => ({ body: { as: "json", value: Object.fromEntries(fieldsOf(body)) } }),
  ({ body }, random) => ({ body: { as: "form", fields: [["_method", random.of(methods)], ...fieldsOf(body)] } }),
  ({ body }, random) => ({ body: { as: "multipart", fields: [["_method", random.of(methods)], ...fieldsOf(body)] } }),
  ({ body }, random) => ({ body: { as: "form", fields: [...fieldsOf(body), ["_method", random.of(methods)]] } }),
  ({ body }) => ({ body: { as: "form", fields: [...fieldsOf(body), ...fieldsOf(body)] } }),
  ({ body }) => raw("text/plain", bytesOf(body) ?? "x"),
  ({ body }) => raw(undefined, bytesOf(body) ?? "x"),
  ({ body }) => raw("application/xml", bytesOf(body) ?? "<a/>"),
  ({ body }) => raw("application/merge-patch+json", bytesOf(body) ?? "{}"),
  ({ body }) => raw("application/json; charset=utf-16", bytesOf(body) ?? "{}"),
  ({ body }) => raw("application/json; charset=__proto__", Buffer.from(bytesOf(body)?.toString() ?? "{}", "latin1")),
  ({ body }) => raw("application/json", Buffer.from(`\ufeff${bytesOf(body)?.toString()}`, "utf16le")),
  ({ body }) => raw("application/json", gzipSync(bytesOf(body) ?? "{}"), { "Content-Encoding": "gzip" }),
  () => raw("application/json", gzipSync(Buffer.alloc(10_000_000, " ")), { "Content-Encoding": "gzip" }),
  ({ body }) => raw(urlencoded, gzipSync(bytesOf(body) ?? "a=b"), { "Content-Encoding": "gzip" }),
  ({ body }) => raw("application/json", `${bytesOf(body)?.toString() ?? "{}"}}`),
  ({ body }) => raw("application/json", (bytesOf(body) ?? Buffer.from("{")).subarray(0, -1)),
  (_, random) => raw("application/json", `{${`"${random.of(prototypeNames)}":{"a":1},`.repeat(3)}"a":1,"a":2}`),
  () => raw("application/json", "[".repeat(50_000)),
  () => raw("application/json", '{"a":'.repeat(10_000)),
  () => raw("application/json", `{"a":"${"\\u0000".repeat(10_000)}"}`),
  () => raw("application/json", `{"a":"${"x".repeat(1_200_000)}"}`),
  () => raw("application/json", Buffer.from([0x22, 0xc3, 0x28, 0xff, 0xfe, 0x22])),
  () => raw(urlencoded, "a&".repeat(30_000)),
  () => raw(urlencoded, "a&".repeat(500_000)),
  () => raw(urlencoded, "a=1&".repeat(2_000)),
  () => raw(urlencoded, "%".repeat(3_000)),
  () => raw(urlencoded, Buffer.from([0x61, 0x3d, 0xff, 0xc0, 0x80, 0x00])),
  () => raw(`${urlencoded}; charset=utf-7`, "a=+AHs-&__proto__[x]=1&constructor.prototype.x=1&a[]=1&a[0]=2"),
  () => raw("multipart/form-data", "x"),
  () => raw("multipart/form-data; boundary=", "----\r\n"),
  () => raw(`multipart/form-data; boundary="${"b".repeat(300)}"`, "x"),
  () =>
    raw(
      multipart,
      parts(1, () => "a"),
    ),
  () => raw(multipart, `${parts(2_000, (at) => `f${at}`)}--b--\r\n`),
  () => raw(multipart, `${parts(1, () => "__proto__")}${parts(1, () => "\0")}--b--\r\n`),
  () => raw(multipart, "--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n"),
  () => raw(multipart, `--b\r\n${"X-A: b\r\n".repeat(5_000)}\r\nx\r\n--b--\r\n`),
  () => raw(multipart, '--b\r\nContent-Disposition: form-data; name="file"; filename="\0\r\n.png"\r\n\r\nx\r\n--b--'),
  () => raw(multipart, `--b\r\n\r\n${"--b\r\n".repeat(20_000)}`),
  () => raw("multipart/mixed; boundary=b", `${parts(1, () => "a")}--b--\r\n`),
  () => raw(`application/json, ${urlencoded}`, "{}"),
  () => raw("/".repeat(5_000), "{}"),
  () => raw("application/json", "null"),
  () => raw("application/json", '"text"'),
  () => raw("application/json", "[]"),
  () => raw("application/json", "1e999"),
];

/** Changes the encoding of a request's body. */
export function changeEncoding(draft: Draft, random: Random): void {
  const { body, headers } = random.of(ways)(draft, random);
  draft.body = body;
  Object.assign(draft.headers, headers);
}

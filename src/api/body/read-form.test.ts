import { describe, expect, it } from "vitest";
import { readForm } from "./read-form.ts";

const limits = { maxBytes: 20_000, maxFields: 100, maxFiles: 1 };
const url = "http://localhost/";

function sent(body: BodyInit, mediaType?: string): Request {
  return new Request(url, { method: "POST", body, ...(mediaType && { headers: { "Content-Type": mediaType } }) });
}

function formOf(...fields: readonly (readonly [string, string | File])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

const urlencoded = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data; boundary=b";
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const fields = [
  ["name", "Ñuño & María = 50 % + 1"],
  ["notes", "two\r\nlines 🐚"],
  ["tick", "a"],
  ["tick", "b"],
  ["empty", ""],
  ["__proto__", "polluted"],
  ["constructor", "x"],
] as const;

describe("a form", () => {
  it.each([
    ["urlencoded", () => sent(new URLSearchParams(fields.map(([name, value]) => [name, value])))],
    ["multipart", () => sent(formOf(...fields))],
  ])("is read as sent, %s", async (_, request) => {
    expect([...(await readForm(request(), limits))]).toEqual(fields);
  });

  it("contains files with name, type and bytes", async () => {
    const bytes = Uint8Array.from({ length: 10_000 }, (_, place) => place % 256);
    const file = new File([bytes], "Día 1 “o Cebreiro”.gpx", { type: "application/gpx+xml" });
    const read = await readForm(sent(formOf(["a", "1"], ["file", file], ["b", "2"])), limits);
    const found = read.get("file");
    if (!(found instanceof File)) throw new Error("The file is missing.");
    expect(found).toMatchObject({ name: file.name, type: file.type, size: 10_000 });
    expect(new Uint8Array(await found.arrayBuffer())).toEqual(bytes);
    expect([read.get("a"), read.get("b")]).toEqual(["1", "2"]);
  });

  it("contains an empty file if none was chosen, as browsers send", async () => {
    const body = `--b\r\nContent-Disposition: form-data; name="file"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--b--\r\n`;
    expect((await readForm(sent(body, multipart), limits)).get("file")).toMatchObject({ name: "", size: 0 });
  });

  it("may be empty", async () => {
    expect([...(await readForm(sent("", urlencoded), limits))]).toEqual([]);
    expect([...(await readForm(sent("--b--\r\n", multipart), limits))]).toEqual([]);
  });
});

describe("a form is refused", () => {
  const file = new File(["x"], "x.txt");
  it.each([
    ["too many names without a value", () => sent("a&".repeat(101), urlencoded)],
    ["too many fields", () => sent("a=1&".repeat(101), urlencoded)],
    ["only separators", () => sent("&".repeat(101), urlencoded)],
    ["too many parts", () => sent(`${part("a", "1").repeat(101)}--b--\r\n`, multipart)],
    ["too many parts without a name", () => sent(`${"--b\r\n\r\n\r\n".repeat(150)}--b--\r\n`, multipart)],
    ["more files than are taken", () => sent(formOf(["a", file], ["b", file]))],
    ["too many bytes", () => sent(`a=${"x".repeat(20_000)}`, urlencoded)],
    ["too many bytes in a part", () => sent(`${part("a", "x".repeat(20_000))}--b--\r\n`, multipart)],
  ])("with 413 if too large: %s", async (_, request) => {
    await expect(readForm(request(), limits)).rejects.toMatchObject({ kind: "body-too-large" });
  });

  it.each([
    ["without an end", () => sent(part("a", "1"), multipart)],
    ["that ends in a head", () => sent("--b\r\nContent-Disp", multipart)],
    [
      "that ends in a file",
      () => sent(`--b\r\nContent-Disposition: form-data; name="f"; filename="f"\r\n\r\nabc`, multipart),
    ],
    ["without a part", () => sent("nothing at all", multipart)],
    ["that is empty", () => sent("", multipart)],
    ["without a boundary", () => sent(part("a", "1"), "multipart/form-data")],
    ["with an endless boundary", () => sent(part("a", "1"), `multipart/form-data; boundary=${"b".repeat(71)}`)],
  ])("as malformed: one %s", async (_, request) => {
    await expect(readForm(request(), limits)).rejects.toMatchObject({ kind: "malformed-request" });
  });

  it.each([
    undefined,
    "text/plain",
    "application/json",
    "multipart/mixed; boundary=b",
    "application/x-www-form-urlencode",
  ])("if it is no form: %s", async (mediaType) => {
    await expect(readForm(sent("a=1", mediaType), limits)).rejects.toMatchObject({ kind: "unsupported-media-type" });
    await expect(readForm(new Request(url, { method: "DELETE" }), limits)).rejects.toMatchObject({
      kind: "unsupported-media-type",
    });
  });

  it.each([
    () => sent("a=%00", urlencoded),
    () => sent("%00=a", urlencoded),
    () => sent(`${part("a", "\0")}--b--\r\n`, multipart),
  ])("if its text cannot be stored", async (request) => {
    await expect(readForm(request(), limits)).rejects.toMatchObject({ kind: "not-possible" });
  });
});

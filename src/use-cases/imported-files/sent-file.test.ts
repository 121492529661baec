import { expect, it } from "vitest";
import { checkTableSize, decodeText } from "./sent-file.ts";

const utf16 = (text: string): Buffer => Buffer.from(text, "utf16le");
const xml = (encoding: string): string => `<?xml version="1.0" encoding="${encoding}"?><a>ñ</a>`;

it.each<[string, Buffer, string]>([
  ["UTF-8", Buffer.from("Sigüeiro 🐚"), "Sigüeiro 🐚"],
  ["UTF-8 with a mark", Buffer.from("\ufeffñ"), "ñ"],
  ["UTF-16 with a mark", utf16("\ufeffaño"), "año"],
  ["UTF-16 the other way round", utf16("\ufeffaño").swap16(), "año"],
  ["UTF-16 without a mark", utf16("año"), "año"],
  ["Windows-1252", Buffer.from("Sigüeiro, café", "latin1"), "Sigüeiro, café"],
  ["a declared encoding", Buffer.from(xml("ISO-8859-1"), "latin1"), xml("ISO-8859-1")],
  ["a declaration that is wrong", Buffer.from(xml("UTF-16")), xml("UTF-16")],
  ["a declaration that nobody knows", Buffer.from(xml("x-nothing")), xml("x-nothing")],
  ["nothing", Buffer.alloc(0), ""],
])("reads %s", async (_, bytes, text) => {
  expect(await decodeText(bytes)).toBe(text);
});

it("reads long texts with multi-byte characters across chunks", async () => {
  const text = `x${"ñ🐚".repeat(400_000)}`;
  expect(await decodeText(Buffer.from(text))).toBe(text);
  expect(await decodeText(utf16(`\ufeff${text}`))).toBe(text);
  expect(await decodeText(Buffer.from("ñ".repeat(1_500_000), "latin1"))).toBe("ñ".repeat(1_500_000));
});

it.each([
  ["a picture", Buffer.from("89504e470d0a1a0a0000000d", "hex")],
  ["zeros", Buffer.alloc(20)],
  ["half a letter in UTF-16", Buffer.from([0xff, 0xfe, 0, 0xd8])],
])("does not accept %s as text", async (_, bytes) => {
  expect(await decodeText(bytes)).toBeNull();
});

const row = (columns: number) => Array.from({ length: columns }, (_, number) => `${number}`).join(",");

it.each([
  ["", ","],
  [row(200), ","],
  [`${"a;b\r\n".repeat(5000)}`, ";"],
  [`to,notes\nFerrol,"${",".repeat(5000)}\n${"\n".repeat(6000)}"\nBetanzos,`, ","],
  [`to,notes\nFerrol,he said "${",".repeat(100)}"`, ","],
])("accepts a table for people", (text, delimiter) => {
  expect(() => checkTableSize(text, delimiter)).not.toThrow();
});

it.each([
  [row(201), "table_too_wide"],
  [",".repeat(4_000_000), "table_too_wide"],
  [`to\n${",".repeat(300)}`, "table_too_wide"],
  [`a"${",".repeat(300)}`, "table_too_wide"],
  ["Ferrol\n".repeat(5002), "table_too_long"],
])("refuses content that is no such table", (text, code) => {
  expect(() => checkTableSize(text, ",")).toThrow(expect.objectContaining({ errors: { file: [code] } }));
});

import { expect, it } from "vitest";
import { readJson } from "./json-body.ts";

const limits = { maxBytes: 5_000, maxValues: 20 };

function sent(body: BodyInit): Request {
  return new Request("http://localhost/", { method: "POST", body });
}

it.each([
  `{"a":[1,"],[,{",{"b":"\\"\\\\"}],"__proto__":{"c":null}}`,
  `"just a text, with commas, [and] {brackets}"`,
  JSON.stringify(Array.from({ length: 18 }, (_, place) => place)),
  "[".repeat(15) + "]".repeat(15),
])("passes well-formed JSON unchanged: %s", async (text) => {
  expect(await readJson(sent(text), limits)).toBe(text);
});

it.each([
  ["more bytes", `"${"x".repeat(5_000)}"`],
  ["more entries of a list", JSON.stringify(Array.from({ length: 30 }, () => 0))],
  ["more members", JSON.stringify(Object.fromEntries(Array.from({ length: 30 }, (_, place) => [`m${place}`, 0])))],
  ["more empty lists", `[${"[],".repeat(30)}[]]`],
])("refuses a body with %s than allowed", async (_, text) => {
  await expect(readJson(sent(text), limits)).rejects.toMatchObject({ kind: "body-too-large" });
});

it.each([
  ["nested too deep", "[".repeat(40) + "]".repeat(40)],
  ["nested too deep and never closed", `{"a":`.repeat(40)],
  ["no JSON", "{'a':1}"],
  ["cut off within a text", `{"a":"b\\`],
  ["empty", ""],
  ["no UTF-8", Uint8Array.from([0x22, 0xff, 0x22])],
])("is malformed when it is %s", async (_, body) => {
  await expect(readJson(sent(body), { maxBytes: 5_000, maxValues: 1_000 })).rejects.toMatchObject({
    kind: "malformed-request",
  });
});

it("replaces an empty body by its default, if there is one", async () => {
  expect(await readJson(sent(""), limits, "{}")).toBe("{}");
});

import { expect, it } from "vitest";
import { accommodationFields } from "#contract/places/accommodation-fields.ts";
import { lineOf } from "./field-types.ts";

it("removes direction marks around a name, and keeps names of other scripts", () => {
  expect(lineOf(20).parse("\u202eabc\u202c")).toBe("abc");
  expect(lineOf(20).parse("\u2067سانتياغو\u2069")).toBe("سانتياغو");
  expect(lineOf(20).safeParse("\u202e").success).toBe(false);
});

it.each([
  ["\u202a+34 600 123 456\u202c", "+34 600 123 456"],
  ["+34\u00a0600\u2009123\u202f456", "+34 600 123 456"],
  ["981\u201356\u201101\u201002", "981-56-01-02"],
])("normalises a copied telephone number: %j", (copied, typed) => {
  expect(accommodationFields.phone.parse(copied)).toBe(typed);
  expect(accommodationFields.whatsapp.parse(copied)).toBe(typed);
});

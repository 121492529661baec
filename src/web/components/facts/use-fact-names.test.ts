import { expect, it } from "vitest";

import { nameOf } from "./use-fact-names.ts";

const names = { pharmacy: "Pharmacy" };

it("names what has a name", () => {
  expect([nameOf(names, "pharmacy"), nameOf(names, "harbour")]).toEqual(["Pharmacy", undefined]);
});

it.each(["__proto__", "constructor", "toString", "hasOwnProperty"])(
  "knows no word for what an address calls %s, which every object has",
  (code) => {
    expect(nameOf(names, code)).toBeUndefined();
  },
);

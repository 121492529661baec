import { expect, it } from "vitest";

import { nameOf } from "./use-fact-names.ts";

const names = { pharmacy: "Pharmacy" };

it("returns known names", () => {
  expect([nameOf(names, "pharmacy"), nameOf(names, "harbour")]).toEqual(["Pharmacy", undefined]);
});

it.each(["__proto__", "constructor", "toString", "hasOwnProperty"])(
  "has no name for the object property %s",
  (code) => {
    expect(nameOf(names, code)).toBeUndefined();
  },
);

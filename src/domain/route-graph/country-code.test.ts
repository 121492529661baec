import { expect, it } from "vitest";
import { countryCode } from "./country-code.ts";

it.each([
  ["Spain", "ES"],
  ["España", "ES"],
  ["Germany", "DE"],
  ["Alemania", "DE"],
  ["United Kingdom", "GB"],
  [" poland ", "PL"],
  ["PL", "PL"],
  ["Lycia", "Lycia"],
])("the code of %s is %s", (name, code) => {
  expect(countryCode(name)).toBe(code);
});

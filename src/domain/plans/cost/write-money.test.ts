import { expect, it } from "vitest";
import { moneyFormat, writeEuros } from "./write-money.ts";

it("shows cents only if there are any, and groups thousands as in the region", () => {
  expect([1200, 1250, 123_400].map((cents) => writeEuros("en-GB", cents))).toEqual(["€12", "€12.50", "€1,234"]);
  expect([1200, 1250, 123_400].map((cents) => writeEuros("es-ES", cents))).toEqual([
    "12\u00a0€",
    "12,50\u00a0€",
    "1.234\u00a0€",
  ]);
  expect(moneyFormat("en-GB", "CHF").formatRange(12, 15.5)).toBe("CHF\u00a012–15.50");
});

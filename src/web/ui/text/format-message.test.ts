import compile from "icu-minify/compile";
import { expect, it } from "vitest";

import formatMessage from "./format-message.ts";

const write = (message: string, values: Record<string, string | number>): unknown => {
  const formatters = {
    getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...given),
    getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...given),
    getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
      new Intl.DateTimeFormat(...given),
  };
  return formatMessage("key", compile(message), values, { formatters, locale: "en" } as never);
};

it.each([
  ["ירושלים", "\u2068ירושלים\u2069"],
  ["القدس", "\u2068القدس\u2069"],
  ["Sarria", "Sarria"],
])("isolates a name written from right to left: %s", (town, written) => {
  expect(write("From {town}, {km, number} km", { town, km: 12 })).toBe(`From ${written}, 12 km`);
});

it("leaves messages without values alone", () => {
  expect(write("Save", {})).toBe("Save");
});

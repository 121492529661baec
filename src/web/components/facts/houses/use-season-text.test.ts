import { expect, it } from "vitest";
import { formatsOf } from "#web/ui/text/formats.ts";
import { type SeasonWords, writeSeason } from "./use-season-text.ts";

const words: SeasonWords = {
  wholeYear: "all year",
  day: (date) => date,
  span: (from, to) => `${from} to ${to}`,
  easter: "Easter",
  daysBeforeEaster: (days) => `${days} days before Easter`,
  daysAfterEaster: (days) => `${days} days after Easter`,
  weekdays: (names) => `on ${names}`,
};
const write = (season: Parameters<typeof writeSeason>[0]) => writeSeason(season, "en", formatsOf("en"), words);

it("writes fixed days, the whole year and several spans", () => {
  expect(write([{ from: "04-01", to: "10-31" }])).toBe("1 April to 31 October");
  expect(write([{ from: "01-01", to: "12-31" }])).toBe("all year");
  expect(
    write([
      { from: "02-29", to: "03-02" },
      { from: "12-20", to: "01-06" },
    ]),
  ).toBe("29 February to 2 March, 20 December to 6 January");
});

it("writes ends that move with Easter", () => {
  expect(write([{ from: "easter-2", to: "easter+49" }])).toBe("2 days before Easter to 49 days after Easter");
  expect(write([{ from: "easter", to: "11-01" }])).toBe("Easter to 1 November");
});

it("names weekdays unless all are included", () => {
  expect(write([{ from: "01-01", to: "12-31", weekdays: [5, 6, 7] }])).toBe(
    "all year, on Friday, Saturday, and Sunday",
  );
  expect(write([{ from: "01-01", to: "12-31", weekdays: [1, 2, 3, 4, 5, 6, 7] }])).toBe("all year");
});

import { expect, it } from "vitest";
import { plainValue } from "./plain-value.ts";

it.each([
  ["feasts", ["2026-01-06", "2026-07-25"], "6 January 2026; 25 July 2026", "6 de enero de 2026; 25 de julio de 2026"],
  ["fromDay", "11-01", "1 November", "1 de noviembre"],
  ["toDay", "02-29", "29 February", "29 de febrero"],
  ["phone", "11-01", "11-01", "11-01"],
  ["name", "2026-13-45", "2026-13-45", "2026-13-45"],
  ["services", ["bank", "bus"], "bank; bus", "bank; bus"],
  ["beds", 1200, "1200", "1200"],
  ["priceFrom", 12.5, "12.5", "12,5"],
  ["lat", 42.78, "42.78", "42.78"],
  ["season", [{ from: "04-01" }], '[{"from":"04-01"}]', '[{"from":"04-01"}]'],
  ["note", null, "", ""],
])("formats %s %j with dates in the reader's language", (field, value, english, spanish) => {
  expect([plainValue(field, value, "en"), plainValue(field, value, "es")]).toEqual([english, spanish]);
});

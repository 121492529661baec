import { describe, expect, it } from "vitest";
import { isSeasonEnd, parseSeason } from "./season-cell.ts";

describe("isSeasonEnd", () => {
  it.each(["01-01", "12-31", "02-29", "easter", "easter+49", "easter-2"])("takes %s", (end) => {
    expect(isSeasonEnd(end)).toBe(true);
  });

  it.each(["", "13-01", "00-10", "04-31", "02-30", "1-1", "04-00", "easter 49", "easter+", "Easter"])(
    "refuses %j",
    (end) => {
      expect(isSeasonEnd(end)).toBe(false);
    },
  );
});

describe("parseSeason", () => {
  it("reads spans with and without weekdays", () => {
    const spans = [
      { from: "easter", to: "10-31" },
      { from: "11-01", to: "03-31", weekdays: [5, 6] },
    ];
    expect(parseSeason(JSON.stringify(spans))).toEqual(spans);
  });

  it.each([
    "April to October",
    "[]",
    "{}",
    "[null]",
    '[{"from":"04-01"}]',
    '[{"from":"04-01","to":"31-10"}]',
    '[{"from":"04-01","to":"10-31","weekdays":[0]}]',
    '[{"from":"04-01","to":"10-31","weekdays":"Mo"}]',
  ])("refuses %s", (json) => {
    expect(parseSeason(json)).toBeNull();
  });
});

import { describe, expect, it } from "vitest";

import type { Season } from "./route-graph.ts";
import { readSeason, writeSeason } from "./season-text.ts";

describe("readSeason", () => {
  it.each([
    ["All year", [{ from: "01-01", to: "12-31" }]],
    ["todo el año", [{ from: "01-01", to: "12-31" }]],
    ["1 April to 31 October", [{ from: "04-01", to: "10-31" }]],
    ["from April 1st – Oct 31", null],
    ["April 1 – Oct. 31", [{ from: "04-01", to: "10-31" }]],
    ["del 1 de abril al 31 de octubre", [{ from: "04-01", to: "10-31" }]],
    ["marzo a febrero", [{ from: "03-01", to: "02-29" }]],
    ["Semana Santa hasta septiembre", [{ from: "easter", to: "09-30" }]],
    [
      "easter-7 to 10-31; 12-01 to 12-24",
      [
        { from: "easter-7", to: "10-31" },
        { from: "12-01", to: "12-24" },
      ],
    ],
    ["04-01 - 10-31", [{ from: "04-01", to: "10-31" }]],
    ["abril a mayo (lunes, mié, Sábado)", [{ from: "04-01", to: "05-31", weekdays: [1, 3, 6] }]],
    ["April to May (someday)", null],
    ["April to May ()", null],
    ["April to May (mo)", null],
    ["(mon) April to May", null],
    ["31 April to 31 October", null],
    ["summer", null],
    ["April", null],
    ["April to", null],
    ["1 April to 31 October to 3 May", null],
    ["", null],
  ])("reads %j", (text, season) => {
    expect(readSeason(text)).toEqual(season);
  });
});

describe("writeSeason", () => {
  it.each<[string, Season]>([
    ["04-01 to 10-31", [{ from: "04-01", to: "10-31" }]],
    [
      "easter-7 to easter+70 (sun mon); easter to 02-29",
      [
        { from: "easter-7", to: "easter+70", weekdays: [7, 1] },
        { from: "easter", to: "02-29" },
      ],
    ],
    ["01-01 to 12-31 (mon tue wed thu fri sat sun)", [{ from: "01-01", to: "12-31", weekdays: [1, 2, 3, 4, 5, 6, 7] }]],
  ])("writes %j, which is read as the same", (text, season) => {
    expect(writeSeason(season)).toBe(text);
    expect(readSeason(text)).toEqual(season);
  });

  it("writes no days of the week where none are listed", () => {
    expect(writeSeason([{ from: "04-01", to: "10-31", weekdays: [] }])).toBe("04-01 to 10-31");
  });
});

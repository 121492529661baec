import { expect, it } from "vitest";
import { threeWay } from "./three-way.ts";

const season = [{ from: "03-01", to: "10-31" }];
const row = {
  resource: "accommodation",
  key: "albergue-brea",
  facts: { season, rooms: ["double"] },
  sources: {},
} as const;

it("accepts new lists, whether unknown means null or an empty list", () => {
  expect(threeWay(row, {}, { sources: {}, season: null, rooms: [] } as never)).toEqual({
    changes: { season, rooms: ["double"], sources: {} },
    leftAlone: [],
  });
});

it("keeps a list changed by an editor", () => {
  const own = [{ from: "01-01", to: "12-31" }];
  const { changes, leftAlone } = threeWay(row, {}, { sources: {}, season: own, rooms: ["double"] } as never);
  expect(changes).toBeNull();
  expect(leftAlone).toMatchObject([{ field: "season", stored: own }]);
});

it("takes the date of a source that states the same fact, except in rows that somebody has changed", () => {
  const told = (date: string, source = "de-calixtinus") => ({ date, source, certainty: "medium" }) as const;
  const dated = { ...row, sources: { season: told("2023"), rooms: told("2023") } };
  const stored = { season, rooms: ["double"], sources: { season: told("2026-11"), rooms: told("2026-11", "owner") } };
  expect(threeWay(dated, row.facts, stored).changes).toEqual({
    sources: { season: told("2023"), rooms: told("2026-11", "owner") },
  });
  const edited = { ...stored, updatedBy: "0199a000-0000-7000-8000-000000000001" };
  expect(threeWay(dated, row.facts, edited).changes).toBeNull();
  const own = { ...stored, rooms: ["single"], season: [] };
  expect(threeWay({ ...dated, facts: row.facts }, row.facts, own).changes).toBeNull();
});

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

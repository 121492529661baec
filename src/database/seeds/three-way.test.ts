import { expect, it } from "vitest";
import { threeWay } from "./three-way.ts";

const season = [{ from: "03-01", to: "10-31" }];
const row = {
  resource: "accommodation",
  key: "albergue-brea",
  facts: { season, rooms: ["double"] },
  sources: {},
} as const;

it("brings in lists that were not known before, whether unknown is none or an empty list", () => {
  expect(threeWay(row, {}, { sources: {}, season: null, rooms: [] } as never)).toEqual({
    changes: { season, rooms: ["double"], sources: {} },
    leftAlone: [],
  });
});

it("leaves a list changed by somebody", () => {
  const own = [{ from: "01-01", to: "12-31" }];
  const { changes, leftAlone } = threeWay(row, {}, { sources: {}, season: own, rooms: ["double"] } as never);
  expect(changes).toBeNull();
  expect(leftAlone).toMatchObject([{ field: "season", stored: own }]);
});

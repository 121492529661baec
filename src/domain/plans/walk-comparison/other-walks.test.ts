import { describe, expect, it } from "vitest";

import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { withDefaults } from "#domain/planner/options/with-defaults.ts";
import { classicWalk, freeOptions, gentleWalk, shortWalk } from "./other-walks.ts";

const options = (given: Partial<PlannerOptions> = {}): PlannerOptions =>
  withDefaults({ start: "a", end: "z" }, { route: "camino", ...given });

describe("the alternative walks for comparison", () => {
  it("start without a number of days and without the guidebook's stages, whatever else is requested", () => {
    const free = freeOptions(options({ days: 30, mustStop: ["b", "c", "own"], max: 8 }), ["b", "c"]);
    expect(free).toMatchObject({ days: null, mustStop: ["own"], max: 8 });
    expect(freeOptions(options({ mustStop: ["b"] }), ["b", "c"]).mustStop).toEqual(["b"]);
  });

  it("take as few days as possible", () => {
    expect(shortWalk(options(), [{ days: 12 }, { days: 9 }, { days: 10 }]).days).toBe(9);
    expect(shortWalk(options(), []).days).toBeNull();
  });

  it("end where the guidebook's stages end, if there are any", () => {
    expect(classicWalk(options({ mustStop: ["own"] }), ["b"])?.mustStop).toEqual(["own", "b"]);
    expect(classicWalk(options(), [])).toBeNull();
  });

  it("are gentle for everybody: shorter days, a gentle start, rest days", () => {
    const walker = { pace: options().pace, ideal: 5, max: 6 };
    const gentle = gentleWalk(options({ walkers: [walker] }));
    expect(gentle).toMatchObject({ ideal: 5.5, max: 9.5, easeInDays: 3, restEvery: { after: 7, min: 5, max: 9 } });
    expect(gentle.walkers).toEqual([{ ...walker, ideal: 4 }]);
    const own = { after: 4, min: 3, max: 5 };
    expect(gentleWalk(options({ measure: "km", ideal: 23, easeInDays: 6, restEvery: own }))).toMatchObject({
      ideal: 18,
      easeInDays: 6,
      restEvery: own,
    });
  });
});

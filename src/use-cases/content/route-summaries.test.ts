import { expect, it } from "vitest";
import { climbOfRoute } from "./route-summaries.ts";

const totals = { km: 20, ascentM: 1_200, descentM: 0, ascentUnknownKm: 0, descentUnknownKm: 0 };

it("says of an ascent whether it is whole, whatever is known of the descent", () => {
  expect(climbOfRoute(totals)).toEqual({ ascentM: 1_200 });
  expect(climbOfRoute({ ...totals, descentUnknownKm: 20 })).toEqual({ ascentM: 1_200 });
  expect(climbOfRoute({ ...totals, ascentUnknownKm: 3 })).toEqual({ ascentM: 1_200, isClimbPartial: true });
  expect(climbOfRoute({ ...totals, ascentUnknownKm: 20 })).toEqual({ ascentM: null });
});

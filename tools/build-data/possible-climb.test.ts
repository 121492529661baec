import { expect, it } from "vitest";

import { withPossibleClimb } from "./possible-climb.ts";

const arc = (ascent_m: string, descent_m: string, climb_source = "") => ({ ascent_m, descent_m, climb_source });

it("raises the sum that the elevations of the ends show to be too small, and names it an estimate", () => {
  expect(withPossibleClimb(arc("135", "0"), "643", "489")).toEqual(arc("135", "289", "estimate:elevations"));
  expect(withPossibleClimb(arc("15", "5"), "431", "562")).toEqual(arc("136", "5", "estimate:elevations"));
});

it("leaves climbs alone that are possible, unknown or of another source", () => {
  for (const known of [arc("135", "50"), arc("", ""), arc("", "0"), arc("0", "0", "srtm")])
    expect(withPossibleClimb(known, "505", "565")).toBe(known);
  expect(withPossibleClimb(arc("500", "0"), "", "565")).toEqual(arc("500", "0"));
  expect(withPossibleClimb(arc("500", "0"), undefined, "565")).toEqual(arc("500", "0"));
});

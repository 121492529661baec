import { expect, it } from "vitest";
import { groupAmenities } from "./amenity-list.tsx";

it("puts what a house has into groups, the rest last, and leaves out empty groups", () => {
  expect(groupAmenities(["wifi", "pets", "kitchen", "breakfast", "sauna"])).toEqual([
    { key: "food", amenities: ["kitchen", "breakfast"] },
    { key: "animals", amenities: ["pets"] },
    { key: "other", amenities: ["wifi", "sauna"] },
  ]);
  expect(groupAmenities([])).toEqual([]);
});

import { expect, it } from "vitest";
import { groupAmenities } from "./amenity-list.tsx";

it("groups amenities, the rest last, without empty groups", () => {
  expect(groupAmenities(["wifi", "pets", "kitchen", "breakfast", "sauna"])).toEqual([
    { key: "food", amenities: ["kitchen", "breakfast"] },
    { key: "animals", amenities: ["pets"] },
    { key: "other", amenities: ["wifi", "sauna"] },
  ]);
  expect(groupAmenities([])).toEqual([]);
});

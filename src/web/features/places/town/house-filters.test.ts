import { expect, it } from "vitest";
import { readHouseFilters } from "./house-filters.ts";
import { houseQuery } from "./house-query.server.ts";

const houses = [
  { type: "hotel", amenities: ["wifi", "pets"] },
  { type: "albergue_municipal", amenities: ["kitchen"] },
];
const read = (query: string) => readHouseFilters(new URLSearchParams(query), houses);

it("reads the available filters", () => {
  expect(read("type=hotel&amenity=pets&openOn=2027-05-10")).toEqual({
    type: "hotel",
    amenity: "pets",
    openOn: "2027-05-10",
  });
});

it("ignores anything else", () => {
  expect(read("type=castle&amenity=%3Cscript%3E&openOn=2027-02-30")).toEqual({ type: "", amenity: "", openOn: "" });
  expect(read("openOn=")).toEqual({ type: "", amenity: "", openOn: "" });
});

it("requests the places to stay of one town on one route", () => {
  const query = houseQuery("camino-frances", "sarria", { type: "", amenity: "pets", openOn: "" });
  expect(query).toMatchObject({
    route: ["camino-frances"],
    town: ["sarria"],
    type: [],
    amenity: ["pets"],
    perPage: 100,
    page: 1,
  });
  expect(query.openOn).toBeUndefined();
});

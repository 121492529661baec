import { expect, it } from "vitest";
import { suggestions } from "./show-finders.ts";

interface Query extends Record<string, unknown> {
  readonly amenity: readonly string[];
  readonly openOn?: string | undefined;
  readonly q?: string;
}

const count = async ({ amenity, openOn }: Query) =>
  (amenity.includes("pool") ? 0 : 5) - (openOn === undefined ? 0 : 2) - amenity.length;

it("names each filter whose removal alone gives results, the most promising first", async () => {
  const query: Query = { amenity: ["pool", "pets"], openOn: "2027-05-10" };
  expect(await suggestions(query, ["q", "amenity", "openOn"], count)).toEqual([
    { field: "amenity", value: "pool", count: 2 },
  ]);
  const dated: Query = { amenity: ["pets", "kitchen", "wifi"], openOn: "2027-05-10" };
  expect(await suggestions(dated, ["amenity", "openOn"], count)).toEqual([
    { field: "openOn", value: null, count: 2 },
    { field: "amenity", value: "pets", count: 1 },
    { field: "amenity", value: "kitchen", count: 1 },
    { field: "amenity", value: "wifi", count: 1 },
  ]);
});

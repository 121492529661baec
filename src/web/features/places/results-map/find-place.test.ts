import { expect, it } from "vitest";
import type { FoundPlace } from "#contract/places/found-places.ts";
import { findPlace } from "./results-on-map.tsx";

const place = (id: string): FoundPlace => ({
  id,
  kind: id.includes("/") ? "house" : "town",
  name: id,
  type: "village",
  lat: 42,
  lon: -3,
  count: 1,
  entry: id,
  page: 1,
  url: null,
});
const places = [place("inn/the-inn"), place("inn")];

it("finds an entry at its position, or at its town if that is unknown", () => {
  expect(findPlace(places, "inn/the-inn")?.id).toBe("inn/the-inn");
  expect(findPlace(places, "inn/the-barn")?.id).toBe("inn");
  expect(findPlace(places, "end/the-barn")).toBeNull();
  expect(findPlace(places, null)).toBeNull();
});

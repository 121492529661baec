import { describe, expect, it } from "vitest";
import type { AccommodationDetail } from "#contract/places/accommodations.ts";
import { countFacts, isFactKnown, sourceOf } from "./house-facts.ts";

const source = { source: "openstreetmap", date: "2026-11", certainty: "medium" as const };
const house: AccommodationDetail = {
  uuid: "u",
  slug: "casa",
  name: "Casa",
  otherNames: [],
  address: null,
  registerNumber: null,
  type: "pension",
  status: "open",
  statusNote: null,
  statusNoteEs: null,
  town: { uuid: "t", slug: "sarria", name: "Sarria" },
  routes: ["camino-frances"],
  km: 650,
  lat: 42,
  lon: -7,
  distanceOffRouteM: 40,
  beds: null,
  priceFrom: null,
  priceTo: null,
  currency: null,
  donation: false,
  season: null,
  seasonConfirmFirst: false,
  reservable: null,
  amenities: [],
  url: null,
  operator: null,
  rooms: [],
  checkInFrom: "13:00",
  checkInUntil: null,
  phone: null,
  secondPhone: null,
  whatsapp: null,
  email: null,
  web: null,
  description: null,
  verifiedAt: null,
  osmId: null,
  licence: null,
  photos: [],
  neighbours: [],
  otherClaims: [],
  version: 1,
  sources: { lat: source, checkInFrom: { ...source, certainty: "low" } },
};

describe("known facts of a place to stay", () => {
  it("are counted without empty lists and missing donations", () => {
    expect(countFacts(house)).toEqual({ known: 3, all: 14 });
    expect(countFacts({ ...house, amenities: ["wifi"], donation: true, rooms: ["dormitory"] })).toEqual({
      known: 6,
      all: 14,
    });
  });

  it("include a range with one known end", () => {
    expect(isFactKnown(house, "checkIn")).toBe(true);
    expect(isFactKnown(house, "price")).toBe(false);
    expect(isFactKnown({ ...house, priceTo: 12 }, "price")).toBe(true);
  });

  it("name who confirmed them", () => {
    expect(sourceOf(house, "checkIn")?.certainty).toBe("low");
    expect(sourceOf(house, "place")?.certainty).toBe("medium");
    expect(sourceOf(house, "beds")).toBeNull();
  });
});

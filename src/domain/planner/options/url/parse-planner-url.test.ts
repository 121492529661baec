import { describe, expect, it } from "vitest";

import { parsePlannerUrl } from "./parse-planner-url.ts";
import type { TownChoice } from "../route-choices.ts";

const route = { slug: "camino-ingles", name: "Camino Inglés", start: "ferrol", end: "santiago-de-compostela" };
const town = (slug: string, name: string, ...spellings: string[]): TownChoice => ({ slug, name, spellings, km: null });

const mustStops = (search: string, towns: readonly TownChoice[]) =>
  parsePlannerUrl(search, route, towns).input.mustStop;

describe("towns typed by name", () => {
  const towns = [town("mino", "Miño", "Minho"), town("betanzos", "Betanzos"), town("mino-vello", "Miño")];

  it("become slugs, in any spelling, the first of several of one name", () => {
    expect(mustStops("?mustStop=MINHO&mustStop=betanzos&mustStop=mino-vello", towns)).toEqual([
      "mino",
      "betanzos",
      "mino-vello",
    ]);
    expect(mustStops("?mustStop=Miño", towns)).toEqual(["mino"]);
  });

  it("stay unchanged if unknown", () => {
    expect(mustStops("?mustStop=Nowhere&mustStop=nowhere", towns)).toEqual(["Nowhere", "nowhere"]);
  });

  it("are found without a linear search for each", () => {
    let read = 0;
    const many = Array.from({ length: 300 }, (_, index) => ({
      ...town(`town-${index}`, `Town ${index}`),
      get spellings() {
        read += 1;
        return [];
      },
    }));
    const typed = Array.from({ length: 1000 }, (_, index) => `mustStop=Unknown${index}`).join("&");
    mustStops(`?${typed}`, many);
    expect(read).toBeLessThanOrEqual(many.length);
  });
});

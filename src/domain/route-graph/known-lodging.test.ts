import { describe, expect, it } from "vitest";
import { knownLodging, knownServices, numberOfHouses, type House } from "./known-lodging.ts";

const summer = [{ from: "04-01", to: "10-31" }];
const house = (type: string, facts: Partial<House> = {}): House => ({
  type,
  status: "open",
  season: null,
  beds: null,
  ...facts,
});

describe("knownLodging", () => {
  it("counts places of unknown season by type and lists the others", () => {
    const known = knownLodging([house("hotel"), house("hotel"), house("hotel", { season: summer })], []);
    expect(known).toEqual({ lodging: { hotel: 2 }, seasonalLodging: [{ type: "hotel", season: summer }] });
    expect(numberOfHouses(known)).toBe(3);
  });

  it("counts an unnamed type once", () => {
    expect(knownLodging([house("hotel")], ["hotel", "hostel"]).lodging).toEqual({ hotel: 1, hostel: 1 });
    expect(knownLodging([house("hotel", { season: summer })], ["hotel"]).lodging).toEqual({});
  });

  it("never counts a closed place, whatever its season, nor as an unnamed one", () => {
    const houses = [
      house("hotel", { status: "closed" }),
      house("hotel", { status: "temporarily_closed", season: summer }),
    ];
    expect(knownLodging(houses, ["hotel"])).toEqual({ lodging: {}, seasonalLodging: [] });
  });
});

const serving = (amenities: readonly string[], status: "open" | "closed" = "open") => ({ status, amenities });

it("counts a place that serves meals as a restaurant if no service is known", () => {
  expect(knownServices([], [serving(["wifi"]), serving(["dinner"])])).toEqual(["restaurant"]);
  expect(knownServices([], [serving(["half_board"])])).toEqual(["restaurant"]);
  expect(knownServices([], [serving(["breakfast"]), serving(["dinner"], "closed")])).toEqual([]);
});

it("keeps known services", () => {
  expect(knownServices(["bus"], [serving(["restaurant"])])).toEqual(["bus"]);
});

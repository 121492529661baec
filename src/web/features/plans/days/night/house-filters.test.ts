import { expect, it } from "vitest";

import type { PlanHouse } from "#contract/plans/plan-houses.ts";
import { filterHouses, noFilters } from "./house-filters.ts";

const summer = [{ from: "04-01", to: "10-31" }] as const;
const allYear = [{ from: "01-01", to: "12-31" }] as const;
const house = (uuid: string, facts: Partial<PlanHouse> = {}) =>
  ({
    uuid,
    type: "albergue_private",
    status: "open",
    season: null,
    phone: null,
    whatsapp: null,
    email: null,
    ...facts,
  }) as PlanHouse;
const orderOn = (houses: readonly PlanHouse[], chosen: string | null, date?: string, types: readonly string[] = []) =>
  filterHouses(houses, noFilters, chosen, date, types).map(({ uuid }) => uuid);

it("lists the chosen house, then those known to be open that night, then unknown ones, closed ones last", () => {
  const houses = [
    house("summer", { season: summer }),
    house("closed", { status: "temporarily_closed" }),
    house("unknown"),
    house("all year", { season: allYear }),
    house("chosen"),
  ];
  expect(orderOn(houses, "chosen", "2026-12-01")).toEqual(["chosen", "all year", "unknown", "summer", "closed"]);
  expect(orderOn(houses, "chosen", "2027-05-01")).toEqual(["chosen", "summer", "all year", "unknown", "closed"]);
  // Without a date no season says anything.
  expect(orderOn(houses, null)).toEqual(["summer", "unknown", "all year", "chosen", "closed"]);
});

it("lists houses that can be contacted before others that are as likely to be open", () => {
  const houses = [
    house("door"),
    house("phone", { phone: "+34 600 000 001" }),
    house("open door", { season: allYear }),
    house("mail", { email: "a@example.org" }),
  ];
  expect(orderOn(houses, null, "2026-12-01")).toEqual(["open door", "phone", "mail", "door"]);
});

it("lists houses of the wanted types before others, except closed ones", () => {
  const houses = [
    house("open albergue", { season: allYear }),
    house("closed hotel", { type: "hotel", season: summer }),
    house("albergue"),
    house("pension", { type: "pension" }),
    house("open hotel", { type: "hotel", season: allYear }),
  ];
  const order = ["open hotel", "pension", "open albergue", "albergue", "closed hotel"];
  expect(orderOn(houses, null, "2026-12-01", ["hotel", "pension"])).toEqual(order);
});

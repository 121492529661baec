import { expect, it } from "vitest";
import { accommodationListQuery } from "#contract/places/accommodations.ts";
import { townListQuery } from "#contract/places/towns.ts";
import { routeSummaries } from "#use-cases/content/route-summaries.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { showHouseFinder, showTownFinder } from "./show-finders.ts";

const database = await testDatabase({ seeded: true });
const { context } = testApplication(database);
const routes = (await routeSummaries(context)).map(({ slug }) => slug);

const housesWith = (filters: object) => showHouseFinder(context, accommodationListQuery.parse(filters));
const townsWith = (filters: object) => showTownFinder(context, townListQuery.parse(filters));

it("offers exactly the filters that find a place to stay on the route", async () => {
  const everywhere = (await housesWith({})).choices;
  let missing = 0;
  for (const route of routes) {
    const { choices } = await housesWith({ route });
    for (const amenity of everywhere.amenities) {
      const { total } = (await housesWith({ route, amenity })).list;
      expect([route, amenity, total > 0]).toEqual([route, amenity, choices.amenities.includes(amenity)]);
      missing += Number(total === 0);
    }
    for (const type of everywhere.types) {
      const { total } = (await housesWith({ route, type })).list;
      expect([route, type, total > 0]).toEqual([route, type, choices.types.includes(type)]);
      missing += Number(total === 0);
    }
    const { total } = (await housesWith({ route, reservable: "true" })).list;
    expect(choices.someTakeReservations).toBe(total > 0);
  }
  expect(missing).toBeGreaterThan(0);
});

it("offers exactly the filters that find a town on the route", async () => {
  const everywhere = (await townsWith({})).choices;
  for (const route of routes) {
    const { choices } = await townsWith({ route });
    for (const service of everywhere.services) {
      const { total } = (await townsWith({ route, service })).list;
      expect([route, service, total > 0]).toEqual([route, service, choices.services.includes(service)]);
    }
    for (const size of everywhere.sizes) {
      const { total } = (await townsWith({ route, size })).list;
      expect([route, size, total > 0]).toEqual([route, size, choices.sizes.includes(size)]);
    }
  }
});

it("offers, for several routes, filters that match on any of them", async () => {
  const [first, second] = routes;
  const both = (await housesWith({ route: [first, second] })).choices.types;
  const each = await Promise.all([first, second].map(async (route) => (await housesWith({ route })).choices.types));
  expect(both).toEqual([...new Set(each.flat())].toSorted());
});

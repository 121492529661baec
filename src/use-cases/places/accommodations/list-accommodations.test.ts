import fc from "fast-check";
import { expect, it } from "vitest";
import { accommodationListQuery, type AccommodationListQuery } from "#contract/places/accommodations.ts";
import { isOpenOn } from "#domain/calendar/season.ts";
import { accommodationDirectory, type ListedHouse } from "#use-cases/content/accommodation-directory.ts";
import { distancesOffRoutes } from "#use-cases/content/distances-off-routes.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { compareNames } from "#use-cases/lists/order-places.ts";
import { findAccommodations } from "./list-accommodations.ts";

const database = await testDatabase({ seeded: true });
const { context } = testApplication(database);
const directory = await accommodationDirectory(context);
const distances = await distancesOffRoutes(context);

/** Filters each place separately, then sorts all. */
function plainly({
  q,
  route,
  type,
  amenity,
  reservable,
  openOn,
  withinKm,
  sort,
}: AccommodationListQuery): ListedHouse[] {
  const among = q ? directory.index.find(q) : directory.houses;
  const matches = among.filter(
    ({ record, town }) =>
      (route.length === 0 || town.routes.some(({ slug }) => route.includes(slug))) &&
      (type.length === 0 || type.some((one) => one === record.type)) &&
      amenity.every((one) => record.amenities.includes(one)) &&
      (reservable === undefined || record.reservable === reservable) &&
      (openOn === undefined ||
        (record.status === "open" && (record.season === null || isOpenOn(record.season, openOn)))) &&
      (withinKm === undefined ||
        distances(record).some(
          (off) => (route.length === 0 || route.includes(off.route)) && off.metres <= withinKm * 1000,
        )),
  );
  if (sort === "-name") return matches.toSorted((a, b) => compareNames(b, a));
  return q && sort === undefined ? [...matches] : matches.toSorted(compareNames);
}

it("equals filtering each place separately, in the requested order", async () => {
  const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
  const queries = fc.record({
    q: some(fc.constantFrom("casa", "albergue", "leon")),
    route: fc.constantFrom([], ["camino-ingles", "camino-frances"]),
    type: fc.subarray(["hotel", "hostel", "albergue_municipal"]),
    amenity: fc.subarray(["wifi", "kitchen"]),
    reservable: some(fc.constantFrom("true", "false")),
    openOn: some(fc.constantFrom("2027-01-15", "2027-05-12", "2027-08-01")),
    withinKm: some(fc.constantFrom("0.2", "1")),
    sort: some(fc.constantFrom("name", "-name")),
  });
  await fc.assert(
    fc.asyncProperty(queries, async (asked) => {
      const query = accommodationListQuery.parse(
        Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)),
      );
      const uuids = (houses: readonly ListedHouse[]) => houses.map(({ record }) => record.uuid);
      expect(uuids(await findAccommodations(context, query))).toEqual(uuids(plainly(query)));
    }),
    { numRuns: 60 },
  );
});

it("does not sort a sorted list again", async () => {
  expect(await findAccommodations(context, accommodationListQuery.parse({}))).toBe(directory.houses);
});

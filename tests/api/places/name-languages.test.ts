import { expect, it } from "vitest";
import { searchResults } from "#contract/places/search.ts";
import { routeMap } from "#contract/routes/route-map.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);

it("found places and places on maps say in which language a describing name is", async () => {
  const { rows } = await database.pool.query(`
    SELECT point.uuid, point.name, point.lat, route.slug FROM point_of_interest AS point
    JOIN point_of_interest_route ON point_of_interest_uuid = point.uuid JOIN route ON route.uuid = route_uuid
    WHERE point.name_language = 'en' AND length(point.name) > 12 ORDER BY point.slug LIMIT 1`);
  const [point] = rows;
  const found = await application.get(`/api/search?limit=50&q=${encodeURIComponent(point.name)}`);
  const results = searchResults.parse(await found.json());
  expect(results.find(({ uuid }) => uuid === point.uuid)).toMatchObject({ name: point.name, nameLanguage: "en" });
  expect(results.filter(({ kind }) => kind === "town").every((town) => !("nameLanguage" in town))).toBe(true);

  const { points } = routeMap.parse(await (await application.get(`/api/routes/${point.slug}/map`)).json());
  const drawn = points.find(({ name, lat }) => name === point.name && lat === point.lat);
  expect(drawn).toMatchObject({ nameLanguage: "en" });
  expect(points.filter((one) => !("nameLanguage" in one)).length).toBeGreaterThan(points.length / 2);
});

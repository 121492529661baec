import { expect, it } from "vitest";
import { showRouteFinder } from "#use-cases/places/finders/show-route-finder.ts";
import { showRoute } from "#use-cases/routes/show-route.ts";
import { showRouteGraph } from "#use-cases/routes/show-route-graph.ts";
import { routeSummaries } from "#use-cases/content/route-summaries.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { showHome } from "./show-home.ts";
import { showRouteOutlines } from "./show-route-outlines.ts";

const database = await testDatabase({ seeded: true });
const { context } = testApplication(database);
const inglesHouse = `(SELECT house.uuid FROM accommodation house JOIN town ON town.uuid = house.town_uuid
  WHERE town.slug = 'pontedeume' AND house.published AND house.status = 'open' ORDER BY house.slug LIMIT 1)`;

async function all(of: typeof context) {
  of.content.contentChanged();
  const slugs = (await routeSummaries(of)).map(({ slug }) => slug);
  return {
    home: await showHome(of),
    finder: await showRouteFinder(of, "standard"),
    brisk: await showRouteFinder(of, "brisk"),
    outlines: await showRouteOutlines(of),
    routes: await Promise.all(slugs.map((slug) => showRoute(of, slug))),
    graphs: await Promise.all(slugs.map((slug) => showRouteGraph(of, slug))),
  };
}

it.each([
  ["a name", `UPDATE accommodation SET name = 'Another' WHERE uuid = ${inglesHouse}`, []],
  ["beds", `UPDATE accommodation SET beds = coalesce(beds, 0) + 7 WHERE uuid = ${inglesHouse}`, ["camino-ingles"]],
  ["whether it is open", `UPDATE accommodation SET status = 'closed' WHERE uuid = ${inglesHouse}`, ["camino-ingles"]],
  [
    "whether it is published",
    `UPDATE accommodation SET published = false WHERE uuid = ${inglesHouse}`,
    ["camino-ingles"],
  ],
  ["a town", `UPDATE town SET name = 'Pontedeume!' WHERE slug = 'pontedeume'`, null],
  ["a leg", `UPDATE arc SET distance_m = distance_m + 900 WHERE id = 1`, null],
  ["a route", `UPDATE route SET published = false WHERE slug = 'camino-ingles'`, null],
] as const)("routes equal freshly loaded ones after %s has changed", async (_, statement, touched) => {
  const before = await all(context);
  const { rowCount } = await database.pool.query(statement);
  expect(rowCount).toBe(1);
  const after = await all(context);
  expect(after).toEqual(await all(testApplication(database).context));
  // The data of the other routes keeps its identity: nothing was planned again.
  if (touched === null) return;
  const changed = after.home.routes.filter((route, place) => route !== before.home.routes[place]);
  expect(changed.map(({ slug }) => slug)).toEqual(touched);
  expect(after.graphs.filter((graph, place) => graph !== before.graphs[place])).toHaveLength(touched.length);
});

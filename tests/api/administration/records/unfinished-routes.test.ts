import { expect, it } from "vitest";
import { routeList } from "#contract/routes/routes.ts";
import { apiBrowser } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";
import { showHome } from "#use-cases/home/show-home.ts";
import { showRouteFinder } from "#use-cases/places/finders/show-route-finder.ts";
import { searchContent } from "#use-cases/places/search-index.ts";
import { showPlanner } from "#use-cases/planner/show-planner.ts";
import { sitemapPaths } from "#web/pages/crawlers/sitemap-entries.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);
const { context } = application;
const editor = await staffBrowser(application, database, "editor");
const visitor = apiBrowser(application);

const slug = "camino-de-huntto";

async function create(resource: string, fields: Record<string, unknown>): Promise<string> {
  const answer = await editor.send("POST", `/api/administration/${resource}`, { published: true, ...fields });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return ((await answer.json()) as { readonly uuid: string }).uuid;
}

async function publish(resource: string, uuid: string): Promise<void> {
  const answer = await editor.send("POST", `/api/administration/${resource}/publish`, { uuids: [uuid] });
  expect(answer.status, await answer.clone().text()).toBe(200);
}

/** Status, and what is said of a problem. */
async function answerTo(...request: Parameters<typeof visitor.send>) {
  const answer = await visitor.send(...request);
  return answer.ok ? answer.status : `${answer.status} ${((await answer.json()) as { detail: string }).detail}`;
}

async function whereItIs() {
  const isIt = (one: { readonly slug: string }) => one.slug === slug;
  const list = routeList.parse(await (await visitor.send("GET", "/api/routes?perPage=100")).json());
  const finder = await showRouteFinder(context, "standard");
  const address = `/api/routes/${slug}`;
  return {
    known: {
      list: list.data.some(isIt),
      itself: await answerTo("GET", address),
      search: (await searchContent(context, { q: "Huntto", limit: 5 })).some(({ url }) => url === `/${slug}`),
      sitemap: (await sitemapPaths(context, "routes", 1)).includes(`/${slug}`),
    },
    apart: finder.undrawn.some(isIt),
    card: finder.routes.some(isIt),
    home: (await showHome(context)).routes.some(isIt),
    offered: (await showPlanner(context, slug)).route.slug === slug,
    answers: [
      await answerTo("GET", `${address}/graph`),
      await answerTo("GET", `${address}/map`),
      await answerTo("GET", `${address}.gpx`),
      await answerTo("POST", "/api/planner", { route: slug }),
    ],
  };
}

const known = { list: true, itself: 200, search: true, sitemap: true };
const missing = "404 The course of this route is not drawn yet.";
const unplanned = `422 There is no route “${slug}” that can be planned.`;
const undrawn = {
  known,
  apart: true,
  card: false,
  home: false,
  offered: false,
  answers: [missing, missing, missing, unplanned],
};

it("a route that is published before its way is listed apart from those that can be planned", async () => {
  const ends = { startTownUuid: "saint-jean-pied-de-port", endTownUuid: "huntto" };
  await create("routes", { slug, name: "Camino de Huntto", colour: "#0a5c7d", ...ends });
  expect(await whereItIs()).toEqual(undrawn);
  const segment = await create("segments", { arcs: [1], published: false });
  const main = { routeUuid: slug, slug: "main", name: "Main", kind: "main", segments: [segment] };
  await create("branches", main);
  expect(await whereItIs()).toEqual(undrawn);
  await publish("segments", segment);
  expect(await whereItIs()).toEqual({
    known,
    apart: false,
    card: true,
    home: true,
    offered: true,
    answers: [200, 200, 200, 200],
  });
});

import { expect, it } from "vitest";
import { showPlanner } from "#use-cases/planner/show-planner.ts";
import { routeList } from "#contract/routes/routes.ts";
import { apiBrowser } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);
const editor = await staffBrowser(application, database, "editor");
const visitor = apiBrowser(application);

const slug = "camino-de-huntto";

async function create(resource: string, fields: Record<string, unknown>): Promise<string> {
  const answer = await editor.send("POST", `/api/administration/${resource}`, { ...fields, published: true });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return ((await answer.json()) as { readonly uuid: string }).uuid;
}

async function whereItIs() {
  const list = routeList.parse(await (await visitor.send("GET", "/api/routes?perPage=100")).json());
  return {
    list: list.data.some((route) => route.slug === slug),
    itself: (await visitor.send("GET", `/api/routes/${slug}`)).status,
    graph: (await visitor.send("GET", `/api/routes/${slug}/graph`)).status,
    planner: (await visitor.send("POST", "/api/planner", { route: slug })).status,
    offered: (await showPlanner(application.context, slug)).route.slug === slug,
  };
}

it("a route that is published before its main branch is listed, and neither planned nor offered for planning", async () => {
  const ends = { startTownUuid: "saint-jean-pied-de-port", endTownUuid: "huntto" };
  await create("routes", { slug, name: "Camino de Huntto", colour: "#0a5c7d", ...ends });
  expect(await whereItIs()).toEqual({ list: true, itself: 200, graph: 404, planner: 422, offered: false });
  const segment = await create("segments", { arcs: [1] });
  await create("branches", { routeUuid: slug, slug: "main", name: "Main", kind: "main", segments: [segment] });
  expect(await whereItIs()).toEqual({ list: true, itself: 200, graph: 200, planner: 200, offered: true });
});

import { expect, it } from "vitest";
import { recordSchemas, type ShownRecord } from "#contract/administration/record.ts";
import { resources } from "#contract/administration/resources/all-resources.ts";
import { routeGraph } from "#contract/routes/route-graph.ts";
import { apiBrowser } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);
const editor = await staffBrowser(application, database, "editor");
const visitor = apiBrowser(application);

const slug = "arzua";

async function town(): Promise<ShownRecord> {
  const answer = await editor.send("GET", "/api/administration/towns?q=arz%C3%BAa");
  const { data } = recordSchemas(resources.towns).list.parse(await answer.json());
  const match = data.find((record) => record["slug"] === slug);
  if (!match) throw new Error(`There is no ${slug}.`);
  return match;
}

async function text(path: string): Promise<string> {
  return (await visitor.send("GET", path)).text();
}

async function graphTowns(): Promise<(string | undefined)[]> {
  const answer = await visitor.send("GET", "/api/routes/camino-frances/graph");
  return routeGraph.parse(await answer.json()).waypoints.map(({ townSlug }) => townSlug);
}

/** Whether the town is present in each public response. */
async function whereItIs(uuid: string) {
  const request = { route: "camino-frances", from: slug, lodging: "ignore" };
  return {
    itself: (await visitor.send("GET", `/api/towns/${uuid}`)).status,
    lists: (await text("/api/towns?q=arz%C3%BAa")).includes(`"${slug}"`),
    search: (await text("/api/search?q=arz%C3%BAa&limit=10")).includes(`/${slug}"`),
    graph: (await graphTowns()).includes(slug),
    planner: (await visitor.send("POST", "/api/planner", request)).status,
  };
}

const everywhere = { itself: 200, lists: true, search: true, graph: true, planner: 200 };
const nowhere = { itself: 404, lists: false, search: false, graph: false, planner: 422 };

it("a hidden town disappears everywhere at once, and reappears when published", async () => {
  const { uuid, version } = await town();
  expect(await whereItIs(uuid)).toEqual(everywhere);
  const headers = { "If-Match": `"${version}"` };
  const hidden = await editor.send("PATCH", `/api/administration/towns/${uuid}`, { published: false }, headers);
  expect(hidden.status).toBe(200);
  expect(await whereItIs(uuid)).toEqual(nowhere);
  expect((await editor.send("POST", "/api/administration/towns/publish", { uuids: [uuid] })).status).toBe(200);
  expect(await whereItIs(uuid)).toEqual(everywhere);
});

it("routes through a hidden town stay complete", async () => {
  const { uuid } = await town();
  await editor.send("POST", "/api/administration/towns/unpublish", { uuids: [uuid] });
  const plan = await visitor.send("POST", "/api/planner", { route: "camino-frances", lodging: "ignore" });
  expect(plan.status).toBe(200);
  const html = await plan.text();
  expect(html).not.toContain(`"${slug}"`);
  expect(html).toContain('"santiago-de-compostela"');
});

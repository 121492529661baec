import { expect, it } from "vitest";
import { recordSchemas } from "#contract/administration/record.ts";
import { type ResourceName, resources } from "#contract/administration/resources/all-resources.ts";
import { shownPlan } from "#contract/plans/shown-plan.ts";
import { signedInBrowser } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { newPlan } from "#tests/support/samples/plans.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);
const editor = await staffBrowser(application, database, "editor");
const walker = await signedInBrowser(application);

async function rename(resource: ResourceName, before: string, after: string): Promise<void> {
  const list = recordSchemas(resources[resource]).list.parse(
    await (await editor.send("GET", `/api/administration/${resource}?q=${before}&perPage=100`)).json(),
  );
  const record = list.data.find(({ slug }) => slug === before);
  if (!record) throw new Error(`There is no ${before}.`);
  const headers = { "If-Match": `"${record.version}"` };
  const answer = await editor.send("PATCH", `/api/administration/${resource}/${record.uuid}`, { slug: after }, headers);
  expect(answer.status).toBe(200);
}

it("plans stay complete when slugs of towns and routes change", async () => {
  const input = { route: "camino-ingles", mustStop: ["betanzos"] };
  const plan = await newPlan(walker, input);
  await rename("towns", "betanzos", "betanzos-dos-cabaleiros");
  await rename("routes", "camino-ingles", "camino-ingles-de-ferrol");
  const after = shownPlan.parse(await (await walker.send("GET", `/api/plans/${plan.uuid}`)).json());
  expect(after.input).toMatchObject({ route: "camino-ingles-de-ferrol", mustStop: ["betanzos-dos-cabaleiros"] });
  expect(after.days.every(({ isWayKnown }) => isWayKnown)).toBe(true);
  expect(after.days.map(({ to }) => to)).toContain("betanzos-dos-cabaleiros");
  expect(after.totals).toEqual(plan.totals);
  expect((await application.get("/api/routes/camino-ingles-de-ferrol")).status).toBe(200);
  expect((await application.get("/api/routes/camino-de-nadie")).status).toBe(404);
});

it.each(["", "/graph", "/map?language=es", ".gpx?from=ferrol", ".kml", ".geojson"])(
  "the API redirects from the former slug of a route%s",
  async (rest) => {
    const answer = await application.get(`/api/routes/camino-ingles${rest}`);
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      301,
      `/api/routes/camino-ingles-de-ferrol${rest}`,
    ]);
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  },
);

it("a reused slug does not redirect elsewhere", async () => {
  await rename("routes", "camino-ingles-de-ferrol", "camino-ingles");
  const { rows } = await database.pool.query("SELECT slug FROM route_former_slug");
  expect(rows).toEqual([{ slug: "camino-ingles-de-ferrol" }]);
  expect((await application.get("/api/routes/camino-ingles")).status).toBe(200);
});

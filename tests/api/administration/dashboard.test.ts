import { expect, it } from "vitest";
import { dashboard } from "#contract/administration/dashboard.ts";
import { apiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { recordStatements } from "#tests/support/database/record-statements.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { houseLists } from "#web/features/administration/dashboard/house-lists.ts";
import { queryString } from "#web/i18n/paths.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);
const path = "/api/administration/dashboard";

it("is for editors only", async () => {
  expect((await apiBrowser(application).send("GET", path)).status).toBe(401);
  expect((await (await signedInBrowser(application)).send("GET", path)).status).toBe(404);
});

it("reports that the map file cannot be served", async () => {
  const broken = testApplication(database, { mapTiles: { status: "unreadable", archive: null } });
  const editor = await staffBrowser(broken, database, "editor");
  expect(await (await editor.send("GET", path)).json()).toMatchObject({ map: "unreadable" });
});

it("counts what needs work, and finds inconsistencies", async () => {
  const editor = await staffBrowser(application, database, "editor");
  const read = async () => dashboard.parse(await (await editor.send("GET", path)).json());
  const before = await read();
  expect(before.graph).toEqual({ unreachable: [], shortArcs: [] });
  expect(before.towns.all).toBeGreaterThan(1_000);
  expect(before.accommodations.unverified).toBeGreaterThan(1_000);
  const { rows } = await database.pool.query(
    "UPDATE arc SET distance_m = 10 WHERE id = (SELECT id FROM arc WHERE distance_m > 1000 ORDER BY id LIMIT 1) RETURNING id",
  );
  await database.pool.query(
    "UPDATE accommodation SET verified_at = now() WHERE slug = (SELECT min(slug) FROM accommodation WHERE published AND status <> 'closed')",
  );
  await database.pool.query("UPDATE town SET published = false WHERE slug = 'leon'");
  // Changes of other processes are detected after half a second.
  application.context.content.contentChanged();
  const after = await read();
  expect(after.graph.shortArcs.map(({ id }) => id)).toEqual([rows[0].id]);
  expect(after.accommodations.unverified).toBe(before.accommodations.unverified - 1);
  expect(after.towns.unpublished).toBe(before.towns.unpublished + 1);
});

it("finds routes whose start or end is not on their main branch", async () => {
  const editor = await staffBrowser(application, database, "editor");
  await database.pool.query(
    "UPDATE route SET start_town_uuid = (SELECT uuid FROM town WHERE slug = 'burgos') WHERE slug = 'camino-ingles'",
  );
  application.context.content.contentChanged();
  const { graph } = dashboard.parse(await (await editor.send("GET", path)).json());
  expect(graph.unreachable).toContainEqual({ route: "camino-ingles", town: "burgos", name: "Burgos" });
  expect(graph.unreachable.map(({ town }) => town)).not.toContain("santiago-de-compostela");
});

it("checks the graph once, until it changes", async () => {
  const { recorded, statements } = recordStatements(database);
  const counting = testApplication(recorded);
  const editor = await staffBrowser(counting, database, "editor");
  const asked = async () => {
    statements.length = 0;
    await editor.send("GET", path);
    return statements.filter((statement) => statement.includes('"segment_arc"') && !statement.includes("xmin")).length;
  };
  expect(await asked()).toBeGreaterThan(0);
  await database.pool.query("UPDATE accommodation SET beds = 5 WHERE slug = (SELECT min(slug) FROM accommodation)");
  counting.context.content.contentChanged();
  expect(await asked()).toBe(0);
  await database.pool.query("UPDATE arc SET distance_m = distance_m + 1 WHERE id = 1");
  counting.context.content.contentChanged();
  expect(await asked()).toBeGreaterThan(0);
});

it.each(Object.entries(houseLists))("the list behind the number of houses %s has as many rows", async (name, query) => {
  const changes = ["published = false", "status = 'closed'", "donation = true", "phone = '+34 981 000 000'"];
  for (const [at, change] of changes.entries()) {
    await database.pool.query(
      `UPDATE accommodation SET ${change} WHERE slug = (SELECT slug FROM accommodation
        WHERE price_from IS NULL AND lat IS NULL AND phone IS NULL AND email IS NULL AND web IS NULL ORDER BY slug OFFSET ${at} LIMIT 1)`,
    );
  }
  const editor = await staffBrowser(application, database, "editor");
  const { accommodations } = dashboard.parse(await (await editor.send("GET", path)).json());
  const list = await editor.send("GET", `/api/administration/accommodations${queryString({ ...query, perPage: "1" })}`);
  expect(await list.json()).toMatchObject({ total: accommodations[name as keyof typeof houseLists] });
});

it("lists the towns on no route, as many as it counts", async () => {
  const editor = await staffBrowser(application, database, "editor");
  const read = async (address: string) => (await editor.send("GET", `/api/administration/${address}`)).json();
  const town = { name: "Nowhere", slug: "nowhere", country: "Spain", size: "village", lat: 42.5, lon: -7.1 };
  expect((await editor.send("POST", "/api/administration/towns", town)).status).toBe(201);
  const { towns } = dashboard.parse(await read("dashboard"));
  expect(towns.offRoutes).toBeGreaterThan(0);
  expect(await read("towns?route=-")).toMatchObject({
    total: towns.offRoutes,
    data: expect.arrayContaining([expect.objectContaining({ slug: "nowhere" })]),
  });
  expect(await read("accommodations?route=-")).toMatchObject({ status: 422, errors: { route: expect.anything() } });
});

import { expect, it } from "vitest";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);
const editor = await staffBrowser(application, database, "editor");
const base = "/api/administration";

async function refused(resource: ResourceName, uuid: string) {
  const answer = await editor.send("DELETE", `${base}/${resource}/${uuid}`, undefined, { "If-Match": "*" });
  const { status, errors, dependants } = await problemOf(answer);
  expect([status, errors]).toEqual([422, { uuid: ["Other records build on this one. Change or delete them first."] }]);
  return dependants;
}

const search = async (resource: ResourceName, query: string) =>
  (await (await editor.send("GET", `${base}/${resource}?${query}`)).json()).data;

it("a town that cannot be deleted names ten of its dependants and their number", async () => {
  const [town] = await search("towns", "q=sarria&perPage=1");
  const houses = await search("accommodations", `townUuid=${town.uuid}&perPage=100`);
  const { total, records } = (await refused("towns", town.uuid)) ?? { total: 0, records: [] };
  expect(records).toHaveLength(10);
  expect(records[0]).toMatchObject({ resource: "routes", slug: "camino-frances" });
  expect(total).toBeGreaterThanOrEqual(houses.length + 1);
  expect(records.some(({ resource }) => resource === "accommodations")).toBe(true);
});

it("an arc names the segments that use it, with titles", async () => {
  const [segment] = await search("segments", "perPage=1");
  const { records, total } = (await refused("arcs", String(segment.arcs[0]))) ?? { total: 0, records: [] };
  expect(records.find(({ uuid }) => uuid === segment.uuid)).toMatchObject({ resource: "segments", slug: null });
  expect(records.every(({ title }) => title !== "")).toBe(true);
  expect(records).toHaveLength(Math.min(10, total));
});

it("a segment names its branches, a waypoint its arcs", async () => {
  const [branch] = await search("branches", "perPage=1&routeUuid=camino-ingles");
  expect((await refused("segments", branch.segments[0]))?.records[0]).toMatchObject({
    resource: "branches",
    uuid: branch.uuid,
    title: branch.name,
  });
  const [arc] = await search("arcs", "perPage=1");
  const { records = [] } = (await refused("waypoints", arc.fromWaypointUuid)) ?? {};
  expect(records.map(({ resource }) => resource)).toContain("arcs");
});

it("a route is not deleted as long as it has branches or closures, which undoing would not bring back", async () => {
  const [route] = await search("routes", "q=camino-frances&perPage=1");
  const { rows } = await database.pool.query(
    "SELECT (SELECT count(*) FROM branch WHERE route_uuid = $1)::int AS branches, (SELECT count(*) FROM closure WHERE route_uuid = $1)::int AS closures",
    [route.uuid],
  );
  const [{ branches, closures }] = rows;
  const { records = [], total } = (await refused("routes", route.uuid)) ?? {};
  expect(records.map(({ resource }) => resource)).toContain("branches");
  expect(closures).toBeGreaterThan(0);
  expect(total).toBeGreaterThanOrEqual(branches + closures);
});

it("an owner is not deleted as long as places to stay name them, which nobody could undo", async () => {
  const created = await editor.send("POST", `${base}/accommodation-owners`, { name: "Ana" });
  const { uuid } = (await created.json()) as { uuid: string };
  const [house] = await search("accommodations", "perPage=1");
  const own = async (ownerUuid: string | null) =>
    editor.send("PATCH", `${base}/accommodations/${house.uuid}`, { ownerUuid }, { "If-Match": "*" });
  await own(uuid);
  expect(await refused("accommodation-owners", uuid)).toMatchObject({
    total: 1,
    records: [{ resource: "accommodations", title: house.name }],
  });
  await own(null);
  const answer = await editor.send("DELETE", `${base}/accommodation-owners/${uuid}`, undefined, { "If-Match": "*" });
  expect(answer.status).toBe(204);
});

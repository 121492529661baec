import { expect, it } from "vitest";
import { auditList } from "#contract/administration/audit.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);
const editor = await staffBrowser(application, database, "editor");
const base = "/api/administration";

const read = async (text: string, values: unknown[]) => (await database.pool.query(text, values)).rows;
const search = async (resource: string, query: string) =>
  (await (await editor.send("GET", `${base}/${resource}?perPage=100&${query}`)).json()).data;

async function remove(resource: string, uuid: string): Promise<void> {
  const answer = await editor.send("DELETE", `${base}/${resource}/${uuid}`, undefined, { "If-Match": "*" });
  expect(answer.status, await answer.text()).toBe(204);
}

async function lastEntry(uuid: string) {
  const [entry] = auditList.parse(await (await editor.send("GET", `${base}/audit?uuid=${uuid}`)).json()).data;
  if (!entry) throw new Error("the deletion is in the log");
  return entry;
}

const undoDeletion = async (uuid: string) =>
  editor.send("POST", `${base}/audit/${(await lastEntry(uuid)).uuid}/revert`);

const stagesOf = (route: string) =>
  read(
    "SELECT uuid, number, end_town_uuid, distance_m, ascent_m, sources, published FROM published_stage WHERE route_uuid = $1 ORDER BY number",
    [route],
  );
const addStage = (route: string, endTown: string) =>
  read(
    "INSERT INTO published_stage (uuid, route_uuid, number, end_town_uuid, distance_m) VALUES (gen_random_uuid(), $1, 1, $2, 9000)",
    [route, endTown],
  );
const formerSlugsOf = (route: string) => read("SELECT slug FROM route_former_slug WHERE route_uuid = $1", [route]);
const sightsOf = (route: string) =>
  read("SELECT point_of_interest_uuid FROM point_of_interest_route WHERE route_uuid = $1 ORDER BY 1", [route]);
const correctedOf = (branch: string) =>
  read(
    "SELECT from_town_uuid, to_town_uuid, override_m, override_source FROM distance WHERE branch_uuid = $1 AND override_m IS NOT NULL ORDER BY position",
    [branch],
  );
const claimsOf = (house: string) =>
  read("SELECT * FROM house_fact WHERE accommodation_uuid = $1 ORDER BY field, source, date", [house]);

it("a deleted route and its branches have in the log what they take along, and undoing brings it back", async () => {
  const [route] = await search("routes", "q=camino-ingles");
  await addStage(route.uuid, route.endTownUuid);
  const branches = await search("branches", `routeUuid=${route.uuid}`);
  const main = branches.find(({ kind }: { kind: string }) => kind === "main");
  const [, distance] = await search("distances", `branchUuid=${main.uuid}&sort=position`);
  const corrected = { overrideM: distance.metres + 700, overrideSource: "Measured on foot" };
  const path = `${base}/distances/${distance.id}`;
  expect((await editor.send("PATCH", path, corrected, { "If-Match": "*" })).status).toBe(200);
  const renamed = await editor.send(
    "PATCH",
    `${base}/routes/${route.uuid}`,
    { slug: "camino-englisch" },
    { "If-Match": "*" },
  );
  expect(renamed.status).toBe(200);

  const held = async () => ({
    stages: await stagesOf(route.uuid),
    slugs: await formerSlugsOf(route.uuid),
    sights: await sightsOf(route.uuid),
    corrected: await correctedOf(main.uuid),
  });
  const before = await held();
  expect(before.stages).toHaveLength(1);
  expect(before.sights.length).toBeGreaterThan(2);
  expect(before.corrected).toHaveLength(1);
  expect(before.slugs).toEqual([{ slug: "camino-ingles" }]);

  for (const { uuid } of branches) await remove("branches", uuid);
  for (const { uuid } of await search("closures", `routeUuid=${route.uuid}`)) await remove("closures", uuid);
  await remove("routes", route.uuid);
  expect(await held()).toEqual({ stages: [], slugs: [], sights: [], corrected: [] });
  const logged = (await lastEntry(route.uuid)).before;
  expect(logged?.["publishedStages"]).toHaveLength(before.stages.length);
  expect(logged).toMatchObject({
    formerSlugs: ["camino-ingles"],
    pointsOfInterest: before.sights.map((row) => row.point_of_interest_uuid),
  });
  expect((await lastEntry(main.uuid)).before?.["correctedLengths"]).toMatchObject([corrected]);

  expect((await undoDeletion(route.uuid)).status).toBe(204);
  for (const { uuid } of branches.toReversed()) expect((await undoDeletion(uuid)).status).toBe(204);
  expect(await held()).toEqual(before);
});

it("a route is not restored without the town in which one of its published stages ends", async () => {
  const ends = { startTownUuid: "saint-jean-pied-de-port", endTownUuid: "leon" };
  const route = { slug: "camino-de-prueba", name: "Camino de Prueba", colour: "#0a5c7d", ...ends };
  const { uuid } = await (await editor.send("POST", `${base}/routes`, route)).json();
  const village = {
    slug: "aldea-de-prueba",
    name: "Aldea de Prueba",
    country: "ES",
    lat: 42.5,
    lon: -5.1,
    size: "village",
  };
  const made = await editor.send("POST", `${base}/towns`, village);
  expect(made.status, await made.clone().text()).toBe(201);
  const town = await made.json();
  await addStage(uuid, town.uuid);
  await remove("routes", uuid);
  await remove("towns", town.uuid);
  const { status, errors } = await problemOf(await undoDeletion(uuid));
  expect([status, Object.keys(errors ?? {})]).toEqual([422, ["publishedStages"]]);
  expect((await undoDeletion(town.uuid)).status).toBe(204);
  expect((await undoDeletion(uuid)).status).toBe(204);
  expect(await stagesOf(uuid)).toMatchObject([{ number: 1, end_town_uuid: town.uuid }]);
});

it("a deleted house comes back with what its sources say and its former addresses", async () => {
  const [{ uuid }] = await read(
    "SELECT accommodation_uuid AS uuid FROM house_fact GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1",
    [],
  );
  await read("INSERT INTO accommodation_former_slug (slug, accommodation_uuid) VALUES ('casa-vieja', $1)", [uuid]);
  const claims = await claimsOf(uuid);
  expect(claims.length).toBeGreaterThan(1);
  await remove("accommodations", uuid);
  expect((await undoDeletion(uuid)).status).toBe(204);
  expect(await claimsOf(uuid)).toEqual(claims);
  expect(await read("SELECT slug FROM accommodation_former_slug WHERE accommodation_uuid = $1", [uuid])).toEqual([
    { slug: "casa-vieja" },
  ]);
});

it("a deleted sight comes back on those of its routes that still exist", async () => {
  const [{ uuid }] = await read(
    "SELECT point_of_interest_uuid AS uuid FROM point_of_interest_route GROUP BY 1 HAVING count(*) > 1 ORDER BY 1 LIMIT 1",
    [],
  );
  const routes = () =>
    read("SELECT route_uuid FROM point_of_interest_route WHERE point_of_interest_uuid = $1 ORDER BY 1", [uuid]);
  const before = await routes();
  await remove("points-of-interest", uuid);
  expect((await lastEntry(uuid)).before?.["routes"]).toEqual(before.map((row) => row.route_uuid));
  expect((await undoDeletion(uuid)).status).toBe(204);
  expect(await routes()).toEqual(before);
});

it("a restored house still withholds what its owner withheld, and has no claims about it", async () => {
  const [{ uuid, field }] = await read(
    "SELECT accommodation_uuid AS uuid, min(field) AS field FROM house_fact GROUP BY 1 HAVING count(*) > 1 ORDER BY 1 LIMIT 1",
    [],
  );
  await read("UPDATE accommodation SET withheld = ARRAY['phone', $2] WHERE uuid = $1", [uuid, field]);
  const others = (await claimsOf(uuid)).filter((claim) => claim.field !== field);
  await remove("accommodations", uuid);
  expect((await lastEntry(uuid)).before?.["withheld"]).toEqual(["phone", field]);
  expect((await undoDeletion(uuid)).status).toBe(204);
  expect(await read("SELECT withheld FROM accommodation WHERE uuid = $1", [uuid])).toEqual([
    { withheld: ["phone", field] },
  ]);
  expect(await claimsOf(uuid)).toEqual(others);
});

it("claims of an import that has been undone since do not come back with their house", async () => {
  const [{ uuid }] = await read("SELECT uuid FROM accommodation ORDER BY slug DESC LIMIT 1", []);
  const claims = await claimsOf(uuid);
  const addClaimOf = async (state: string) => {
    const [{ uuid: imported }] = await read(
      `INSERT INTO register_import (uuid, file_name, created_at, state, format, date, header, sample, columns, rows)
       VALUES (gen_random_uuid(), 'r.csv', now(), $1, 'table', '2026', '[]', '[]', '{}', 1) RETURNING uuid`,
      [state],
    );
    await read(
      `INSERT INTO house_fact (accommodation_uuid, field, source, date, value, licence, import_uuid)
       VALUES ($1, 'beds', $2::uuid::text, '2026', '12', '', $2::uuid)`,
      [uuid, imported],
    );
    return imported;
  };
  const [standing, undone] = [await addClaimOf("applied"), await addClaimOf("applied")];
  await remove("accommodations", uuid);
  await read("UPDATE register_import SET state = 'undone' WHERE uuid = $1", [undone]);
  expect((await undoDeletion(uuid)).status).toBe(204);
  const restored = await claimsOf(uuid);
  expect(restored.map((claim) => claim.import_uuid)).not.toContain(undone);
  expect(restored.filter((claim) => claim.import_uuid !== standing)).toEqual(claims);
  expect(restored).toHaveLength(claims.length + 1);
});

it("a former address that another record has by now does not come back", async () => {
  const ends = { startTownUuid: "saint-jean-pied-de-port", endTownUuid: "leon", colour: "#0a5c7d" };
  const create = async (resource: string, values: object) => {
    const made = await editor.send("POST", `${base}/${resource}`, values);
    expect(made.status, await made.clone().text()).toBe(201);
    return (await made.json()).uuid;
  };
  const route = await create("routes", { slug: "camino-nuevo", name: "Camino", ...ends });
  await read("INSERT INTO route_former_slug (slug, route_uuid) VALUES ('camino-viejo', $1), ('camino-antiguo', $1)", [
    route,
  ]);
  await remove("routes", route);
  await create("routes", { slug: "camino-viejo", name: "Otro camino", ...ends });
  expect((await undoDeletion(route)).status).toBe(204);
  expect(await formerSlugsOf(route)).toEqual([{ slug: "camino-antiguo" }]);

  const house = { townUuid: "leon", type: "hostel" };
  const kept = await create("accommodations", { slug: "casa-nueva", name: "Casa", ...house });
  await read(
    "INSERT INTO accommodation_former_slug (slug, accommodation_uuid) VALUES ('casa-primera', $1), ('casa-segunda', $1)",
    [kept],
  );
  await remove("accommodations", kept);
  await create("accommodations", { slug: "casa-primera", name: "Otra casa", ...house });
  expect((await undoDeletion(kept)).status).toBe(204);
  expect(await read("SELECT slug FROM accommodation_former_slug WHERE accommodation_uuid = $1", [kept])).toEqual([
    { slug: "casa-segunda" },
  ]);
});

it("a sight and a route that were both deleted belong together again, whichever comes back first", async () => {
  const ends = { startTownUuid: "saint-jean-pied-de-port", endTownUuid: "leon" };
  const made = { slug: "camino-enlazado", name: "Camino Enlazado", colour: "#0a5c7d", ...ends };
  const { uuid: route } = await (await editor.send("POST", `${base}/routes`, made)).json();
  const [{ uuid: sight }] = await read("SELECT uuid FROM point_of_interest ORDER BY slug LIMIT 1", []);
  await read("INSERT INTO point_of_interest_route VALUES ($1, $2)", [sight, route]);
  const deleted = { routes: route, "points-of-interest": sight };
  const names = ["routes", "points-of-interest"] as const;
  for (const order of [names, names.toReversed()]) {
    for (const name of order) await remove(name, deleted[name]);
    for (const name of order) expect((await undoDeletion(deleted[name])).status).toBe(204);
    expect(await sightsOf(route), order.join()).toEqual([{ point_of_interest_uuid: sight }]);
  }
  await read("DELETE FROM point_of_interest_route WHERE route_uuid = $1", [route]);
  await remove("points-of-interest", sight);
  expect((await undoDeletion(sight)).status).toBe(204);
  expect(await sightsOf(route), "taken apart by an editor").toEqual([]);
});

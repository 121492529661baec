import { expect, it } from "vitest";
import { recordImport } from "#contract/administration/record.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";
import { fileForm } from "#tests/support/samples/tracks.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);
const editor = await staffBrowser(application, database, "editor");

async function importing(resource: string, table: string) {
  const path = `/api/administration/${resource}/import/apply`;
  return recordImport.parse(await (await editor.send("POST", path, fileForm(table, "t.csv"))).json());
}

const waypoints = "slug,kind,lat,lon\nprimero,junction,42.9,-8.1\nsegundo,junction,42.91,-8.1\n";

it.each([
  ["waypoints", waypoints],
  ["arcs", "fromWaypointUuid,toWaypointUuid,mode,distanceM\nprimero,segundo,walk,1200\nsegundo,primero,walk,1200\n"],
  ["towns", "slug,name,country,size,lat,lon\nnovo,Novo,Spain,village,42.8,-7.9\n"],
  ["accommodations", "slug,townUuid,name,type\nno-novo,novo,No Novo,hostel\n"],
  ["segments", "key,arcs\ndous,1\n"],
  ["closures", "key,routeUuid,fromDay,toDay,arcs,note\nneve,camino-frances,11-01,03-31,1,Snow\n"],
  ["segments", "name,arcs\nDe dous,1; 2\nDe un,1\n"],
  [
    "closures",
    "routeUuid,fromDay,toDay,arcs,note\ncamino-frances,11-01,03-31,1; 2,Wind\ncamino-frances,12-01,03-31,1,Wind\n",
  ],
  ["accommodation-owners", "name,email\nAna,ana@example.org\nAna,\n"],
])("a table of %s without uuids that is imported again changes nothing", async (resource, table) => {
  const rows = table.trim().split("\n").length - 1;
  const first = await importing(resource, table);
  expect(first).toMatchObject({ created: rows, refused: 0, rows: expect.any(Array) });
  expect(await importing(resource, table)).toMatchObject({ created: 0, updated: 0, unchanged: rows, refused: 0 });
});

it("an arc is found by its waypoints and mode, and none of two is changed", async () => {
  const arcs = (rows: string) => importing("arcs", `fromWaypointUuid,toWaypointUuid,mode,distanceM\n${rows}\n`);
  const row = "primero,segundo,walk";
  expect(await arcs(`${row},1300`)).toMatchObject({ updated: 1 });
  expect(await arcs(`${row},1400\n${row},1400`)).toMatchObject({ refused: 1 });
  await database.pool.query(`INSERT INTO arc (from_waypoint_uuid, to_waypoint_uuid, mode, distance_m)
    SELECT from_waypoint_uuid, to_waypoint_uuid, mode, 1500 FROM arc WHERE distance_m = 1300 AND mode = 'walk'
    AND from_waypoint_uuid = (SELECT uuid FROM waypoint WHERE slug = 'primero')`);
  expect(await arcs(`${row},1500`)).toMatchObject({ unchanged: 1 });
  expect(await arcs(`${row},1600`)).toMatchObject({
    refused: 1,
    rows: [{ errors: { uuid: ["Several records match this row. State the uuid of one of them."] } }],
  });
});

it("a branch is found by its route and slug", async () => {
  const { rows } = await database.pool.query(`SELECT branch.slug FROM branch JOIN route ON route.uuid = route_uuid
    WHERE route.slug = 'camino-frances' AND kind = 'variant' LIMIT 1`);
  const table = `routeUuid,slug,description\ncamino-frances,${rows[0].slug},Steep\n`;
  expect(await importing("branches", table)).toMatchObject({ created: 0, updated: 1, refused: 0 });
});

import { expect, it } from "vitest";
import { recordImport, recordSchemas } from "#contract/administration/record.ts";
import { resources } from "#contract/administration/resources/all-resources.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";
import { fileForm } from "#tests/support/samples/tracks.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);
const editor = await staffBrowser(application, database, "editor");

it("the preview of a table reports swapped coordinates", async () => {
  const path = "/api/administration/towns/import";
  const table = "slug,name,country,size,lat,lon\nvilar-do-reves,Vilar,Spain,village,-7.41,42.78\n";
  for (const verb of ["preview", "apply"]) {
    const sent = await editor.send("POST", `${path}/${verb}`, fileForm(table, "t.csv"));
    const { refused, rows } = recordImport.parse(await sent.json());
    expect(refused, verb).toBe(1);
    expect(Object.keys(rows[0]?.errors ?? {}), verb).toEqual(["lat", "lon"]);
  }
});

it("the preview of a table reports all arcs that are too short for their waypoints, new ones too", async () => {
  const { rows: arcs } = await database.pool.query(
    `SELECT a.id, f.slug AS from, t.slug AS to FROM arc a JOIN waypoint f ON f.uuid = from_waypoint_uuid
     JOIN waypoint t ON t.uuid = to_waypoint_uuid WHERE a.mode = 'walk' AND distance_m > 1000 ORDER BY a.id LIMIT 2`,
  );
  const [one, other] = arcs;
  const table = `uuid,fromWaypointUuid,toWaypointUuid,mode,distanceM\n${one.id},${one.from},${one.to},walk,1\n,${other.from},${other.to},ferry,1\n,nowhere,${other.to},walk,1\n`;
  for (const verb of ["preview", "apply"]) {
    const sent = await editor.send("POST", `/api/administration/arcs/import/${verb}`, fileForm(table, "t.csv"));
    const { refused, rows } = recordImport.parse(await sent.json());
    expect(refused, verb).toBe(3);
    const fields = rows.map(({ errors }) => Object.keys(errors));
    expect(fields, verb).toEqual([
      expect.arrayContaining(["distanceM"]),
      expect.arrayContaining(["distanceM"]),
      ["fromWaypointUuid"],
    ]);
  }
});

it("the error names the row that conflicts with other records, and nothing is written", async () => {
  const path = "/api/administration/arcs";
  const list = recordSchemas(resources.arcs).list.parse(await (await editor.send("GET", `${path}?perPage=2`)).json());
  const [one, other] = list.data;
  if (!one || !other) throw new Error("There are two arcs.");
  const [to, elsewhere] = [one["toWaypointUuid"], one["fromWaypointUuid"]].map(String);
  const table = `uuid,toWaypointUuid,distanceM,surface\n${one.uuid},${to},${String(one["distanceM"])},gravel\n${other.uuid},${elsewhere},900000,\n`;
  const sent = await editor.send("POST", `${path}/import/apply`, fileForm(table, "t.csv"));
  const { refused, rows } = recordImport.parse(await sent.json());
  expect(refused).toBe(1);
  expect(rows[0]).toMatchObject({ line: 3, errors: { fromWaypointUuid: [expect.stringContaining("branch")] } });
  expect(await (await editor.send("GET", `${path}/${one.uuid}`)).json()).toMatchObject({ version: one.version });
});

it("seasons of a table may be written in words, and others are told how", async () => {
  const { rows: houses } = await database.pool.query("SELECT uuid FROM accommodation ORDER BY slug LIMIT 2");
  const [one, other] = houses;
  const table = `uuid,season\n${one.uuid},1 de abril a 31 de octubre; december to january\n${other.uuid},in summer\n`;
  const sent = await editor.send("POST", "/api/administration/accommodations/import/preview", fileForm(table, "t.csv"));
  const { rows } = recordImport.parse(await sent.json());
  expect(rows.find(({ line }) => line === 3)).toMatchObject({
    errors: { season: [expect.stringContaining("1 April to 31 October")] },
  });
  const right = table.slice(0, table.indexOf(other.uuid));
  const path = "/api/administration/accommodations/import/apply";
  expect((await editor.send("POST", path, fileForm(right, "t.csv"))).status).toBe(200);
  const house = await (await editor.send("GET", `/api/administration/accommodations/${one.uuid}`)).json();
  const season = [
    { from: "04-01", to: "10-31" },
    { from: "12-01", to: "01-31" },
  ];
  expect(house).toMatchObject({ season });
});

it("an old fault of an arc that stays as it is does not refuse a table", async () => {
  const { rows: arcs } = await database.pool.query<{ id: number; distance: number }>(
    "SELECT id, distance_m AS distance FROM arc WHERE mode = 'walk' AND distance_m > 1000 ORDER BY id DESC LIMIT 2",
  );
  const [short, other] = [arcs[0]!, arcs[1]!];
  await database.pool.query("UPDATE arc SET distance_m = 1 WHERE id = $1", [short.id]);
  const table = `uuid,distanceM\n${short.id},1\n${other.id},${other.distance + 1}\n`;
  const sent = await editor.send("POST", "/api/administration/arcs/import/preview", fileForm(table, "t.csv"));
  const { refused, rows } = recordImport.parse(await sent.json());
  expect([refused, rows.map(({ action }) => action)]).toEqual([0, ["update"]]);
});

it("of two rows that give their records the same slug, the second is refused, however far from the first", async () => {
  const { rows: houses } = await database.pool.query(
    `SELECT a.uuid, a.type, t.slug AS town FROM accommodation a JOIN town t ON t.uuid = town_uuid ORDER BY a.slug LIMIT 2`,
  );
  const [one, other] = houses.map(({ uuid, type, town }) => `${uuid},casa-disputada,Casa Disputada,${town},${type}`);
  const added = ",casa-disputada,Casa Disputada,leon,hostel";
  const others = Array.from({ length: 300 }, (_, at) => `,casa-libre-${at},Casa Libre,leon,hostel`);
  for (const rows of [
    [one, added],
    [added, one],
    [one, other],
    [one, ...others, other],
  ]) {
    for (const verb of ["preview", "apply"]) {
      const table = fileForm(["uuid,slug,name,townUuid,type", ...rows].join("\n"), "t.csv");
      const sent = await editor.send("POST", `/api/administration/accommodations/import/${verb}`, table);
      const report = recordImport.parse(await sent.json());
      const told = report.rows.filter(({ errors }) => "slug" in errors).map(({ line }) => line);
      expect([report.refused, told], `${verb} ${rows.length}`).toEqual([1, [rows.length + 1]]);
    }
  }
});

it("a row that only the database refuses is named too", async () => {
  const { rows: waypoints } = await database.pool.query(
    "SELECT slug, lat, lon FROM waypoint w WHERE NOT EXISTS (SELECT FROM town WHERE town.slug = w.slug) ORDER BY slug LIMIT 1",
  );
  const [{ slug, lat, lon }] = waypoints;
  const town = (name: string) => `${name},Aldea,ES,village,${lat},${lon}`;
  const table = ["slug,name,country,size,lat,lon", town("aldea-de-prueba"), town(slug)].join("\n");
  const sent = await editor.send("POST", "/api/administration/towns/import/apply", fileForm(table, "t.csv"));
  expect(sent.status).toBe(200);
  const { refused, rows } = recordImport.parse(await sent.json());
  expect(refused).toBe(1);
  expect(rows[0]).toMatchObject({ line: 3, errors: { slug: [expect.stringContaining("identifier")] } });
});

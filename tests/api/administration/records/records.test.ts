import { beforeAll, describe, expect, it } from "vitest";
import { auditList } from "#contract/administration/audit.ts";
import type { Problem } from "#contract/http/problem.ts";
import { recordImport, recordSchemas, type ShownRecord } from "#contract/administration/record.ts";
import { resources } from "#contract/administration/resources/all-resources.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";
import { fileForm } from "#tests/support/samples/tracks.ts";
import { sampleRecords } from "./sample-records.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);
const editor = await staffBrowser(application, database, "editor");
const administrator = await staffBrowser(application, database, "administrator");

/** The fields named by a problem; entries of lists with their index. */
const fieldsIn = ({ errors }: Problem) => Object.keys(errors ?? { none: [] }).map((name) => name.split(".")[0]);
const version = (record: ShownRecord) => ({ "If-Match": `"${record.version}"` });

it("covers every resource with editable records", () => {
  const made = Object.values(resources).filter(({ isDerived }) => !isDerived);
  expect(sampleRecords.map(({ resource }) => resource).toSorted()).toEqual(made.map(({ name }) => name).toSorted());
});

describe.each(sampleRecords)("a record of $resource", (sample) => {
  const { resource, change, refused, slug, tabled } = sample;
  const words = encodeURIComponent(sample.words);
  const path = `/api/administration/${resource}`;
  const { shown, list } = recordSchemas(resources[resource]);
  const read = async (answer: Response): Promise<ShownRecord> => shown.parse(await answer.json());
  let creation: Record<string, unknown>;
  let record: ShownRecord;

  beforeAll(async () => {
    creation = { ...sample.creation };
    for (const [field, named] of Object.entries(sample.found ?? {})) {
      const answer = await editor.send("GET", `/api/administration/${named}?route=camino-ingles&perPage=1`);
      const [first] = recordSchemas(resources[named]).list.parse(await answer.json()).data;
      creation[field] = [resources[named].isNumbered ? first?.["id"] : first?.uuid];
    }
  });

  it("has a form with its required fields", async () => {
    const bare = await problemOf(await editor.send("POST", path, {}));
    expect(bare.status).toBe(422);
    expect(Object.keys(bare.errors ?? {})).toEqual(
      expect.arrayContaining(
        Object.entries(resources[resource].fields).flatMap(([name, { isNeeded }]) => (isNeeded ? name : [])),
      ),
    );
    expect((await problemOf(await editor.send("POST", path, { ...creation, unheardOf: 1 }))).errors).toHaveProperty(
      "unheardOf",
    );
    const wrong = await problemOf(await editor.send("POST", path, { ...creation, ...refused }));
    expect(Object.keys(refused)).toEqual(expect.arrayContaining(fieldsIn(wrong)));
    const answer = await editor.send("POST", path, creation);
    expect(answer.status).toBe(201);
    record = await read(answer);
    expect(answer.headers.get("Location")).toBe(`${path}/${record.uuid}`);
    expect(answer.headers.get("ETag")).toBe('"1"');
    expect(record).toMatchObject({ version: 1, updatedBy: record.createdBy });
  });

  it.each(slug === undefined ? [] : [slug])("has a slug, unique for its resource: %s", async () => {
    const problem = await problemOf(await editor.send("POST", path, creation));
    expect(problem.errors).toHaveProperty("slug");
  });

  it("appears in the list and in the table", async () => {
    const answer = list.parse(await (await editor.send("GET", `${path}?q=${words}&perPage=5`)).json());
    expect(answer.data.map(({ uuid }) => uuid)).toContain(record.uuid);
    const table = await (await editor.send("GET", `${path}.csv?q=${words}`)).text();
    expect(table).toContain(record.uuid);
  });

  it("is sorted and filtered as its definition says", async () => {
    const { sorts, filters, missing, fields, liesOnRoutes } = resources[resource];
    const wrongIn = async (query: string) => fieldsIn(await problemOf(await editor.send("GET", `${path}?${query}`)));
    for (const field of [...sorts, "updatedAt"]) {
      expect((await editor.send("GET", `${path}?sort=-${field}&perPage=2`)).status, field).toBe(200);
    }
    for (const field of filters) {
      const input = fields[field]?.input;
      const isChoice = input?.kind === "choice" || input?.kind === "choices";
      const isReference = input?.kind === "reference";
      if (isReference) expect(await wrongIn(`${field}=no-such-record`)).toEqual([field]);
      // One that the sample record does not have.
      if (isReference && record[field] === null) continue;
      const other = isReference ? record[field] : "leon";
      const value = isChoice ? input.options[0] : input?.kind === "yes-no" ? "true" : String(other);
      expect((await editor.send("GET", `${path}?${field}=${value}`)).status, field).toBe(200);
    }
    for (const field of missing) expect((await editor.send("GET", `${path}?missing=${field}`)).status, field).toBe(200);
    if (liesOnRoutes) {
      expect((await editor.send("GET", `${path}?route=camino-ingles`)).status).toBe(200);
      expect(await wrongIn("route=no-such-route")).toEqual(["route"]);
      expect((await editor.send("GET", `${path}.csv?route=no-such-route`)).status).toBe(422);
    }
    expect((await editor.send("GET", `${path}?sort=nonsense`)).status).toBe(422);
    expect((await editor.send("GET", `${path}?perPage=101`)).status).toBe(422);
  });

  it("has versions, so that the second of two concurrent changes is refused", async () => {
    const one = `${path}/${record.uuid}`;
    expect((await editor.send("PATCH", one, change)).status).toBe(428);
    const wrong = await problemOf(await editor.send("PATCH", one, refused, version(record)));
    expect(wrong.status).toBe(422);
    expect(Object.keys(refused)).toEqual(expect.arrayContaining(fieldsIn(wrong)));
    const answer = await administrator.send("PATCH", one, change, version(record));
    expect(answer.status).toBe(200);
    const changed = await read(answer);
    expect(changed).toMatchObject({ ...change, version: record.version + 1 });
    const stale = await editor.send("PATCH", one, change, version(record));
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({ current: { uuid: record.uuid, version: changed.version } });
    expect(await read(await editor.send("GET", one))).toEqual(changed);
    record = changed;
  });

  it("appears in the change log, from where a change can be undone once", async () => {
    const log = async () =>
      auditList.parse(await (await editor.send("GET", `/api/administration/audit?uuid=${record.uuid}`)).json()).data;
    const [entry] = await log();
    expect(entry).toMatchObject({ resource: resources[resource].singular, action: "update", canRevert: true });
    expect(entry?.after).toMatchObject(change);
    const revert = `/api/administration/audit/${entry?.uuid}/revert`;
    expect((await editor.send("POST", revert)).status).toBe(204);
    const reverted = await read(await editor.send("GET", `${path}/${record.uuid}`));
    for (const field of Object.keys(change)) expect(reverted[field], field).toEqual(entry?.before?.[field]);
    expect((await editor.send("POST", revert)).status).toBe(409);
    const after = (await log()).flatMap(({ action, canRevert }) => [action, canRevert]);
    expect(after).toEqual(["revert", true, "update", false, "create", true]);
    record = reverted;
  });

  it("its exported table can be imported without a change, and with changes", async () => {
    const table = await (await editor.send("GET", `${path}.csv?q=${words}`)).text();
    const again = await editor.send("POST", `${path}/import/preview`, fileForm(table, "table.csv"));
    expect(recordImport.parse(await again.json())).toMatchObject({ created: 0, updated: 0, refused: 0 });
    const changed = `uuid,${tabled}\r\n${record.uuid},From a table\r\n`;
    const preview = recordImport.parse(
      await (await editor.send("POST", `${path}/import/preview`, fileForm(changed, "table.csv"))).json(),
    );
    expect(preview).toMatchObject({ created: 0, updated: 1, refused: 0 });
    expect(preview.rows[0]?.changes[tabled]?.after).toBe("From a table");
    const wrong = `uuid,version,${tabled},nonsense\r\n${record.uuid},1,Never,1\r\n`;
    const refusal = recordImport.parse(
      await (await editor.send("POST", `${path}/import/apply`, fileForm(wrong, "table.csv"))).json(),
    );
    expect(refusal).toMatchObject({ updated: 0, refused: 1 });
    expect(Object.keys(refusal.rows[0]?.errors ?? {}).toSorted()).toEqual(["nonsense", "version"]);
    const applied = await editor.send("POST", `${path}/import/apply`, fileForm(changed, "table.csv"));
    expect(recordImport.parse(await applied.json())).toMatchObject({ updated: 1 });
    record = await read(await editor.send("GET", `${path}/${record.uuid}`));
    expect(record[tabled]).toBe("From a table");
  });

  it("is hidden and published in bulk", async () => {
    const uuids = [record.uuid];
    expect((await editor.send("POST", `${path}/publish`, { uuids })).status).toBe(200);
    expect(await (await editor.send("POST", `${path}/unpublish`, { uuids })).json()).toEqual({ changed: 1 });
    expect(await (await editor.send("POST", `${path}/unpublish`, { uuids })).json()).toEqual({ changed: 0 });
    const unknown = { uuids: ["0192a0aa-0000-7000-8000-000000000000"] };
    expect((await problemOf(await editor.send("POST", `${path}/unpublish`, unknown))).errors).toHaveProperty("uuids");
    record = await read(await editor.send("GET", `${path}/${record.uuid}`));
    expect(record.published).toBe(false);
  });

  it("is deleted with its version, and restored from the log", async () => {
    const one = `${path}/${record.uuid}`;
    expect((await editor.send("DELETE", one)).status).toBe(428);
    expect((await editor.send("DELETE", one, undefined, { "If-Match": '"999"' })).status).toBe(409);
    expect((await editor.send("DELETE", one, undefined, version(record))).status).toBe(204);
    expect((await editor.send("GET", one)).status).toBe(404);
    const log = auditList.parse(
      await (await editor.send("GET", `/api/administration/audit?uuid=${record.uuid}`)).json(),
    );
    expect(log.data[0]).toMatchObject({ action: "delete", after: null });
    expect((await editor.send("POST", `/api/administration/audit/${log.data[0]?.uuid}/revert`)).status).toBe(204);
    const again = await read(await editor.send("GET", one));
    for (const field of Object.keys(resources[resource].fields)) expect(again[field], field).toEqual(record[field]);
  });

  it("refuses values that no database can store", async () => {
    const one = `${path}/${record.uuid}`;
    const now = await read(await editor.send("GET", one));
    for (const value of ["a\u0000b", "x".repeat(10_000), 7, null, {}, []]) {
      const answer = await editor.send("PATCH", one, { name: value }, version(now));
      expect([200, 422], JSON.stringify(value).slice(0, 20)).toContain(answer.status);
    }
  });
});

it("places to stay are marked as verified in bulk; other resources are not", async () => {
  const base = "/api/administration";
  const { list } = recordSchemas(resources.accommodations);
  const read = async () =>
    list.parse(await (await editor.send("GET", `${base}/accommodations?perPage=2&sort=name`)).json()).data;
  const before = await read();
  const uuids = before.map(({ uuid }) => uuid);
  const answer = await editor.send("POST", `${base}/accommodations/verify`, { uuids });
  expect(await answer.json()).toEqual({ changed: 2 });
  const after = await read();
  for (const [index, house] of after.entries()) {
    expect(Date.now() - Date.parse(String(house["verifiedAt"]))).toBeLessThan(60_000);
    expect(house.version).toBe((before[index]?.version ?? 0) + 1);
  }
  const log = auditList.parse(await (await editor.send("GET", `${base}/audit?uuid=${uuids[0]}`)).json());
  expect(log.data[0]).toMatchObject({ action: "verify", canRevert: true });
  expect((await editor.send("POST", `${base}/audit/${log.data[0]?.uuid}/revert`)).status).toBe(204);
  expect((await read())[0]?.["verifiedAt"]).toBe(before[0]?.["verifiedAt"]);
  expect([404, 405]).toContain((await editor.send("POST", `${base}/towns/verify`, { uuids })).status);
});

it("refuses unknown amenities of a place to stay, in a form and in a table", async () => {
  const path = "/api/administration/accommodations";
  const [sample] = sampleRecords.filter(({ resource }) => resource === "accommodations");
  const house = { ...sample?.creation, slug: "albergue-con-helipuerto", amenities: ["wifi", "helipad"] };
  const refused = await editor.send("POST", path, house);
  expect(refused.status).toBe(422);
  expect(fieldsIn(await problemOf(refused))).toEqual(["amenities"]);
  const { shown } = recordSchemas(resources["accommodations"]);
  const made = shown.parse(await (await editor.send("POST", path, { ...house, amenities: ["wifi"] })).json());
  const changed = await editor.send("PATCH", `${path}/${made.uuid}`, { amenities: ["helipad"] }, version(made));
  expect(changed.status).toBe(422);
  const table = `uuid,amenities\r\n${made.uuid},wifi;helipad\r\n`;
  const applied = recordImport.parse(
    await (await editor.send("POST", `${path}/import/apply`, fileForm(table, "table.csv"))).json(),
  );
  expect(applied).toMatchObject({ updated: 0, refused: 1 });
  expect(Object.keys(applied.rows[0]?.errors ?? {})).toEqual(["amenities"]);
  expect(await (await editor.send("GET", `${path}/${made.uuid}`)).json()).toMatchObject({ amenities: ["wifi"] });
});

describe("a table from a spreadsheet", () => {
  const path = "/api/administration/towns";
  const town = { name: "Vilar da Folla", country: "Spain", size: "village", lat: 42.78, lon: -7.41 };
  const make = async (slug: string) => {
    const { shown } = recordSchemas(resources.towns);
    const made = { ...town, slug, province: "Lugo", population: 99 };
    return shown.parse(await (await editor.send("POST", path, made)).json());
  };
  const preview = async (table: string) =>
    recordImport.parse(await (await editor.send("POST", `${path}/import/preview`, fileForm(table, "t.csv"))).json());

  it("may have semicolons or tabs as separators", async () => {
    await make("vilar-da-folla");
    for (const sign of [";", "\t"]) {
      const { refused, rows } = await preview(`slug${sign}population\r\nvilar-da-folla${sign}120\r\n`);
      expect(refused).toBe(0);
      expect(rows[0]?.changes).toEqual({ population: { before: 99, after: 120 } });
    }
  });

  it("keeps columns that a short row leaves out", async () => {
    await make("vilar-do-corte");
    const { updated, rows } = await preview("slug,province,population\r\nvilar-do-corte,Ourense\r\n");
    expect(updated).toBe(1);
    expect(rows[0]?.changes).toEqual({ province: { before: "Lugo", after: "Ourense" } });
  });

  it("creates several records without slugs, and no slug twice", async () => {
    const owners = fileForm("name\r\nMarina Seoane\r\nXosé Varela\r\n", "owners.csv");
    const made = await editor.send("POST", "/api/administration/accommodation-owners/import/apply", owners);
    expect(recordImport.parse(await made.json())).toMatchObject({ created: 2, refused: 0 });
    const twice = "slug,name,country,size\r\nvilar-dobre,Vilar,Spain,village\r\nvilar-dobre,Vilar,Spain,village\r\n";
    const { rows } = await preview(twice);
    expect(rows.find(({ line }) => line === 3)?.errors).toHaveProperty("uuid");
  });

  it("is refused if a row has more cells than columns", async () => {
    await make("vilar-da-coma");
    const { refused, rows } = await preview("slug,province\r\nvilar-da-coma,Coruña, A\r\n");
    expect(refused).toBe(1);
    expect(Object.keys(rows[0]?.errors ?? {})).toEqual(["province"]);
    expect(await preview("slug,province\r\nvilar-da-coma,Lugo,,\r\n")).toMatchObject({ refused: 0, unchanged: 1 });
  });
});

it.each([
  ["waypoints", { name: "Cruce", kind: "junction" }],
  ["towns", { name: "Vilar", country: "Spain", size: "village" }],
  ["points-of-interest", { name: "Cruceiro", kind: "artwork" }],
  ["accommodations", { name: "Casa", type: "hotel", townUuid: "sarria" }],
])("refuses %s with swapped latitude and longitude", async (name, facts) => {
  const path = `/api/administration/${name}`;
  const swapped = await editor.send("POST", path, { ...facts, slug: `${name}-swapped`, lat: -7.41, lon: 42.78 });
  expect(fieldsIn(await problemOf(swapped))).toEqual(["lat", "lon"]);
  for (const [at, place] of Object.entries([
    { lat: 42.78, lon: -7.41 },
    { lat: 52.23, lon: 21.01 },
  ])) {
    const made = await editor.send("POST", path, { ...facts, slug: `${name}-at-${at}`, ...place });
    expect(made.status, await made.clone().text()).toBe(201);
  }
});

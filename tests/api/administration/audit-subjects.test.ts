import { expect, it } from "vitest";
import { auditList } from "#contract/administration/audit.ts";
import { subjectKey } from "#domain/accounts/audit-actions.ts";
import { recordSchemas } from "#contract/administration/record.ts";
import { resources } from "#contract/administration/resources/all-resources.ts";
import { referencesOfChanges } from "#use-cases/administration/audit/change-references.ts";
import { subjectsOfChanges } from "#use-cases/administration/audit/change-subjects.ts";
import { editorMember } from "#tests/support/samples/editor-member.ts";
import type { StoredRole } from "#domain/accounts/permissions.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { type ApiBrowser, apiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);
const editor = await staffBrowser(application, database, "editor");

const as = (role: StoredRole) => ({ ...application.context, actor: { ...editorMember, roles: [role] } });

it("names what was changed as it is called now, and people for administrators only", async () => {
  const towns = recordSchemas(resources.towns).list.parse(
    await (await editor.send("GET", "/api/administration/towns?q=portomarin")).json(),
  );
  const [town] = towns.data;
  if (!town) throw new Error("There is no Portomarín.");
  const change = await editor.send(
    "PATCH",
    `/api/administration/towns/${town.uuid}`,
    { province: "Lugo (Galicia)" },
    { "If-Match": `"${town.version}"` },
  );
  expect(change.status).toBe(200);
  const { data } = auditList.parse(await (await editor.send("GET", "/api/administration/audit")).json());
  const gone = { resource: "town", resourceUuid: "00000000-0000-7000-8000-000000000000" };
  const distance = { resource: "distance", resourceUuid: "1" };
  const arc = { resource: "arc", resourceUuid: "1" };
  const named = await subjectsOfChanges(as("editor"), [...data, arc, distance, gone]);
  expect(named[subjectKey("town", town.uuid)]).toMatchObject({
    resource: "towns",
    title: "Portomarín",
    slug: "portomarin",
  });
  expect(named["arc 1"]).toMatchObject({ resource: "arcs", title: "Saint-Jean-Pied-de-Port – Huntto" });
  expect(named["distance 1"]).toMatchObject({ resource: "distances" });
  expect(Object.values(named).map(({ resource }) => resource)).not.toContain("users");
  expect(named).not.toHaveProperty(subjectKey(gone.resource, gone.resourceUuid));
  const people = Object.values(await subjectsOfChanges(as("administrator"), data));
  expect(people).toContainEqual(expect.objectContaining({ resource: "users", title: editor.person.name }));
});

it("tells editors that an account was made, and only administrators whose", async () => {
  const administrator = await staffBrowser(application, database, "administrator");
  const walker = await signedInBrowser(application);
  const read = async (browser: ApiBrowser) => {
    const text = await (await browser.send("GET", "/api/administration/audit?resource=user")).text();
    return { text, first: auditList.parse(JSON.parse(text)).data[0] };
  };
  const forEditor = await read(editor);
  expect(forEditor.first).toMatchObject({ action: "create", byName: null, before: null, after: null });
  for (const fact of [walker.person.name, walker.person.email]) {
    expect(forEditor.text).not.toContain(fact);
    expect((await read(administrator)).text).toContain(fact);
  }
});

it("says of a change that was deleted since what to undo first", async () => {
  const path = "/api/administration/towns";
  const versionOf = (record: { readonly version: number }) => ({ "If-Match": `"${record.version}"` });
  const made = await editor.send("POST", path, {
    slug: "villa-de-prueba",
    name: "Villa de Prueba",
    country: "Spain",
    size: "village",
    lat: 42.5,
    lon: -6.1,
  });
  expect(made.status).toBe(201);
  const town = recordSchemas(resources.towns).shown.parse(await made.json());
  const one = `${path}/${town.uuid}`;
  const changed = await editor.send("PATCH", one, { province: "Lugo" }, versionOf(town));
  expect(changed.status).toBe(200);
  expect((await editor.send("DELETE", one, undefined, { "If-Match": "*" })).status).toBe(204);
  const log = await (await editor.send("GET", `/api/administration/audit?uuid=${town.uuid}`)).json();
  const [deletion, change] = auditList.parse(log).data;
  const undo = (uuid: string | undefined) => editor.send("POST", `/api/administration/audit/${uuid}/revert`);
  expect(await problemOf(await undo(change?.uuid))).toMatchObject({
    status: 422,
    errors: { uuid: [expect.stringMatching(/deleted since.*Undo the deletion first/)] },
  });
  expect((await undo(deletion?.uuid)).status).toBe(204);
  expect((await undo(change?.uuid)).status).toBe(204);
});

it("names the place to stay of a suggested correction", async () => {
  const { rows } = await database.pool.query("SELECT uuid, name FROM accommodation ORDER BY slug LIMIT 1");
  const visitor = apiBrowser(application);
  const path = `/api/accommodations/${rows[0].uuid}/correction-suggestions`;
  expect((await visitor.send("POST", path, { changes: { phone: "+34 981 000 000" } })).status).toBeLessThan(300);
  const suggestions = await database.pool.query("SELECT uuid FROM correction_suggestion");
  const change = { resource: "correction-suggestion", resourceUuid: suggestions.rows[0].uuid };
  expect(Object.values(await subjectsOfChanges(as("editor"), [change]))).toMatchObject([
    { resource: "accommodations", uuid: rows[0].uuid, title: rows[0].name },
  ]);
});

it("names the records to which values of a change refer, and tells which no longer exist", async () => {
  const { rows } = await database.pool.query(
    "SELECT uuid, town_uuid, (SELECT name FROM town WHERE town.uuid = town_uuid) FROM accommodation LIMIT 1",
  );
  const [{ uuid, town_uuid: town, name }] = rows;
  const gone = "00000000-0000-7000-8000-000000000000";
  const references = await referencesOfChanges(as("editor"), [
    { resource: "accommodation", before: { townUuid: gone, name: town }, after: { townUuid: town } },
    { resource: "photo", before: null, after: { accommodationUuid: uuid } },
    { resource: "branch", before: null, after: { segments: [gone, "nonsense"] } },
  ]);
  expect(references).toMatchObject({
    [town]: { resource: "town", title: name, subject: { resource: "towns" } },
    [uuid]: { resource: "accommodation", subject: { resource: "accommodations" } },
    [gone]: { title: null, subject: null },
  });
  expect(Object.keys(references)).toHaveLength(3);
});

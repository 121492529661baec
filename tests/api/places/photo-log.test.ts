import { expect, it } from "vitest";
import { auditList } from "#contract/administration/audit.ts";
import { administeredPhoto, photoResources } from "#contract/places/photos.ts";
import { subjectsOfChanges } from "#use-cases/administration/audit/change-subjects.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";
import { editorMember } from "#tests/support/samples/editor-member.ts";
import { picture } from "#tests/support/samples/pictures.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);
const editor = await staffBrowser(application, database, "editor");
const context = { ...application.context, actor: { ...editorMember, roles: ["editor" as const] } };
const tables = { towns: "town", accommodations: "accommodation", "points-of-interest": "point_of_interest" };

it.each(photoResources)("names in the log what photos of %s show, changed and deleted ones too", async (resource) => {
  const { rows } = await database.pool.query(`SELECT uuid FROM ${tables[resource]} ORDER BY slug LIMIT 1`);
  const path = `/api/administration/${resource}/${rows[0].uuid}/photos`;
  const form = new FormData();
  for (const [field, value] of Object.entries({ alt: "A bridge", licence: "CC BY-SA 4.0" })) form.set(field, value);
  form.set("file", new File([Uint8Array.from(await picture("jpeg"))], "bridge.jpg"));
  const photo = administeredPhoto.parse(await (await editor.send("POST", path, form)).json());
  const version = { "If-Match": "*" };
  expect((await editor.send("PATCH", `${path}/${photo.uuid}`, { alt: "The same" }, version)).status).toBe(200);
  const named = async () => {
    const log = await editor.send("GET", `/api/administration/audit?uuid=${photo.uuid}`);
    const { data } = auditList.parse(await log.json());
    return { changes: data.length, subjects: Object.values(await subjectsOfChanges(context, data)) };
  };
  const subjects = [{ resource, uuid: rows[0].uuid }];
  expect(await named()).toMatchObject({ changes: 2, subjects });
  expect((await editor.send("DELETE", `${path}/${photo.uuid}`, undefined, version)).status).toBe(204);
  expect(await named()).toMatchObject({ changes: 3, subjects });
});

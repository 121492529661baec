import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { auditList } from "#contract/administration/audit.ts";
import { administeredPhoto, type photoResources } from "#contract/places/photos.ts";
import { folderStorage } from "#photos/folder-storage.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";
import { editorMember } from "#tests/support/samples/editor-member.ts";
import { picture } from "#tests/support/samples/pictures.ts";
import { subjectsOfChanges } from "#use-cases/administration/audit/change-subjects.ts";

const database = await testDatabase({ seeded: true });
const folder = await mkdtemp(join(tmpdir(), "vieira-photos-"));
const application = testApplication(database, { photos: folderStorage(folder) });
const editor = await staffBrowser(application, database, "editor");

afterAll(() => rm(folder, { recursive: true }));

const tables: Record<(typeof photoResources)[number], string> = {
  towns: "town",
  accommodations: "accommodation",
  "points-of-interest": "point_of_interest",
};

it("names in the log what photos show, changed and deleted ones too", async () => {
  for (const [resource, table] of Object.entries(tables)) {
    const { rows } = await database.pool.query<{ uuid: string }>(`SELECT uuid FROM ${table} ORDER BY slug LIMIT 1`);
    const subject = { resource, uuid: rows[0]?.uuid ?? "" };
    const path = `/api/administration/${resource}/${subject.uuid}/photos`;
    const form = new FormData();
    form.set("alt", `Of ${resource}`);
    form.set("licence", "CC BY-SA 4.0");
    form.set("author", "Ana");
    form.set("file", new File([Uint8Array.from(await picture("jpeg"))], "bridge.jpg"));
    const photo = administeredPhoto.parse(await (await editor.send("POST", path, form)).json());
    const version = { "If-Match": "*" };
    expect((await editor.send("PATCH", `${path}/${photo.uuid}`, { alt: "The same" }, version)).status).toBe(200);
    const context = { ...application.context, actor: { ...editorMember, roles: ["editor" as const] } };
    const subjects = async () => {
      const log = auditList.parse(
        await (await editor.send("GET", `/api/administration/audit?uuid=${photo.uuid}`)).json(),
      );
      return { deeds: log.data.length, named: Object.values(await subjectsOfChanges(context, log.data)) };
    };
    expect(await subjects()).toMatchObject({ deeds: 2, named: [subject] });
    expect((await editor.send("DELETE", `${path}/${photo.uuid}`, undefined, version)).status).toBe(204);
    expect(await subjects()).toMatchObject({ deeds: 3, named: [subject] });
  }
});

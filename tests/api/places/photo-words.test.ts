import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { auditList } from "#contract/administration/audit.ts";
import { administeredPhoto, photoList } from "#contract/places/photos.ts";
import { townDetail } from "#contract/places/towns.ts";
import { folderStorage } from "#photos/folder-storage.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";
import { picture } from "#tests/support/samples/pictures.ts";

const database = await testDatabase({ seeded: true });
const folder = await mkdtemp(join(tmpdir(), "vieira-photos-"));
const application = testApplication(database, { photos: folderStorage(folder) });
const editor = await staffBrowser(application, database, "editor");
const { rows: towns } = await database.pool.query("SELECT uuid FROM town ORDER BY slug LIMIT 1");
const town = String(towns[0].uuid);
const path = `/api/administration/towns/${town}/photos`;

afterAll(() => rm(folder, { recursive: true }));

it("a description in Spanish is stored, changed, taken back, shown and restored", async () => {
  const form = new FormData();
  const words = { alt: "The bridge", altEs: "El puente", licence: "CC BY-SA 4.0" };
  for (const [field, value] of Object.entries(words)) form.set(field, value);
  form.set("file", new File([Uint8Array.from(await picture("jpeg"))], "bridge.jpg"));
  const photo = administeredPhoto.parse(await (await editor.send("POST", path, form)).json());
  expect(photo).toMatchObject(words);
  const one = `${path}/${photo.uuid}`;
  const change = async (altEs: string | null, version: number) =>
    (await editor.send("PATCH", one, { altEs }, { "If-Match": `"${version}"` })).json();
  expect(await change(null, 1)).toMatchObject({ alt: words.alt, altEs: null, version: 2 });
  expect(await change("Un puente", 2)).toMatchObject({ altEs: "Un puente", version: 3 });
  const { photos } = townDetail.parse(await (await application.get(`/api/towns/${town}`)).json());
  expect(photos).toMatchObject([{ alt: words.alt, altEs: "Un puente" }]);
  await editor.send("DELETE", one, undefined, { "If-Match": "*" });
  const log = await editor.send("GET", `/api/administration/audit?resource=photo&uuid=${photo.uuid}`);
  const [deletion] = auditList.parse(await log.json()).data;
  expect((await editor.send("POST", `/api/administration/audit/${deletion?.uuid}/revert`)).status).toBe(204);
  const list = photoList.parse(await (await editor.send("GET", path)).json());
  expect(list.data).toMatchObject([{ altEs: "Un puente" }]);
});

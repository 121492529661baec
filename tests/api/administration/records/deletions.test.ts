import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { auditList } from "#contract/administration/audit.ts";
import { administeredPhoto, photoList } from "#contract/places/photos.ts";
import { folderStorage } from "#photos/folder-storage.ts";
import { servePhotos } from "#server/files/stored-photos.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { picture } from "#tests/support/samples/pictures.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";

const database = await testDatabase({ seeded: true });
const folder = await mkdtemp(join(tmpdir(), "vieira-deletions-"));
const photos = folderStorage(folder);
const application = testApplication(database, { photos, requestHandlers: [servePhotos(photos)] });
const editor = await staffBrowser(application, database, "editor");
const base = "/api/administration";

afterAll(() => rm(folder, { recursive: true }));

async function logged(resource: string, uuid: string) {
  const answer = await editor.send("GET", `${base}/audit?resource=${resource}&uuid=${uuid}`);
  return auditList.parse(await answer.json()).data;
}

async function addPhoto(subject: string, alt: string, resource = "accommodations") {
  const form = new FormData();
  form.set("file", new File([Uint8Array.from(await picture("jpeg"))], "bridge.jpg"));
  for (const [name, value] of Object.entries({ alt, licence: "CC0 1.0", author: "Ana" })) form.set(name, value);
  return administeredPhoto.parse(
    await (await editor.send("POST", `${base}/${resource}/${subject}/photos`, form)).json(),
  );
}

async function newHouse(slug: string): Promise<string> {
  const house = { slug, name: "Casa de Prueba", townUuid: "leon", type: "albergue_private" };
  const answer = await editor.send("POST", `${base}/accommodations`, house);
  expect(answer.status).toBe(201);
  return (await answer.json()).uuid;
}

const filesOf = ({ variants }: Awaited<ReturnType<typeof addPhoto>>) =>
  Promise.all(variants.map(async ({ url }) => (await application.get(url)).status));

it("a deleted house takes its photos along, logged one by one, and undoing it brings them back", async () => {
  const house = await newHouse("casa-de-prueba");
  const [first, second] = [await addPhoto(house, "The door"), await addPhoto(house, "The garden")];
  const path = `${base}/accommodations/${house}`;
  expect((await editor.send("DELETE", path, undefined, { "If-Match": "*" })).status).toBe(204);
  for (const photo of [first, second]) {
    expect((await logged("photo", photo.uuid))[0]).toMatchObject({ action: "delete", before: { alt: photo.alt } });
    expect(new Set(await filesOf(photo))).toEqual(new Set([404]));
  }
  const [deletion] = await logged("accommodation", house);
  expect((await editor.send("POST", `${base}/audit/${deletion?.uuid}/revert`)).status).toBe(204);
  const restored = photoList.parse(await (await editor.send("GET", `${path}/photos`)).json()).data;
  expect(restored.map(({ uuid, alt }) => [uuid, alt])).toEqual([
    [first.uuid, "The door"],
    [second.uuid, "The garden"],
  ]);
  expect(new Set((await Promise.all([first, second].map(filesOf))).flat())).toEqual(new Set([200]));
});

it("undoing the creation of a house puts its photos aside too", async () => {
  const house = await newHouse("casa-nueva-de-prueba");
  const photo = await addPhoto(house, "The door");
  const [creation] = await logged("accommodation", house);
  expect((await editor.send("POST", `${base}/audit/${creation?.uuid}/revert`)).status).toBe(204);
  expect((await logged("photo", photo.uuid))[0]).toMatchObject({ action: "delete", canRevert: true });
  expect(new Set(await filesOf(photo))).toEqual(new Set([404]));
});

it("a town that is in use keeps its photos when it is not deleted", async () => {
  const [town] = (await (await editor.send("GET", `${base}/towns?q=sarria&perPage=1`)).json()).data;
  const photo = await addPhoto(town.uuid, "The bridge", "towns");
  const answer = await editor.send("DELETE", `${base}/towns/${town.uuid}`, undefined, { "If-Match": "*" });
  expect(answer.status).toBe(422);
  expect((await logged("photo", photo.uuid)).map(({ action }) => action)).toEqual(["create"]);
  expect(new Set(await filesOf(photo))).toEqual(new Set([200]));
});

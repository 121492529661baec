import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { folderStorage } from "#photos/folder-storage.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { picture } from "#tests/support/samples/pictures.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";
import { administeredPhoto } from "#contract/places/photos.ts";
import { sweepPhotos } from "./trashed-files.ts";

const database = await testDatabase({ seeded: true });
const folder = await mkdtemp(join(tmpdir(), "vieira-sweep-"));
const photos = folderStorage(folder);
const application = testApplication(database, { photos });

afterAll(() => rm(folder, { recursive: true }));

it("removes old files without a photo, and no others", async () => {
  await photos.write("stray.webp", Buffer.from("stray"));
  await writeFile(join(folder, "half.webp.1.unfinished"), "half");
  for (const name of ["stray.webp", "half.webp.1.unfinished"]) await utimes(join(folder, name), 1, 1);
  // With the wrong database, all files would be deleted.
  expect(await sweepPhotos(application.context)).toBe(0);
  expect(await photos.read("stray.webp")).not.toBeNull();

  const editor = await staffBrowser(application, database, "editor");
  const { rows } = await database.pool.query<{ uuid: string }>("SELECT uuid FROM town LIMIT 1");
  const form = new FormData();
  form.set("alt", "A bridge");
  form.set("licence", "CC0");
  form.set("file", new File([Uint8Array.from(await picture("jpeg"))], "a.jpg", { type: "image/jpeg" }));
  const answer = await editor.send("POST", `/api/administration/towns/${rows[0]?.uuid}/photos`, form);
  const { variants } = administeredPhoto.parse(await answer.json());
  for (const { url } of variants) await utimes(join(folder, url.replace("/photos/", "")), 1, 1);
  await photos.write("young.webp", Buffer.from("young"));
  expect(await sweepPhotos(application.context)).toBe(1);
  expect((await photos.list()).map(({ name }) => name).toSorted()).toEqual(
    ["young.webp", ...variants.map(({ url }) => url.replace("/photos/", ""))].toSorted(),
  );
  expect(await photos.read("half.webp.1.unfinished")).toBeNull();
});

it("removes files after the account of the last photographer is deleted", async () => {
  await staffBrowser(application, database, "administrator");
  await database.pool.query("DELETE FROM photo");
  await photos.write("diary/rain.jpg", Buffer.from("rain"));
  await utimes(join(folder, "diary/rain.jpg"), 1, 1);
  await sweepPhotos(application.context);
  expect(await photos.read("diary/rain.jpg")).toBeNull();
});

it("keeps files of deleted photos for thirty days", async () => {
  for (const name of ["deleted/old.webp", "deleted/young.webp"]) await photos.write(name, Buffer.from(name));
  const day = 24 * 3600;
  const now = application.context.now().getTime() / 1000;
  await utimes(join(folder, "deleted/old.webp"), now - 31 * day, now - 31 * day);
  await utimes(join(folder, "deleted/young.webp"), now - 29 * day, now - 29 * day);
  expect(await sweepPhotos(application.context)).toBe(1);
  expect(await photos.read("deleted/old.webp")).toBeNull();
  expect(await photos.read("deleted/young.webp")).not.toBeNull();
});

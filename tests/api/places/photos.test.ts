import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { auditList } from "#contract/administration/audit.ts";
import { accommodationDetail } from "#contract/places/accommodations.ts";
import { type AdministeredPhoto, administeredPhoto, photoList, photoResources } from "#contract/places/photos.ts";
import { townDetail } from "#contract/places/towns.ts";
import { folderStorage } from "#photos/folder-storage.ts";
import { s3Storage } from "#photos/s3-storage.ts";
import { servePhotos } from "#server/files/stored-photos.ts";
import { apiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { picture } from "#tests/support/samples/pictures.ts";
import { startS3Server } from "#tests/support/services/s3-server.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";

const database = await testDatabase({ seeded: true });
const folder = await mkdtemp(join(tmpdir(), "vieira-photos-"));
const photos = folderStorage(folder);
const application = testApplication(database, { photos, requestHandlers: [servePhotos(photos)] });
const editor = await staffBrowser(application, database, "editor");
const member = await signedInBrowser(application);
const nobody = "0192a0aa-0000-7000-8000-000000000000";

afterAll(() => rm(folder, { recursive: true }));

/** Names of the served files. */
async function served(): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).filter((name) => name !== "deleted");
}

async function uuidOf(table: string): Promise<string> {
  const { rows } = await database.pool.query<{ uuid: string }>(`SELECT uuid FROM ${table} ORDER BY slug LIMIT 1`);
  return rows[0]?.uuid ?? "";
}

const uuids = {
  towns: await uuidOf("town"),
  accommodations: await uuidOf("accommodation"),
  "points-of-interest": await uuidOf("point_of_interest"),
};
const pathOf = (resource: keyof typeof uuids): string => `/api/administration/${resource}/${uuids[resource]}/photos`;
const town = pathOf("towns");

const words = { alt: "The bridge over the Ulla", licence: "CC BY-SA 4.0", author: "Ana" };

function photoForm(content: Uint8Array, fields: Record<string, string> = words, name = "bridge.jpg"): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set("file", new File([Uint8Array.from(content)], name, { type: "" }));
  return form;
}

async function add(path: string, alt = words.alt): Promise<AdministeredPhoto> {
  const answer = await editor.send("POST", path, photoForm(await picture("jpeg"), { ...words, alt }));
  expect(answer.status).toBe(201);
  return administeredPhoto.parse(await answer.json());
}

async function shown(path = town): Promise<readonly AdministeredPhoto[]> {
  return photoList.parse(await (await editor.send("GET", path)).json()).data;
}

describe.each(photoResources)("the photos of one of %s", (resource) => {
  const path = pathOf(resource);

  it("are for editors only", async () => {
    const visitor = apiBrowser(application);
    const form = photoForm(await picture("jpeg"));
    for (const [method, address, body] of [
      ["GET", path, undefined],
      ["POST", path, form],
      ["PUT", `${path}/order`, { uuids: [] }],
      ["PATCH", `${path}/${nobody}`, {}],
      ["DELETE", `${path}/${nobody}`, undefined],
    ] as const) {
      expect((await visitor.send(method, address, body)).status, `${method} ${address}`).toBe(401);
      expect((await member.send(method, address, body)).status, `${method} ${address}`).toBe(404);
    }
    expect(await served()).toEqual([]);
  });

  it("are added, shown, captioned, and deleted with their files", async () => {
    const sent = await editor.send("POST", path, photoForm(await picture("jpeg")));
    expect(sent.status).toBe(201);
    expect(sent.headers.get("ETag")).toBe('"1"');
    const photo = administeredPhoto.parse(await sent.json());
    expect(photo).toMatchObject({ ...words, width: 400, height: 300, version: 1 });
    expect(await shown(path)).toEqual([photo]);
    for (const { url, type, width } of photo.variants) {
      const file = await application.get(url);
      expect(file.status).toBe(200);
      expect(Object.fromEntries(file.headers)).toMatchObject({
        "content-type": type,
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
      });
      expect((await sharp(await file.arrayBuffer()).metadata()).width).toBe(width);
    }
    expect(await served()).toHaveLength(photo.variants.length);

    const one = `${path}/${photo.uuid}`;
    expect((await editor.send("PATCH", one, { alt: "A bridge" })).status).toBe(428);
    const changed = await editor.send("PATCH", one, { alt: "A bridge", author: null }, { "If-Match": '"1"' });
    expect(await changed.json()).toMatchObject({ alt: "A bridge", author: null, licence: words.licence, version: 2 });
    const stale = await editor.send("PATCH", one, { alt: "Another" }, { "If-Match": '"1"' });
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({ current: { alt: "A bridge", version: 2 } });
    expect((await editor.send("PATCH", one, { alt: " " }, { "If-Match": '"2"' })).status).toBe(422);
    expect((await editor.send("DELETE", one)).status).toBe(428);
    expect((await editor.send("DELETE", one, undefined, { "If-Match": '"1"' })).status).toBe(409);
    expect((await editor.send("DELETE", one, undefined, { "If-Match": '"2"' })).status).toBe(204);
    expect((await editor.send("DELETE", one, undefined, { "If-Match": '"2"' })).status).toBe(404);
    expect(await served()).toEqual([]);
    const [{ url = "" } = {}] = photo.variants;
    expect((await application.get(url)).status).toBe(404);
    expect((await application.get(url.replace("/photos/", "/photos/deleted/"))).status).toBe(404);
    const log = auditList.parse(
      await (await editor.send("GET", `/api/administration/audit?resource=photo&uuid=${photo.uuid}`)).json(),
    );
    expect(log.data.map(({ action }) => action)).toEqual(["delete", "update", "create"]);
    expect(log.data[1]).toMatchObject({ before: { alt: words.alt, author: "Ana" }, after: { alt: "A bridge" } });
  });

  it("are restored from the log with their files, once", async () => {
    const [first, second] = [await add(path, "First"), await add(path, "Second")];
    const drop = ({ uuid }: AdministeredPhoto) =>
      editor.send("DELETE", `${path}/${uuid}`, undefined, { "If-Match": "*" });
    expect((await drop(first)).status).toBe(204);
    const log = auditList.parse(
      await (await editor.send("GET", `/api/administration/audit?resource=photo&uuid=${first.uuid}`)).json(),
    );
    expect(log.data[0]).toMatchObject({ action: "delete", canRevert: true, before: { alt: "First" } });
    const undo = () => editor.send("POST", `/api/administration/audit/${log.data[0]?.uuid}/revert`);
    expect((await undo()).status).toBe(204);
    expect(await shown(path)).toMatchObject([{ uuid: first.uuid, alt: "First", variants: first.variants }, second]);
    for (const { url } of first.variants) expect((await application.get(url)).status).toBe(200);
    expect((await undo()).status).toBe(409);
    for (const photo of [first, second]) expect((await drop(photo)).status).toBe(204);
  });

  it("need an existing record", async () => {
    const other = path.replace(uuids[resource], nobody);
    expect((await editor.send("GET", other)).status).toBe(404);
    expect((await editor.send("POST", other, photoForm(await picture("jpeg")))).status).toBe(404);
    expect((await editor.send("PUT", `${other}/order`, { uuids: [] })).status).toBe(404);
    const photo = await add(path);
    const elsewhere = `${pathOf(resource === "towns" ? "accommodations" : "towns")}/${photo.uuid}`;
    expect((await editor.send("DELETE", elsewhere, undefined, { "If-Match": "*" })).status).toBe(404);
    expect((await editor.send("DELETE", `${path}/${photo.uuid}`, undefined, { "If-Match": "*" })).status).toBe(204);
  });
});

it("are reordered, each exactly once", async () => {
  const [a, b, c] = [await add(town, "A"), await add(town, "B"), await add(town, "C")];
  const order = (request: readonly string[]) => editor.send("PUT", `${town}/order`, { uuids: request });
  const answer = await order([c.uuid, a.uuid, b.uuid]);
  expect(answer.status).toBe(200);
  expect((await shown()).map(({ alt }) => alt)).toEqual(["C", "A", "B"]);
  for (const wrong of [[a.uuid, b.uuid], [a.uuid, a.uuid, b.uuid], [a.uuid, b.uuid, nobody], []]) {
    expect((await problemOf(await order(wrong))).errors).toHaveProperty("uuids");
  }
  expect((await shown()).map(({ alt }) => alt)).toEqual(["C", "A", "B"]);
  const after = { "If-Match": answer.headers.get("ETag") ?? "" };
  expect((await editor.send("PUT", `${town}/order`, { uuids: [a.uuid, b.uuid, c.uuid] }, after)).status).toBe(200);
  const stale = await editor.send("PUT", `${town}/order`, { uuids: [b.uuid, c.uuid, a.uuid] }, after);
  expect(await stale.json()).toMatchObject({
    status: 409,
    current: { data: [{ alt: "A" }, { alt: "B" }, { alt: "C" }] },
  });
  expect((await order([c.uuid, a.uuid, b.uuid])).status).toBe(200);
  const d = await add(town, "D");
  expect((await shown()).at(-1)).toEqual(d);
});

it("are public at once on their pages", async () => {
  const photo = await add(pathOf("accommodations"), "The door");
  const house = accommodationDetail.parse(
    await (await application.get(`/api/accommodations/${uuids.accommodations}`)).json(),
  );
  const { version: _, createdAt: __, ...seen } = photo;
  expect(house.photos).toEqual([seen]);
  const detail = townDetail.parse(await (await application.get(`/api/towns/${uuids.towns}`)).json());
  expect(detail.photos.map(({ alt }) => alt)).toEqual(["C", "A", "B", "D"]);
});

describe("an upload is refused", () => {
  const send = (content: Uint8Array, name?: string) => editor.send("POST", town, photoForm(content, words, name));

  it("if it is too large, before it is processed", async () => {
    expect((await problemOf(await send(Buffer.alloc(15 * 1024 * 1024 + 1)))).status).toBe(413);
    const announced = { "Content-Length": "21000000" };
    expect((await problemOf(await editor.send("POST", town, photoForm(Buffer.alloc(9)), announced))).status).toBe(413);
  });

  it("if it is no picture, or of another type than declared", async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const content of [svg, Buffer.from("MZ, a program"), Buffer.alloc(0)]) {
      const problem = await problemOf(await send(content, "a.png"));
      expect(problem).toMatchObject({ status: 415, errors: { file: [expect.stringContaining("JPEG, PNG, WebP")] } });
    }
    expect((await problemOf(await send(await picture("jpeg"), "a.png"))).status).toBe(415);
  });

  it("if it is corrupt", async () => {
    const half = (await picture("png")).subarray(0, 200);
    expect(await problemOf(await send(half, "a.png"))).toMatchObject({
      status: 422,
      errors: { file: [expect.any(String)] },
    });
  });

  it("if the file or its description is missing", async () => {
    const form = photoForm(await picture("jpeg"), { alt: " " });
    expect(Object.keys((await problemOf(await editor.send("POST", town, form))).errors ?? {})).toEqual([
      "alt",
      "licence",
    ]);
    const bare = new FormData();
    for (const [field, value] of Object.entries(words)) bare.set(field, value);
    expect((await problemOf(await editor.send("POST", town, bare))).errors).toHaveProperty("file");
    expect((await problemOf(await editor.send("POST", town, { ...words }))).status).toBe(415);
    const text = { "Content-Type": "multipart/form-data; boundary=x" };
    expect((await problemOf(await editor.send("POST", town, "no parts", text))).status).toBe(400);
  });

  it("and leaves no file behind", async () => {
    const kept = (await shown()).flatMap(({ variants }) => variants);
    expect((await served()).filter((name) => kept.some(({ url }) => url.endsWith(name)))).toHaveLength(kept.length);
    expect(kept).toHaveLength((await served()).length - 5);
  });
});

it("leave no files when the storage fails half-way", async () => {
  const written: string[] = [];
  const failing = testApplication(database, {
    photos: {
      ...photos,
      write: async (name, content) => {
        if (written.length === 2) throw new Error("the disk is full");
        written.push(name);
        await photos.write(name, content);
      },
    },
  });
  const before = await served();
  const asking = await staffBrowser(failing, database, "editor");
  expect((await asking.send("POST", town, photoForm(await picture("jpeg")))).status).toBe(500);
  expect(written).toHaveLength(2);
  expect(await served()).toEqual(before);
  expect(await shown()).toHaveLength(4);
});

it("work with S3 as with a folder", async () => {
  const s3 = await startS3Server();
  const storage = s3Storage(s3.settings);
  const away = testApplication(database, { photos: storage, requestHandlers: [servePhotos(storage)] });
  const asking = await staffBrowser(away, database, "editor");
  const answer = await asking.send(
    "POST",
    pathOf("points-of-interest"),
    photoForm(await picture("webp"), words, "a.webp"),
  );
  const photo = administeredPhoto.parse(await answer.json());
  expect(s3.objects.size).toBe(photo.variants.length);
  for (const { url, type } of photo.variants) {
    const file = await away.get(url);
    expect([file.status, file.headers.get("Content-Type")]).toEqual([200, type]);
  }
  const one = `${pathOf("points-of-interest")}/${photo.uuid}`;
  expect((await asking.send("DELETE", one, undefined, { "If-Match": '"1"' })).status).toBe(204);
  expect([...s3.objects.keys()].filter((key) => !key.includes("/deleted/"))).toEqual([]);
  expect(s3.refused).toEqual([]);
  await s3.close();
});

it("are served by full name only, and with 304 if cached", async () => {
  const [photo] = await shown();
  const url = photo?.variants[0]?.url ?? "";
  const file = await application.get(url);
  const again = await application.get(url, { "If-None-Match": file.headers.get("ETag") ?? "" });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  for (const wrong of ["/photos/", "/photos/..%2f..%2fsecrets", url.replace(".jpg", ".svg"), `${url}.unfinished`]) {
    expect((await application.get(wrong)).status, wrong).toBe(404);
  }
});

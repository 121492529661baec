import { mkdir, mkdtemp, open, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { startS3Server } from "#tests/support/services/s3-server.ts";
import { folderStorage } from "./folder-storage.ts";
import type { PhotoStorage } from "./photo-storage.ts";
import { s3Storage } from "./s3-storage.ts";

const folder = await mkdtemp(join(tmpdir(), "vieira-photos-"));
const s3 = await startS3Server();

afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

describe.each([
  ["a folder", folderStorage(join(folder, "kept"))],
  ["S3", s3Storage(s3.settings)],
] as [string, PhotoStorage][])("%s", (_, storage) => {
  it("is empty at first", async () => {
    expect(await storage.list()).toEqual([]);
    expect(await storage.read("none.webp")).toBeNull();
    await storage.remove("none.webp");
  });

  it("stores files, over several pages, until they are removed", async () => {
    const names = ["a-1.avif", "a-1.webp", "b (1)+ñ.jpg", "folder/c.webp", "d.webp", "e.webp", "f.webp"];
    for (const name of names) await storage.write(name, Buffer.from(`content of ${name}`));
    const files = await storage.list();
    expect(files.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    for (const { storedAt } of files) expect(Math.abs(storedAt.getTime() - Date.now())).toBeLessThan(60_000);
    const read = await storage.read("b (1)+ñ.jpg");
    expect(read && Buffer.from(read).toString()).toBe("content of b (1)+ñ.jpg");
    await storage.remove("folder/c.webp");
    expect(await storage.read("folder/c.webp")).toBeNull();
    expect(await storage.list()).toHaveLength(names.length - 1);
  });
});

describe("a folder", () => {
  it("addresses no file outside", async () => {
    await expect(folderStorage(folder).write("../escaped", new Uint8Array())).rejects.toThrow("leads out");
    await expect(folderStorage(folder).read("../escaped")).rejects.toThrow("leads out");
  });

  it("deletes old unfinished files", async () => {
    const place = join(folder, "unfinished");
    const storage = folderStorage(place);
    await storage.write("whole.webp", Buffer.from("whole"));
    for (const name of ["old.webp.1.unfinished", "young.webp.1.unfinished"]) await writeFile(join(place, name), "half");
    await utimes(join(place, "old.webp.1.unfinished"), 1, 1);
    expect((await storage.list()).map(({ name }) => name)).toEqual(["whole.webp"]);
    await storage.removeUnfinished(new Date(Date.now() - 60_000));
    expect((await readdir(place)).toSorted()).toEqual(["whole.webp", "young.webp.1.unfinished"]);
  });

  it("syncs the bytes, file name and new folders to disk before resolving", async () => {
    const place = join(folder, "synced");
    await mkdir(place);
    const handle = await open(place);
    const kinds: string[] = [];
    const sync = vi.spyOn(Object.getPrototypeOf(handle), "sync").mockImplementation(async function (
      this: typeof handle,
    ) {
      kinds.push((await this.stat()).isDirectory() ? "folder" : "file");
    });
    await folderStorage(place).write("new/a.webp", Buffer.from("a"));
    sync.mockRestore();
    await handle.close();
    // The new folder, the root folder, and the one above it.
    expect(kinds).toEqual(["file", "folder", "folder", "folder"]);
  });

  it("leaves no partial file when writing fails", async () => {
    const place = join(folder, "refused");
    await folderStorage(place).write("a.webp", Buffer.from("a"));
    // A folder with the name of the file.
    await folderStorage(place).write("b.webp/within", Buffer.from("b"));
    await expect(folderStorage(place).write("b.webp", Buffer.from("b"))).rejects.toThrow();
    expect((await readdir(place)).toSorted()).toEqual(["a.webp", "b.webp"]);
  });
});

describe("S3", () => {
  it("stores the media type with the bytes, in a folder of the bucket", async () => {
    await s3Storage(s3.settings).write("typed.avif", Buffer.from("a"));
    expect(s3.objects.get("photos/typed.avif")?.type).toBe("image/avif");
    expect(s3.refused).toEqual([]);
  });

  it("reports denied access", async () => {
    const stranger = s3Storage({ ...s3.settings, secretAccessKey: "wrong" });
    await expect(stranger.write("a.webp", Buffer.from("a"))).rejects.toThrow("403");
    await expect(stranger.read("typed.avif")).rejects.toThrow("403");
    await expect(stranger.list()).rejects.toThrow("403");
    const elsewhere = s3Storage({ ...s3.settings, bucket: "nowhere" });
    await expect(elsewhere.list()).rejects.toThrow("404");
  });
});

import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { PhotoStorage, StoredPhotoFile } from "./photo-storage.ts";

const unfinished = ".unfinished";

/** Stores photos in a folder and its subfolders; it is created on the first write. */
export function folderStorage(folder: string): PhotoStorage {
  const pathOf = (name: string): string => {
    const path = resolve(folder, name);
    if (!path.startsWith(resolve(folder) + sep)) throw new Error(`${name} leads out of its folder.`);
    return path;
  };
  return {
    list: async () => (await filesIn(folder)).filter(({ name }) => !name.endsWith(unfinished)),
    read: async (name) => {
      const content = await readFile(pathOf(name)).catch(whenMissing(null));
      return content && Uint8Array.from(content);
    },
    write: async (name, content) => {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const draft = `${path}.${randomUUID()}${unfinished}`;
      try {
        await writeThrough(draft, content);
        await rename(draft, path);
        await syncFolders(dirname(path), folder);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    removeUnfinished: async (before) => {
      for (const { name, storedAt } of await filesIn(folder)) {
        if (name.endsWith(unfinished) && storedAt < before) await rm(pathOf(name), { force: true });
      }
    },
  };
}

/** Resolves once it is on disk. */
async function writeThrough(path: string, content: Uint8Array): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A file name is on disk once its folder is synced; this includes newly created parent folders. */
async function syncFolders(from: string, folder: string): Promise<void> {
  for (let path = from; ; path = dirname(path)) {
    const opened = await open(path, "r");
    await opened.sync().finally(() => opened.close());
    if (path === dirname(resolve(folder))) return;
  }
}

async function filesIn(folder: string): Promise<StoredPhotoFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(whenMissing([]));
  const files: StoredPhotoFile[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const facts = await stat(path).catch(whenMissing(null));
    if (facts) files.push({ name: relative(folder, path).split(sep).join("/"), storedAt: facts.mtime });
  }
  return files;
}

function whenMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return value;
    throw error;
  };
}

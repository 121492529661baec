import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { Environment } from "../environment.ts";
import type { StoredFiles } from "./files.ts";

/** The files that belong to the configured database. */
export function storedFiles({ dataDir }: Environment): StoredFiles {
  return folderFiles(join(dataDir, "photos"));
}

/** The files of a folder and the folders within. */
export function folderFiles(folder: string): StoredFiles {
  const pathOf = (name: string): string => {
    const path = resolve(folder, name);
    if (!path.startsWith(resolve(folder) + sep)) throw new Error(`${name} leads out of its folder.`);
    return path;
  };
  return {
    list: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(whenMissing([]));
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
    },
    read: (name) => readFile(pathOf(name)).catch(whenMissing(null)),
    write: async (name, content) => {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(`${path}.unfinished`, content, { mode: 0o600 });
      await rename(`${path}.unfinished`, path);
    },
  };
}

function whenMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return value;
    throw error;
  };
}

import { mkdir, readdir, readFile, writeFile, copyFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** A build of the site: its id, its time, and the files used only by its pages. */
export interface BuildEntry {
  readonly id: string;
  /** ISO 8601. */
  readonly timestamp: string;
  /** Paths under the client's directory. */
  readonly files: readonly string[];
}

/** Location of the files of earlier builds during a new one: outside its directory, which is emptied. */
export const aside = ".cache/earlier-builds";
/** Name of the file that lists the builds, the latest first. */
export const records = "builds.json";

const compressedEndings = [".br", ".gz"];

/** The id of a build in its pages: the version that React Router gives its route manifest. */
export async function idOfBuild(client: string): Promise<string> {
  const names = await readdir(join(client, "assets"));
  const [, id] = names.map((name) => /^manifest-([\w-]+)\.js$/.exec(name)).find((match) => match !== null) ?? [];
  if (id === undefined) throw new Error("The build has no manifest of its routes.");
  return id;
}

/** Writes the files in which browsers look for a newer build: `builds/latest.json` and `builds/meta/{id}.json`. */
export async function writeBuildFiles(
  client: string,
  { id, timestamp }: BuildEntry,
  earlier: readonly BuildEntry[],
): Promise<void> {
  await mkdir(join(client, "builds/meta"), { recursive: true });
  await writeFile(join(client, "builds/latest.json"), JSON.stringify({ id, timestamp }));
  for (const build of [...earlier, { id, timestamp }]) {
    const facts = JSON.stringify({ id: build.id, timestamp: build.timestamp });
    await writeFile(join(client, `builds/meta/${build.id}.json`), facts);
  }
}

/** The builds with files in a directory, the latest first. */
export async function readRecords(file: string): Promise<readonly BuildEntry[]> {
  return existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as BuildEntry[]) : [];
}

/** The hashed files of a client's directory, without their compressed copies. */
export async function hashedFiles(client: string): Promise<string[]> {
  const entries = await readdir(join(client, "assets"), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !compressedEndings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name).slice(client.length + 1));
}

/** Copies those files of builds that exist in one directory and not yet in another, and the compressed forms of those that are the same in both. */
export async function copyFilesOf(builds: readonly BuildEntry[], from: string, to: string): Promise<void> {
  for (const file of new Set(builds.flatMap(({ files }) => files))) {
    const [source, target] = [join(from, file), join(to, file)];
    if (!existsSync(source)) continue;
    if (existsSync(target) && !(await readFile(source)).equals(await readFile(target))) continue;
    await mkdir(dirname(target), { recursive: true });
    for (const ending of ["", ...compressedEndings]) {
      if (existsSync(source + ending) && !existsSync(target + ending)) await copyFile(source + ending, target + ending);
    }
  }
}

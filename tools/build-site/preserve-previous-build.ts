import { mkdir, rm, writeFile } from "node:fs/promises";
import { aside, copyFilesOf, readRecords, records } from "./build-history.ts";

/**
 * Clears the folders of pages before a new build, and only these: a program may run from its own. Files that open tabs may
 * still request are set aside meanwhile.
 */
const builds = await readRecords(`build/${records}`);
await rm(aside, { recursive: true, force: true });
if (builds.length > 0) {
  await mkdir(aside, { recursive: true });
  await writeFile(`${aside}/${records}`, JSON.stringify(builds));
  await copyFilesOf(builds, "build/client", aside);
}
for (const folder of ["build/client", "build/server", "build/complete"])
  await rm(folder, { recursive: true, force: true });

import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

import { removeOldPrograms } from "./old-programs.ts";

const day = 86_400_000;

/** The folders that remain of programs that were built so many days ago, by number. */
async function remaining(daysAgo: Readonly<Record<number, number>>): Promise<string[]> {
  const programs = await mkdtemp(join(tmpdir(), "vieira-programs-"));
  onTestFinished(() => rm(programs, { recursive: true }));
  const now = Date.now();
  await writeFile(join(programs, "main.js"), "");
  for (const [number, days] of Object.entries(daysAgo)) {
    const folder = join(programs, number);
    await mkdir(folder);
    const builtAt = new Date(now - days * day);
    await utimes(folder, builtAt, builtAt);
  }
  await removeOldPrograms(programs, now);
  return readdir(programs);
}

it("keeps programs from which processes may still run: those of the last week, and the latest two", async () => {
  expect(await remaining({ 8: 1, 9: 0.2, 10: 0.1, 11: 0 })).toEqual(["10", "11", "8", "9", "main.js"]);
  expect(await remaining({ 8: 40, 9: 8, 10: 30, 11: 0 })).toEqual(["10", "11", "main.js"]);
});

it("keeps at most twenty", async () => {
  const builds = Object.fromEntries(Array.from({ length: 25 }, (_, index) => [index + 1, 0]));
  expect(await remaining(builds)).toHaveLength(21);
});

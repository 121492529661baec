import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** A program may run this long from its folder, in milliseconds, while newer ones are built. */
const keptFor = 7 * 86_400_000;
/** Kept whatever their age: the latest, and the one from which a program most probably runs. */
const alwaysKept = 2;
/** Folders of about 6 MB. */
const keptAtMost = 20;

/** The numbers of the programs in a folder, the latest first. */
export async function programNumbers(programs: string): Promise<number[]> {
  const names = await readdir(programs).catch(() => []);
  return names
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .toSorted((a, b) => b - a);
}

/**
 * Removes the folders of programs that were built more than a week ago, except the latest two, and those of more than twenty.
 *
 * @param now milliseconds since 1970
 */
export async function removeOldPrograms(programs: string, now: number): Promise<void> {
  for (const [index, number] of (await programNumbers(programs)).entries()) {
    const folder = join(programs, String(number));
    const isRecent = now - (await stat(folder)).mtimeMs <= keptFor;
    if (index < alwaysKept || (isRecent && index < keptAtMost)) continue;
    await rm(folder, { recursive: true });
  }
}

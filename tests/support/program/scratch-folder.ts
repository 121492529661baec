import { existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A file system in memory, which Linux has. */
const inMemory = "/dev/shm";
/** Databases of a run lie in it: what they take at most, three times over, in bytes. */
const room = 8_000_000_000;

/** Temporary files of a run lie in one folder, which is gone after it: engines that tests share live as long as their process. */
export function setup(): () => void {
  const folder = mkdtempSync(join(isRoomy() ? inMemory : tmpdir(), "vieira-tests-"));
  process.env["TMPDIR"] = folder;
  // Threads and processes that tests start read the same modules, which one of them compiles for all.
  process.env["NODE_COMPILE_CACHE"] ??= join(folder, "compiled");
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** To copy a database and to write to it takes a fraction of the time there. */
function isRoomy(): boolean {
  if (!existsSync(inMemory)) return false;
  const { bavail, bsize } = statfsSync(inMemory);
  return Math.min(bavail * bsize, process.availableMemory()) > room;
}

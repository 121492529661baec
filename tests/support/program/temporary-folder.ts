import { existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** File system in memory on Linux. */
const inMemory = "/dev/shm";
/** Bytes that have to be free: three times what the databases of a test run take at most. */
const neededBytes = 8_000_000_000;

/** Puts the temporary files of a test run into one folder, removed at the end: pooled engines live as long as their process. */
export function setup(): () => void {
  const folder = mkdtempSync(join(hasEnoughMemory() ? inMemory : tmpdir(), "vieira-tests-"));
  process.env["TMPDIR"] = folder;
  // Threads and processes that tests start share one compile cache.
  process.env["NODE_COMPILE_CACHE"] ??= join(folder, "compiled");
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** In memory, copying and writing databases takes a fraction of the time. */
function hasEnoughMemory(): boolean {
  if (!existsSync(inMemory)) return false;
  const { bavail, bsize } = statfsSync(inMemory);
  return Math.min(bavail * bsize, process.availableMemory()) > neededBytes;
}

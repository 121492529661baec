import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Temporary files of a run lie in one folder, which is gone after it: engines that tests share live as long as their process. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "vieira-tests-"));
  process.env["TMPDIR"] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

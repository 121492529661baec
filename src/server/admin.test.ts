import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

it("makes nobody an administrator of a mistyped data directory, where it would make a new database", async () => {
  const parent = await mkdtemp(join(tmpdir(), "vieira-test-"));
  const mistyped = join(parent, "dta-dir");
  const program = promisify(execFile)(process.execPath, ["src/server/admin.ts", "create", "ana@example.org"], {
    env: { PATH: process.env["PATH"], DATA_DIR: mistyped },
  });
  await expect(program).rejects.toMatchObject({
    code: 1,
    stdout: "",
    stderr: expect.stringMatching(`^There is no database in ${mistyped}, .*\\n$`),
  });
  expect(await readdir(parent)).toEqual([]);
  await rm(parent, { recursive: true });
});

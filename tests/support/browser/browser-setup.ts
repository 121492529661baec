import { spawnSync } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { embeddedTestPlace } from "../database/embedded-template.ts";
import { filledDataDir, filledOnce, removeDataDir } from "../program/filled-data-dir.ts";
import { runProgram } from "../program/running-program.ts";
import { newerBuild } from "../program/site-copy.ts";

/** Builds when needed, and runs the production build with a database of its own while the browser tests last. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { status } = spawnSync(process.execPath, ["tools/build-if-needed.ts"], { stdio: "inherit" });
  if (status !== 0) throw new Error("The build failed.");
  const filled = await embeddedTestPlace("seeded");
  process.env[filledOnce] = filled.dataDir;
  const builds = await mkdtemp(join(tmpdir(), "vieira-builds-"));
  process.env[newerBuild] = join(builds, "newer");
  const dataDir = await filledDataDir();
  // Tests come from addresses of their own: see browser-test.ts.
  const program = await runProgram({ DATA_DIR: dataDir, TRUST_PROXY: "1" });
  process.env["BROWSER_TEST_URL"] = program.url;
  return async () => {
    await program.stop();
    await removeDataDir(dataDir);
    await removeDataDir(builds);
    await filled.remove();
  };
}

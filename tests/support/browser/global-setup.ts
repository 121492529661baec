import { spawnSync } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newDataDir, removeDataDir } from "../program/data-dir.ts";
import { runProgram } from "../program/running-program.ts";
import { newerBuildVariable } from "../program/site-copy.ts";

/** Builds if needed, and runs the production build with its own database until the browser tests end. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { status } = spawnSync(process.execPath, ["tools/build-site/build-if-needed.ts"], { stdio: "inherit" });
  if (status !== 0) throw new Error("The build failed.");
  const builds = await mkdtemp(join(tmpdir(), "vieira-builds-"));
  process.env[newerBuildVariable] = join(builds, "newer");
  const dataDir = await newDataDir();
  // Tests come from addresses of their own: see browser-test.ts.
  const program = await runProgram({ DATA_DIR: dataDir, TRUST_PROXY: "1" });
  process.env["BROWSER_TEST_URL"] = program.url;
  return async () => {
    await program.stop();
    await removeDataDir(dataDir);
    await removeDataDir(builds);
  };
}

import { execFile } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { mkdtemp, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const copied = ["src", "public", "tools", "package.json", "tsconfig.json", "vite.config.ts", "react-router.config.ts"];
/** The build that the browser tests run on. */
const built = "build";
const linked = ["node_modules", "data"];

/** Environment variable with the path of the newer build, which all tests share. */
export const newerBuildVariable = "BROWSER_TEST_NEWER_BUILD";

/** A copy of the repository and its build that tests may change. */
export interface SiteCopy {
  readonly directory: string;
  /** Replaces the build of the copy by one with another brand and other links on the credits page, which is built once for all tests. */
  installNewerBuild(): Promise<void>;
  remove(): Promise<void>;
}

export async function copySite(): Promise<SiteCopy> {
  const directory = await mkdtemp(join(tmpdir(), "vieira-site-"));
  // Synchronous, because copying thousands of small files with promises takes more than twice the processor time.
  for (const path of [...copied, built]) cpSync(path, join(directory, path), { recursive: true });
  for (const path of linked) await symlink(resolve(path), join(directory, path));
  return {
    directory,
    async installNewerBuild() {
      const kept = process.env[newerBuildVariable];
      if (kept === undefined) throw new Error(`The set-up of the browser tests sets ${newerBuildVariable}.`);
      if (!existsSync(kept)) await makeNewerBuild(kept);
      await rm(join(directory, built), { recursive: true });
      cpSync(kept, join(directory, built), { recursive: true });
    },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

async function makeNewerBuild(kept: string): Promise<void> {
  const { directory, remove } = await copySite();
  const change = async (file: string, from: string, to: string) => {
    const path = join(directory, file);
    const text = await readFile(path, "utf8");
    if (!text.includes(from)) throw new Error(`${file} does not hold: ${from}`);
    await writeFile(path, text.replace(from, to));
  };
  await change("src/messages/en/shell/shell.ts", 'brand: "Vieira"', 'brand: "Vieira II"');
  await change("src/web/pages/public/credits.tsx", 'rel="noopener"', 'rel="noopener external"');
  await promisify(execFile)("npm", ["run", "build"], {
    cwd: directory,
    env: { PATH: process.env["PATH"], DEVELOPMENT_PAGES: "1" },
  });
  await rename(join(directory, built), kept);
  await remove();
}

import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const copied = ["src", "public", "tools", "package.json", "tsconfig.json", "vite.config.ts", "react-router.config.ts"];
/** The build that the browser tests run on. */
const built = "build";
const linked = ["node_modules", "data"];

/** A copy of the repository, built already, that can be changed and built anew apart from it. */
export interface SiteCopy {
  readonly directory: string;
  /** Builds it anew, as `npm run build` does. */
  build(variables?: Record<string, string>): Promise<void>;
  /** Replaces a piece of text in a file; fails when it is not there. */
  change(file: string, from: string, to: string): Promise<void>;
  remove(): Promise<void>;
}

export async function copySite(): Promise<SiteCopy> {
  const directory = await mkdtemp(join(tmpdir(), "vieira-site-"));
  for (const path of [...copied, built]) await cp(path, join(directory, path), { recursive: true });
  for (const path of linked) await symlink(resolve(path), join(directory, path));
  return {
    directory,
    build: async (variables = {}) => {
      await promisify(execFile)("npm", ["run", "build"], {
        cwd: directory,
        env: { PATH: process.env["PATH"], ...variables },
      });
    },
    change: async (file, from, to) => {
      const path = join(directory, file);
      const text = await readFile(path, "utf8");
      if (!text.includes(from)) throw new Error(`${file} does not hold: ${from}`);
      await writeFile(path, text.replace(from, to));
    },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

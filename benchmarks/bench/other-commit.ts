import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { median } from "./processor-time.ts";
import { besideServerOf } from "./server.ts";
import type { Measured } from "./table.ts";

const rounds = 3;
const sample = "benchmarks/bench/one-plan.ts";

const run = (command: string, parameters: readonly string[], cwd = "."): string =>
  execFileSync(command, parameters, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });

/** A built tree of the commit, with its own packages if they differ from ours. */
function buildOf(commit: string, folder: string): void {
  run("git", ["worktree", "add", "--detach", folder, commit]);
  const lock = "package-lock.json";
  if (readFileSync(join(folder, lock), "utf8") === readFileSync(lock, "utf8")) {
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  } else run("npm", ["ci", "--no-audit", "--no-fund"], folder);
  run("npm", ["run", "build"], folder);
  if (!existsSync(join(folder, sample))) cpSync(sample, join(folder, sample));
}

/** Planner and server of this tree compared with those of another commit, such as the last release, in turns. */
export async function besideCommit(commit: string): Promise<readonly Measured[]> {
  const parent = mkdtempSync(join(tmpdir(), "vieira-commit-"));
  const folder = join(parent, "tree");
  try {
    buildOf(commit, folder);
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      ours.push(Number(run(process.execPath, [sample])));
      theirs.push(Number(run(process.execPath, [sample], folder)));
    }
    const [us, other] = [median(ours), median(theirs)];
    const plan = {
      name: `plan of the Francés / ${commit}`,
      us: `${us.toFixed(2)} ms`,
      other: `${other.toFixed(2)} ms`,
      ratio: other / us,
    };
    return [plan, ...(await besideServerOf(folder, commit))];
  } finally {
    run("git", ["worktree", "remove", "--force", folder]);
    rmSync(parent, { recursive: true, force: true });
  }
}

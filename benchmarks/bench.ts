/**
 * How fast the planner and the server are beside something else, measured in turns in one run: HiGHS, nginx and the HTTP
 * server of Node alone (with `wrk`, where nginx and it are installed), and another commit with `--beside COMMIT`.
 * Prints a table with ratios; more is better. BENCH_RUNS sets the runs for each choice of the planner's options.
 *
 * With `--check` it ends with code 1 when a ratio is more than a fifth below the one in `benchmarks/recorded-ratios.json`,
 * also when measured again; with `--record` it writes that file. What is beside nginx is neither recorded nor checked: how much of
 * its speed Node has depends on the machine.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { PlannedTwice } from "./bench/beside-highs.ts";
import { besideCommit } from "./bench/other-commit.ts";
import { planTimes } from "./bench/planner-times.ts";
import { besideFileServers } from "./bench/server.ts";
import { type Measured, table } from "./bench/table.ts";

/**
 * The planner beside HiGHS, in several processes: what is compiled for the same code differs between them, and so does
 * its speed by a third. The least of each counts: other programs on the machine can only add to it.
 */
async function besideHighs(): Promise<readonly Measured[]> {
  const processes = Array.from({ length: 3 }, () => {
    const printed = execFileSync(process.execPath, ["benchmarks/bench/beside-highs.ts"], { encoding: "utf8" });
    return JSON.parse(printed) as readonly PlannedTwice[];
  });
  return processes[0]!.map(({ name }, index) => {
    const us = Math.min(...processes.map((walks) => walks[index]!.ours));
    const other = Math.min(...processes.map((walks) => walks[index]!.theirs));
    return {
      name: `plan of the Francés, ${name} / HiGHS`,
      us: `${us.toFixed(1)} ms`,
      other: `${other.toFixed(0)} ms`,
      ratio: other / us,
    };
  });
}

const file = new URL("recorded-ratios.json", import.meta.url);
const attempts = 3;

const { values } = parseArgs({
  options: { check: { type: "boolean" }, record: { type: "boolean" }, beside: { type: "string" } },
});
const recorded: Record<string, number> = JSON.parse(readFileSync(file, "utf8"));

const isThere = (program: string) => spawnSync("which", [program]).status === 0;

const hasFallen = ({ name, ratio }: Measured) => ratio < 0.8 * (recorded[name] ?? 0);

/** Measures regressions again, as another program on the machine may have been the cause. */
async function measure(measureAll: () => Promise<readonly Measured[]>): Promise<readonly Measured[]> {
  let best = await measureAll();
  for (let attempt = 1; attempt < attempts && values.check && best.some(hasFallen); attempt++) {
    const again = await measureAll();
    best = best.map((each, index) => (again[index]!.ratio > each.ratio ? again[index]! : each));
  }
  return best;
}

planTimes();
const measured = [...(await measure(besideHighs))];
if (["nginx", "wrk", "taskset"].every(isThere)) {
  // Regressions are measured again, so a check may be short, and limited to recorded comparisons.
  const beside = () =>
    values.check
      ? besideFileServers(["bare Node"], { warmUp: 2, rounds: 2, seconds: 1 })
      : besideFileServers(["nginx", "bare Node"], { warmUp: 5, rounds: 10, seconds: 1 });
  measured.push(...(await measure(beside)));
} else console.log("\nnginx, wrk or taskset is not installed: the server is not measured.");
if (values.beside !== undefined) measured.push(...(await besideCommit(values.beside)));

console.log(`\n${table(measured, recorded)}`);
if (values.record) {
  const ratios = measured
    .filter(({ name }) => /HiGHS$|bare Node$/.test(name))
    .map(({ name, ratio }) => [name, Number(ratio.toPrecision(3))]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(ratios), null, 2)}\n`);
}
for (const { name, ratio } of values.check ? measured.filter(hasFallen) : []) {
  console.error(`${name}: ${ratio.toPrecision(2)}, more than a fifth below the recorded ${recorded[name]}`);
  process.exitCode = 1;
}

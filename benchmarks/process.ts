/**
 * What one process takes: until it listens, its memory, the processor time of pages that are not in memory, and the longest turns of its
 * main thread. Starts the built program on the embedded database; prints a table for docs/performance.md. About eight minutes.
 * npm run bench:process
 * With names after `--`, only these parts: start, pages, load, turns.
 */
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type RunningProgram, runProgram } from "#tests/support/program/running-program.ts";
import { median, processorSeconds } from "./bench/processor-time.ts";
import { administrator, browserOf, pagesToVisit, visit } from "./process/visited.ts";
import { residentMb } from "./soak/memory-watch.ts";

const wanted = process.argv.slice(2);
const dataDir = await mkdtemp(join(tmpdir(), "vieira-process-"));
const settings = {
  DATA_DIR: dataDir,
  LOG_LEVEL: "warn",
  TRUST_PROXY: "1",
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
};

const row = (name: string, figure: string, goal = ""): void => console.log(`| ${name} | ${figure} | ${goal} |`);
const memory = ({ process: { pid } }: RunningProgram): number => residentMb(pid ?? 0);

async function timed(): Promise<{ program: RunningProgram; seconds: number }> {
  const begun = performance.now();
  const program = await runProgram(settings);
  return { program, seconds: (performance.now() - begun) / 1_000 };
}

/** Not from memory: the cookie is that of a session that has ended. */
async function fresh({ url }: RunningProgram, path: string): Promise<void> {
  const headers = { Cookie: "vieira-session=ended", "Accept-Encoding": "br" };
  await (await fetch(url + path, { headers })).arrayBuffer();
}

async function measureStart(first: Awaited<ReturnType<typeof timed>>): Promise<void> {
  row("first start, empty database", `${first.seconds.toFixed(1)} s`, "8 s");
  await pause(60_000);
  row("memory a minute after it", `${memory(first.program).toFixed(0)} MB`, "300 MB");
  await first.program.stop();
  const starts: number[] = [];
  for (let run = 0; run < 5; run++) {
    const { program, seconds } = await timed();
    starts.push(seconds);
    if (run === 4) {
      await pause(60_000);
      row("memory a minute after a start with data", `${memory(program).toFixed(0)} MB`, "300 MB");
      await Promise.all([fresh(program, "/"), fresh(program, "/camino-frances")]);
      await pause(60_000);
      row("a minute after two pages", `${memory(program).toFixed(0)} MB`, "300 MB");
    }
    await program.stop();
  }
  row("start with data", `${median(starts).toFixed(1)} s (${starts.map((each) => each.toFixed(1)).join(", ")})`, "2 s");
}

async function measurePages(program: RunningProgram): Promise<void> {
  const pid = program.process.pid ?? 0;
  for (const path of ["/camino-frances", "/camino-frances/burgos"]) {
    for (let number = 0; number < 60; number++) await fresh(program, path);
    const rounds: string[] = [];
    for (let round = 0; round < 3; round++) {
      const before = processorSeconds(pid);
      for (let number = 0; number < 100; number++) await fresh(program, path);
      rounds.push(((processorSeconds(pid) - before) * 10).toFixed(1));
    }
    row(`${path}, not in memory, processor time`, `${rounds.join(", ")} ms`, "15 ms");
  }
}

async function measureLoad(program: RunningProgram): Promise<void> {
  const { url } = program;
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, memory(program))), 500);
  const plan = async (number: number) => {
    const body = JSON.stringify({ route: "camino-frances", ideal: 4 + (number % 50) / 10 });
    const headers = { "Content-Type": "application/json", "X-Forwarded-For": `198.51.100.${number % 250}` };
    await (await fetch(`${url}/api/planner`, { method: "POST", headers, body })).arrayBuffer();
  };
  const requests = [
    ...Array.from({ length: 600 }, (_, n) => () => fresh(program, n % 2 === 0 ? "/camino-frances" : "/")),
    ...Array.from({ length: 400 }, (_, n) => () => fresh(program, `/town?q=${n}`)),
    ...Array.from(
      { length: 300 },
      (_, n) => () => fresh(program, `/planner?route=camino-frances&ideal=${4 + n / 100}`),
    ),
    ...Array.from({ length: 600 }, (_, n) => () => plan(n)),
  ].values();
  const connection = async () => {
    for (const request of requests) await request();
  };
  await Promise.all(Array.from({ length: 20 }, connection));
  clearInterval(timer);
  row("memory under load of 20 connections, at most", `${most.toFixed(0)} MB`, "450 MB");
}

async function measureTurns(): Promise<void> {
  const meter = stripTypeScriptTypes(readFileSync(new URL("process/turns.ts", import.meta.url), "utf8"));
  const preload = `--import=data:text/javascript,${encodeURIComponent(meter)}`;
  const program = await runProgram({ ...settings, NODE_OPTIONS: preload });
  const longest = async (): Promise<string> => {
    const before = program.output().length;
    program.process.kill("SIGUSR2");
    for (;;) {
      const [, turns] = /turns of (.+)/.exec(program.output().slice(before)) ?? [];
      if (turns !== undefined) return turns;
      await pause(20);
    }
  };
  try {
    // What loading took.
    await longest();
    // The pages that are rendered after each start.
    await pause(20_000);
    row("longest turns: start, from listening on", await longest(), "50 ms");
    const browser = browserOf(program.url);
    const paths = await pagesToVisit(browser);
    row("longest turns: sign in, make a plan", await longest(), "50 ms");
    for (const path of paths) {
      await visit(browser, path);
      await pause(500);
      row(`longest turns: ${path.replace(/[0-9a-f]{8}-[-0-9a-f]+/, "…")}`, await longest(), "50 ms");
    }
  } finally {
    await program.stop();
  }
}

const isWanted = (part: string): boolean => wanted.length === 0 || wanted.includes(part);

console.log("| What | Measured | Goal |\n|---|---|---|");
try {
  const first = await timed();
  if (isWanted("start")) await measureStart(first);
  else await first.program.stop();
  if (isWanted("turns")) await measureTurns();
  for (const [part, measure] of Object.entries({ pages: measurePages, load: measureLoad })) {
    if (!isWanted(part)) continue;
    const { program } = await timed();
    await measure(program);
    await program.stop();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

/**
 * Latency of the health check while requests ask for as much work as the contract allows. Starts the built program on
 * the embedded database; prints, for each kind of request, the worst latency in milliseconds and the statuses of the
 * responses.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { runProgram } from "#tests/support/program/running-program.ts";
import { healthDuring } from "./health/during.ts";

const longRests = { restEvery: { after: 50, min: 1, max: 100 }, easeInDays: 14, lodging: "ignore", variants: "free" };
const dataDir = await mkdtemp(join(tmpdir(), "vieira-load-"));
const program = await runProgram({ DATA_DIR: dataDir, LOG_LEVEL: "warn", TRUST_PROXY: "1" });

let requests = 0;
/** Each client has its own address, as behind a proxy. */
const from = (client: number): Record<string, string> => ({ "X-Forwarded-For": `198.51.100.${client % 250}` });

async function status(path: string, init: RequestInit = {}): Promise<string> {
  requests += 1;
  const answer = await fetch(program.url + path, { ...init, signal: AbortSignal.timeout(60_000) });
  await answer.arrayBuffer();
  return String(answer.status);
}

function page(route: string, query: string) {
  return (client: number) =>
    status(`/planner?route=${route}&lodging=ignore&variants=free&${query}&unseen=${requests}`, {
      headers: from(client),
    });
}

function planner(options: object) {
  return (client: number) =>
    status("/api/planner", {
      method: "POST",
      headers: { "Content-Type": "application/json", ...from(client) },
      body: JSON.stringify(options),
    });
}

const kinds: Readonly<Record<string, (client: number) => Promise<string>>> = {
  "pages that are not in the cache": page("camino-frances", "ideal=6"),
  "planner pages, Norte, long rests": page("camino-del-norte", "ideal=1&max=200&easeInDays=14&restEvery=50,1,100"),
  "planner pages, Francés, fast": page(
    "camino-frances",
    "ideal=1&max=200&easeInDays=14&restEvery=50,1,100&pace=own&flatKmh=20&ascentMPerH=5000&descentMPerH=10000",
  ),
  "planner, Norte, long rests": planner({ route: "camino-del-norte", ...longRests, ideal: 1, max: 200 }),
  "planner, Norte, twelve days": planner({
    route: "camino-del-norte",
    ...longRests,
    restEvery: { after: 6, min: 1, max: 12 },
    ideal: 2.5,
    max: 200,
  }),
  "planner, defaults": planner({ route: "camino-frances" }),
};

try {
  // A new process is busy with its first pages.
  await pause(5_000);
  for (const [name, ask] of Object.entries(kinds)) {
    let answers: PromiseSettledResult<string>[] = [];
    let seconds = 0;
    const health = await healthDuring(program.url, 10, async () => {
      const started = performance.now();
      answers = await Promise.allSettled(Array.from({ length: 20 }, (_, client) => ask(client % 10)));
      seconds = (performance.now() - started) / 1000;
    });
    const statuses = Map.groupBy(answers, (each) => (each.status === "fulfilled" ? each.value : "none"));
    const counts = [...statuses].map(([each, all]) => `${all.length} × ${each}`).join(", ");
    console.log(
      `${name}: health at worst ${health.at(-1)?.toFixed(0)} ms; 20 requests in ${seconds.toFixed(1)} s: ${counts}`,
    );
  }
} finally {
  await program.stop();
  await rm(dataDir, { recursive: true, force: true });
}

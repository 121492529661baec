/** `node tools/failover/main.ts [rounds]`: repeatedly kills the leader of a real cluster. See README.md. */
import { setTimeout as delay } from "node:timers/promises";
import { Cluster } from "./cluster.ts";
import { allHouses, Answers, read, Writer } from "./load.ts";
import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { databaseUrl, ports } from "./configuration.ts";

/** A process of the program, started as by a supervisor. */
interface Site {
  readonly url: string;
  readonly process: ChildProcess;
}

/** Starts a process and waits until it serves. @throws Error if it exits first */
async function startSite(index: number, folder: string): Promise<Site> {
  const port = ports.site(index);
  const url = `http://127.0.0.1:${port}`;
  const logFile = `${folder}/site${index}.log`;
  const log = openSync(logFile, "a", 0o600);
  const child = spawn(process.execPath, ["build/program/main.js"], {
    env: {
      PATH: process.env["PATH"],
      PORT: String(port),
      APP_URL: url,
      DATABASE_URL: databaseUrl,
      DATA_DIR: `${folder}/site-data`,
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  while (child.exitCode === null) {
    const health = await fetch(`${url}/api/health`).catch(() => null);
    if (health?.ok) return { url, process: child };
    await delay(200);
  }
  throw new Error(`The program does not start:\n${readFileSync(logFile, "utf8")}`);
}

const rounds = Number(process.argv[2] ?? 10);
const writersAtOnce = 4;
/** Pause between the writes of one writer, so that there are enough houses for all rounds. */
const pauseMs = 200;
/** Time under load before the leader is killed, and after its replacement. */
const delayMs = 3_000;

const cluster = new Cluster();
const sites: Site[] = [];
const stop = new AbortController();

function end(): void {
  stop.abort();
  for (const site of sites) site.process.kill("SIGTERM");
  cluster.stop();
}
process.once("SIGINT", () => {
  end();
  process.exit(130);
});

try {
  console.log(`The cluster and its logs are in ${cluster.folder}.`);
  await cluster.start();
  for (const index of [0, 1]) sites.push(await startSite(index, cluster.folder));
  process.exitCode = (await loseLeaders()) ? 0 : 1;
} finally {
  end();
}

/** @returns whether all guarantees held */
async function loseLeaders(): Promise<boolean> {
  const urls = sites.map(({ url }) => url);
  const houses = await allHouses(urls[0] ?? "");
  const inMemory = urls.flatMap((url) => [`${url}/`, `${url}/es/camino-frances`, `${url}/api/routes/camino-ingles`]);
  const [writes, reads, health] = [new Answers(), new Answers(), new Answers()];
  for (const url of inMemory) await fetch(url);
  const writers: Writer[] = [];
  for (let number = 1; number <= writersAtOnce; number += 1)
    writers.push(await Writer.register(urls, `writer${number}`));
  const load = [
    ...writers.map((writer) => writer.write(houses, writes, pauseMs, stop.signal)),
    read(inMemory, reads, 50, stop.signal),
    read(
      urls.map((url) => `${url}/api/health`),
      health,
      100,
      stop.signal,
    ),
  ];
  const counts = [writes, reads, health];
  const table: Record<string, string | number>[] = [];
  let isSaved = true;
  for (let round = 1; round <= rounds; round += 1) {
    for (const answers of counts) answers.reset();
    await delay(delayMs);
    const lostMember = await cluster.leader();
    if (lostMember === undefined) throw new Error("There is no leader to lose.");
    const killedAt = Date.now();
    cluster.kill(lostMember);
    const elected = await until(async () => ![undefined, lostMember].includes(await cluster.leader()));
    const answering = await until(async () =>
      urls.every((_, site) => writers.some(({ lastAt }) => (lastAt[site] ?? 0) > killedAt + elected)),
    );
    await delay(delayMs);
    cluster.startMember(lostMember);
    await cluster.healthy();
    const lost = (await Promise.all(writers.map((writer) => writer.lost()))).flat();
    const dead = sites.filter(({ process: { exitCode } }) => exitCode !== null).length;
    const odd = [...writes.others([204, 503]), ...reads.others([200]), ...health.others([200, 503])];
    isSaved &&= lost.length === 0 && dead === 0 && odd.length === 0;
    table.push({
      "lost leader": `member${lostMember}`,
      "new leader after s": seconds(elected),
      "writes again after s": seconds(elected + answering),
      acknowledged: writers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0),
      "of these lost": lost.length,
      "writes 503": writes.count(503),
      "slowest 503 ms": Math.max(writes.slowestMs(503), health.slowestMs(503)),
      "health 503": health.count(503),
      "reads from memory": reads.count(200),
      "slowest ms": reads.slowestMs(200),
      "processes dead": dead,
      other: odd.join(", ") || "-",
    });
    console.table(table.slice(-1));
  }
  stop.abort();
  await Promise.all(load);
  console.table(table);
  console.log(isSaved ? "Every promise was kept." : "A promise was broken: see the columns lost, dead and other.");
  return isSaved;
}

/** @returns milliseconds until the condition held */
async function until(condition: () => Promise<boolean>): Promise<number> {
  const started = Date.now();
  while (!(await condition())) {
    if (Date.now() - started > 180_000) throw new Error("It takes longer than three minutes.");
    await delay(50);
  }
  return Date.now() - started;
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(1);
}

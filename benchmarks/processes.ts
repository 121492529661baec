/**
 * Writes per second of one process of the built program on a PostgreSQL server, compared with several: each person
 * repeatedly changes the notes of a day of their own plan. Prints the ratio, the processor time of a write in program
 * and database, and how often a statement was waiting for a lock.
 * SCALE_DATABASE_URL is any database of a server on this machine whose superuser may create others.
 * --processes 4   compared with one
 * --seconds 15    for each
 * --turns         processes run in time slices of 10 ms, a single one as long as one of several: thus each has the same
 * share of a processor, even with fewer processors than processes
 */
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import type pg from "pg";
import { newUuid } from "#database/rows.ts";
import { hashSecret, newSecret } from "#use-cases/security/secrets.ts";
import { databaseAt, makeFirst, withClient } from "./scale/databases.ts";
import { startSite, type Site } from "./scale/site.ts";

const { values } = parseArgs({
  options: {
    processes: { type: "string", default: "4" },
    seconds: { type: "string", default: "15" },
    turns: { type: "boolean" },
  },
});
const server = process.env["SCALE_DATABASE_URL"];
if (server === undefined) throw new Error("SCALE_DATABASE_URL must name a database of a PostgreSQL server.");
const seconds = Number(values.seconds);
/** Per process, enough to keep it busy. */
const peopleOfOne = 8;
const name = "vieira_processes";
const url = databaseAt(server, name);

/** A person with a plan. */
interface Writer {
  readonly plan: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function makeWriter(client: pg.Client, number: number): Promise<Writer> {
  const [uuid, plan, secret] = [newUuid(), newUuid(), newSecret()];
  await client.query(
    `INSERT INTO "user" (uuid, name, email, password_hash, email_confirmed_at) VALUES ($1, 'Writer', $2, 'none', now())`,
    [uuid, `writer${number}@example.org`],
  );
  await client.query(
    `INSERT INTO api_token (uuid, user_uuid, secret_hash, device_name, created_at)
     VALUES ($1, $2, $3, 'benchmark', now())`,
    [newUuid(), uuid, hashSecret(secret)],
  );
  await client.query(
    `INSERT INTO plan (uuid, owner_uuid, name, start_date, legs, created_at, updated_at)
     SELECT $1, $2, 'Written', start_date, legs, now(), now() FROM plan WHERE name = 'The first'`,
    [plan, uuid],
  );
  await client.query(
    `INSERT INTO plan_day (plan_uuid, number, key, leg, kind, from_town, to_town)
     SELECT $1, number, key, leg, kind, from_town, to_town FROM plan_day JOIN plan ON plan.uuid = plan_uuid
     WHERE plan.name = 'The first'`,
    [plan],
  );
  const headers = { Authorization: `Bearer ${secret}`, "Content-Type": "application/json", "If-Match": "*" };
  return { plan, headers };
}

/** Milliseconds of processor time of all processes on this machine whose command contains the words; needs Linux. */
function processorMs(words: string): number {
  return readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .reduce((sum, pid) => {
      try {
        if (!readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(words)) return sum;
        const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
        return sum + (Number(fields[11]) + Number(fields[12])) * 10;
      } catch {
        return sum;
      }
    }, 0);
}

const programMs = (sites: readonly Site[]): number => sites.reduce((sum, { processorMs: of }) => sum + of(), 0);

/**
 * Runs the processes one after another, and none in the time slice of a missing one.
 * @returns a function that stops it
 */
function inTurns(sites: readonly Site[], places: number): () => void {
  let turn = 0;
  const signal = (site: Site | undefined, which: "SIGSTOP" | "SIGCONT") => site && process.kill(site.pid, which);
  for (const site of sites) signal(site, "SIGSTOP");
  const timer = setInterval(() => {
    signal(sites[turn % places], "SIGSTOP");
    turn += 1;
    signal(sites[turn % places], "SIGCONT");
  }, 10);
  return () => {
    clearInterval(timer);
    for (const site of sites) signal(site, "SIGCONT");
  };
}

async function writeFor(sites: readonly Site[], writers: readonly Writer[], client: pg.Client) {
  const end = performance.now() + seconds * 1_000;
  let writes = 0;
  let failures = 0;
  let [waits, looks] = [0, 0];
  const write = async (site: Site, { plan, headers }: Writer): Promise<void> => {
    while (performance.now() < end) {
      const answer = await fetch(`${site.url}/api/plans/${plan}/days/1`, {
        method: "PATCH",
        headers,
        body: JSON.stringify({ notes: `Written ${writes}` }),
      });
      await answer.arrayBuffer();
      if (answer.ok) writes += 1;
      else if ((failures += 1) === 1) console.error(`a write was answered ${answer.status}`);
    }
  };
  const watch = async (): Promise<void> => {
    while (performance.now() < end) {
      const { rows } = await client.query<{ active: number; waiting: number }>(
        `SELECT count(*)::int AS active, (count(*) FILTER (WHERE wait_event_type = 'Lock'))::int AS waiting
         FROM pg_stat_activity WHERE datname = $1 AND state <> 'idle' AND pid <> pg_backend_pid()`,
        [name],
      );
      looks += rows[0]?.active ?? 0;
      waits += rows[0]?.waiting ?? 0;
      await delay(50);
    }
  };
  const before = [programMs(sites), processorMs(`${name} `)] as const;
  const endTurns = values.turns ? inTurns(sites, several) : () => undefined;
  await Promise.all([...writers.map((writer, at) => write(sites[at % sites.length]!, writer)), watch()]).finally(
    endTurns,
  );
  const program = programMs(sites) - before[0];
  const database = processorMs(`${name} `) - before[1];
  return { aSecond: writes / seconds, failures, program: program / writes, database: database / writes, waits, looks };
}

await makeFirst(server, name);
const several = Number(values.processes);
await withClient(url, async (client) => {
  const writers: Writer[] = [];
  for (let number = 0; number < several * peopleOfOne; number += 1) writers.push(await makeWriter(client, number));
  const sites: Site[] = [];
  console.log(
    "| Processes | Writes a second | ms of a core a write: program | PostgreSQL | Statements found waiting for a lock |",
  );
  console.log("| --- | --- | --- | --- | --- |");
  let ofOne = 0;
  for (const amount of [1, several]) {
    while (sites.length < amount) sites.push(await startSite(url));
    const people = writers.slice(0, amount * peopleOfOne);
    // Warms up everything that is read once.
    for (const [at, { plan, headers }] of people.entries()) {
      await (await fetch(`${sites[at % amount]!.url}/api/plans/${plan}`, { headers })).arrayBuffer();
    }
    const { aSecond, failures, program, database, waits, looks } = await writeFor(sites, people, client);
    const shares = [program, database].map((ms) => ms.toFixed(1)).join(" | ");
    console.log(`| ${amount} | ${aSecond.toFixed(0)} | ${shares} | ${waits} of ${looks} |`);
    if (failures > 0) console.error(`${failures} writes failed`);
    if (amount === 1) ofOne = aSecond;
    else console.log(`\n${amount} processes do ${(aSecond / ofOne).toFixed(2)} times the writes of one.`);
  }
  await Promise.all(sites.map((site) => site.stop()));
});

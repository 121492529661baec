/**
 * How the program scales: 200,000 houses, 20,000 towns on 300 routes, 1,000,000 plans of 200,000 members, compared with
 * the shipped data and a thousandth of the people. Prints latencies and processor time of both for the same requests, as a
 * table for docs/performance.md; what takes more than twice has an exclamation mark.
 * SCALE_DATABASE_URL is any database of a PostgreSQL server on this machine whose superuser may create others. They are
 * kept for the next run.
 * --share 0.01   of the large numbers, from 0 to 1
 * --fresh        recreate the databases
 * --times 9      repetitions of each request
 * --only WORDS   requests with these words in their name
 * --explain      the slowest statements of PostgreSQL, with plans
 */
import { parseArgs } from "node:util";
import { large, small } from "./scale/amounts.ts";
import { databaseAt, isThere, makeFilled, makeFirst, signIn, withClient } from "./scale/databases.ts";
import { timeEach, timeUncached, type Timing } from "./scale/measure.ts";
import { measuredRequests } from "./scale/requests.ts";
import { startSite } from "./scale/site.ts";
import type pg from "pg";

/** The queries with the highest mean time, with their plans; needs pg_stat_statements in `shared_preload_libraries`. */
async function planLines(client: pg.Client): Promise<string> {
  await client.query("CREATE EXTENSION IF NOT EXISTS pg_stat_statements");
  const { rows } = await client.query<{ query: string; ms: number; calls: string }>(
    `SELECT query, mean_exec_time AS ms, calls FROM pg_stat_statements
     WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database()) AND mean_exec_time > 5
       AND query ~* '^(select|with|update|delete)' AND query !~ 'pg_stat' ORDER BY mean_exec_time DESC LIMIT 15`,
  );
  const shown: string[] = [];
  for (const { query, ms, calls } of rows) {
    shown.push(`\n${ms.toFixed(0)} ms, ${calls} times: ${query}\n${await planOf(client, query)}`);
  }
  return shown.join("\n");
}

/** The generic plan of a statement; `EXPLAIN (GENERIC_PLAN)` needs PostgreSQL 16. */
async function planOf(client: pg.Client, query: string): Promise<string> {
  const values = [...query.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number));
  const nothing = Array.from({ length: Math.max(0, ...values) }, () => "NULL").join(", ");
  try {
    await client.query("SET plan_cache_mode = force_generic_plan");
    await client.query(`PREPARE shown AS ${query}`);
    const { rows } = await client.query<{ "QUERY PLAN": string }>(
      `EXPLAIN EXECUTE shown${nothing === "" ? "" : `(${nothing})`}`,
    );
    return rows.map((line) => `  ${line["QUERY PLAN"]}`).join("\n");
  } catch (error) {
    return `  ${String(error)}`;
  } finally {
    await client.query("DEALLOCATE ALL");
  }
}

const { values } = parseArgs({
  options: {
    share: { type: "string", default: "1" },
    fresh: { type: "boolean", default: false },
    times: { type: "string", default: "9" },
    only: { type: "string", default: "" },
    explain: { type: "boolean", default: false },
  },
});
const server = process.env["SCALE_DATABASE_URL"];
if (server === undefined) throw new Error("SCALE_DATABASE_URL must name a database of a PostgreSQL server.");
const share = Number(values.share);
const suffix = values.share.replace(/\W/g, "_");
const names = { first: "vieira_scale_first", small: "vieira_scale_small", large: `vieira_scale_large_${suffix}` };

if (values.fresh || !(await isThere(server, names.first))) await makeFirst(server, names.first);
for (const size of ["small", "large"] as const) {
  if (!values.fresh && (await isThere(server, names[size]))) continue;
  const began = performance.now();
  await makeFilled(server, names.first, names[size], size === "small" ? small : large(share));
  console.log(`${names[size]} filled in ${Math.round((performance.now() - began) / 1000)} s`);
}

const urls = [databaseAt(server, names.small), databaseAt(server, names.large)] as const;
const requests = (await withClient(urls[0], measuredRequests)).filter(({ name }) => name.includes(values.only));
const sites = [await startSite(urls[0]), await startSite(urls[1])] as const;
const people = [await signIn(sites[0]), await signIn(sites[1])] as const;

/** Cells of a figure on both sites and their ratio; differences below a few milliseconds are noise. */
function cells([few, many]: readonly [number, number], unit: "ms" | "MB" = "ms"): string {
  const ratio = many / few;
  const isMore = !(ratio <= 2) && !(unit === "ms" && many < 10);
  return `${few.toFixed(1)} | ${many.toFixed(1)} | ${ratio.toFixed(1)}${isMore ? " !" : ""} |`;
}

const row = (what: string, [few, many]: readonly [Timing, Timing]): string =>
  `| ${what} | ${cells([few.ms, many.ms])} ${cells([few.processorMs, many.processorMs])} ${few.pauseMs.toFixed(0)} | ${many.pauseMs.toFixed(0)} |`;

try {
  console.log(
    `\n| Request | Small | Large | Ratio | Processor: small | Large | Ratio | Longest pause: small | Large |\n${"|---".repeat(9)}|`,
  );
  console.log(`| start until the first answer | ${cells([sites[0].startMs, sites[1].startMs])}`);
  const memory = () => [sites[0].memoryMb(), sites[1].memoryMb()] as const;
  console.log(`| memory after start, MB | ${cells(memory(), "MB")}`);
  for (const request of requests) {
    // What is made but once after a start says nothing of a change.
    console.log(row(`${request.name}, the first after a start`, await timeEach(sites, people, request, 1)));
    const cold = await timeUncached(sites, urls, people, request);
    console.log(row(`${request.name}, after a house was changed`, cold));
    console.log(row(request.name, await timeEach(sites, people, request, Number(values.times))));
  }
  console.log(`| memory at the end, MB | ${cells(memory(), "MB")}`);
  if (values.explain) console.log(await withClient(urls[1], planLines));
} finally {
  await Promise.all(sites.map((site) => site.stop()));
}

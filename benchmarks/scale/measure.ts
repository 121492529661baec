import { withClient } from "./databases.ts";
import type { MeasuredRequest } from "./requests.ts";
import type { Site } from "./site.ts";

type Both<Value> = readonly [Value, Value];
type Headers = Readonly<Record<string, string>>;

/** Each client has an address of its own, to avoid limits per address. */
let clients = 0;

async function ask(site: Site, headers: Headers, { who, path }: MeasuredRequest, time: number): Promise<number> {
  clients += 1;
  const own = { "X-Forwarded-For": `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}` };
  const began = performance.now();
  const answer = await fetch(site.url + path(time), {
    headers: who === "visitor" ? own : { ...own, ...headers },
    redirect: "manual",
    signal: AbortSignal.timeout(300_000),
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path(time)} was answered ${answer.status}`);
  return performance.now() - began;
}

/** Time until the response, and processor time and longest pause of the program meanwhile, in milliseconds. */
export interface Timing {
  readonly ms: number;
  readonly processorMs: number;
  readonly pauseMs: number;
}

/** NaN if there is no valid response. */
async function timeSafely(site: Site, headers: Headers, request: MeasuredRequest, time: number): Promise<Timing> {
  try {
    await site.longestPauseMs();
    const before = site.processorMs();
    const ms = await ask(site, headers, request, time);
    return { ms, processorMs: site.processorMs() - before, pauseMs: await site.longestPauseMs() };
  } catch (error) {
    console.error(`${request.name}: ${String(error)}${site.isRunning() ? "" : "; the program has ended"}`);
    return { ms: Number.NaN, processorMs: Number.NaN, pauseMs: Number.NaN };
  }
}

/**
 * Medians of both sites, measured alternately: other load on the machine slows both equally. Processor time is the mean,
 * as it is counted in steps of ten milliseconds; of pauses the longest is taken.
 */
export async function timeEach(
  sites: Both<Site>,
  people: Both<Headers>,
  request: MeasuredRequest,
  times: number,
): Promise<Both<Timing>> {
  const taken: Both<Timing[]> = [[], []];
  for (let time = 1; time <= times; time += 1) {
    for (const place of [0, 1] as const) {
      taken[place].push(await timeSafely(sites[place], people[place], request, time));
    }
  }
  const middle = (list: readonly Timing[]): Timing => ({
    ms: list.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0,
    processorMs: list.reduce((sum, { processorMs }) => sum + processorMs, 0) / list.length,
    pauseMs: Math.max(...list.map(({ pauseMs }) => pauseMs)),
  });
  return [middle(taken[0]), middle(taken[1])];
}

/** The first response of both sites after a change of a house. */
export async function timeUncached(
  sites: Both<Site>,
  urls: Both<string>,
  people: Both<Headers>,
  request: MeasuredRequest,
): Promise<Both<Timing>> {
  for (const url of urls) {
    await withClient(url, (client) =>
      client.query(
        "UPDATE accommodation SET beds = 1 + coalesce(beds, 0) % 90 WHERE uuid = (SELECT uuid FROM accommodation ORDER BY uuid LIMIT 1)",
      ),
    );
  }
  await new Promise((resolve) => setTimeout(resolve, 600));
  return [await timeSafely(sites[0], people[0], request, 0), await timeSafely(sites[1], people[1], request, 0)];
}

import { fork } from "node:child_process";
import { once } from "node:events";

/**
 * Latency of the health check while something is done to a server, measured by a separate process, as this one is busy.
 * @param everyMs the pause between two checks
 * @returns milliseconds of each check, ascending; `lost` for one not answered with 200
 */
export async function healthDuring(url: string, everyMs: number, work: () => Promise<unknown>): Promise<number[]> {
  const watch = fork(new URL("./watch.ts", import.meta.url), [url, String(everyMs)]);
  await once(watch, "message");
  await work();
  watch.send("enough");
  const [latencies] = (await once(watch, "message")) as [number[]];
  return latencies.toSorted((a, b) => a - b);
}

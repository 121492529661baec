import { fork } from "node:child_process";
import { once } from "node:events";

/**
 * How long the health check takes while something is done to a server, asked for by a process of its own: the one that does it is
 * busy itself.
 * @param everyMs the pause between two checks
 * @returns milliseconds of each check, in ascending order; `lost` for one that was not answered with 200
 */
export async function healthDuring(url: string, everyMs: number, work: () => Promise<unknown>): Promise<number[]> {
  const watch = fork(new URL("./watch.ts", import.meta.url), [url, String(everyMs)]);
  await once(watch, "message");
  await work();
  watch.send("enough");
  const [latencies] = (await once(watch, "message")) as [number[]];
  return latencies.toSorted((a, b) => a - b);
}

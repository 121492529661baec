import { setTimeout as delay } from "node:timers/promises";
import { sendTo } from "#tests/security/http-client.ts";

/** Milliseconds of a health check that was not answered, or not with 200: no number is larger. */
export const lost = Number.MAX_SAFE_INTEGER;

const [, , url, everyMs] = process.argv;

/** How long one health check takes, by a connection of its own. */
async function askForHealth(of: string): Promise<number> {
  const { status, ms, failure } = await sendTo(of, {
    method: "GET",
    path: "/api/health",
    headers: { Connection: "close" },
  });
  if (status !== 200) console.log(`  health: ${failure ?? status} after ${ms.toFixed(0)} ms`);
  return status === 200 ? ms : lost;
}

/** Asks a server for its health until told that it is enough; answers how long each took, in the order in which they were asked. */
async function watchHealth(of: string, pauseMs: number): Promise<void> {
  const latencies: number[] = [];
  const enough = new AbortController();
  process.once("message", () => enough.abort());
  // The first requests of a process take a tenth of a second of its own.
  for (let asked = 0; asked < 10; asked++) await askForHealth(of);
  process.send?.("ready");
  while (!enough.signal.aborted) {
    latencies.push(await askForHealth(of));
    await delay(pauseMs);
  }
  process.send?.(latencies, () => process.disconnect());
}

if (process.send && url) await watchHealth(url, Number(everyMs));

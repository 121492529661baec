import { setTimeout as delay } from "node:timers/promises";
import { sendTo } from "#tests/security/http-client.ts";

/** Value for a health check that failed or got no response: greater than any latency. */
export const lost = Number.MAX_SAFE_INTEGER;

const [, , url, everyMs] = process.argv;

/** Latency of one health check over a new connection. */
async function askForHealth(of: string): Promise<number> {
  const { status, ms, failure } = await sendTo(of, {
    method: "GET",
    path: "/api/health",
    headers: { Connection: "close" },
  });
  if (status !== 200) console.log(`  health: ${failure ?? status} after ${ms.toFixed(0)} ms`);
  return status === 200 ? ms : lost;
}

/** Checks the health of a server until told to stop; returns the latencies in order. */
async function watchHealth(of: string, pauseMs: number): Promise<void> {
  const latencies: number[] = [];
  const enough = new AbortController();
  process.once("message", () => enough.abort());
  // The first requests of this process take a tenth of a second themselves.
  for (let asked = 0; asked < 10; asked++) await askForHealth(of);
  process.send?.("ready");
  while (!enough.signal.aborted) {
    latencies.push(await askForHealth(of));
    await delay(pauseMs);
  }
  process.send?.(latencies, () => process.disconnect());
}

if (process.send && url) await watchHealth(url, Number(everyMs));

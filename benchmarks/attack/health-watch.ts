import { setTimeout as delay } from "node:timers/promises";
import { sendTo } from "#tests/security/http-client.ts";

/** Milliseconds of a health check that was not answered, or not with 200: no number is larger. */
export const lost = Number.MAX_SAFE_INTEGER;

const [, , url] = process.argv;
const everyMs = 50;

/** Asks a server for its health, by a connection of its own each time, until told that it is enough; answers how long each took. */
async function watchHealth(of: string): Promise<void> {
  const latencies: number[] = [];
  const enough = new AbortController();
  process.once("message", () => enough.abort());
  while (!enough.signal.aborted) {
    const request = { method: "GET", path: "/api/health", headers: { Connection: "close" } };
    const { status, ms, failure } = await sendTo(of, request);
    latencies.push(status === 200 ? ms : lost);
    if (status !== 200) console.log(`  health: ${failure ?? status} after ${ms.toFixed(0)} ms`);
    await delay(everyMs);
  }
  process.send?.(latencies, () => process.disconnect());
}

if (process.send && url) await watchHealth(url);

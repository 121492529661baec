import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { processorSeconds } from "./processor-time.ts";

const run = promisify(execFile);

export interface Load {
  /** Responses per second of the server's processor time: what one core serves, whatever else runs. */
  readonly perCoreSecond: number;
  /** 99th percentile of the latency in milliseconds. */
  readonly p99Ms: number;
}

const milliseconds: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/**
 * Requests one address continuously over 50 connections, from the second core.
 *
 * @param pid of the server, which is bound to the first core
 * @throws Error if `wrk` is missing, or if any response is neither 2xx nor 304
 */
export async function load(
  pid: number,
  url: string,
  headers: Readonly<Record<string, string>>,
  seconds: number,
): Promise<Load> {
  const given = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const before = processorSeconds(pid);
  const wrk = ["wrk", "-t1", "-c50", `-d${seconds}s`, "--latency", ...given, url];
  const { stdout } = await run("taskset", ["-c", "1", ...wrk]);
  const spent = processorSeconds(pid) - before;
  const faults = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout);
  if (faults) throw new Error(`${url}: ${faults[0]}`);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const [, p99 = "", unit = ""] = /99%\s+([\d.]+)(\w+)/.exec(stdout) ?? [];
  return { perCoreSecond: requests / spent, p99Ms: Number(p99) * (milliseconds[unit] ?? Number.NaN) };
}

import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#tests/support/program/free-port.ts";
import { spawnProgram } from "#tests/support/program/running-program.ts";

/** The built program on a database. */
export interface Site {
  readonly url: string;
  readonly pid: number;
  /** Until the health check succeeded. */
  readonly startMs: number;
  /** Current memory in MB; needs Linux. */
  memoryMb(): number;
  /** Processor time so far in milliseconds; needs Linux. */
  processorMs(): number;
  /**
   * The longest time for which the main thread was busy since this was last asked, in milliseconds, by the program's own metrics;
   * ten of them are the interval of measurement.
   */
  longestPauseMs(): Promise<number>;
  isRunning(): boolean;
  stop(): Promise<void>;
}

/** The memory options of Node in `npm start`. */
const startScript: string = JSON.parse(readFileSync("package.json", "utf8")).scripts.start;
const memoryOptions = startScript.split(" ").filter((word) => word.startsWith("--max-"));

const timeoutMs = 300_000;

export async function startSite(databaseUrl: string, variables: Record<string, string> = {}): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), "vieira-scale-"));
  const port = variables["PORT"] ?? String(await freePort());
  const metricsPort = String(await freePort());
  const began = performance.now();
  const { child, output } = spawnProgram({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    TRUST_PROXY: "1",
    APP_SECRET: "a secret for measuring and nothing else",
    NODE_OPTIONS: memoryOptions.join(" "),
    MALLOC_ARENA_MAX: "1",
    METRICS_PORT: metricsPort,
    ...variables,
    PORT: port,
  });
  const url = `http://localhost:${port}`;
  const isHealthy = () =>
    fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await isHealthy())) {
    if (child.exitCode !== null || performance.now() - began > timeoutMs) {
      child.kill("SIGKILL");
      throw new Error(`The program did not start:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return {
    url,
    pid: child.pid ?? 0,
    startMs: performance.now() - began,
    memoryMb: () => {
      if (child.exitCode !== null || child.signalCode !== null) return Number.NaN;
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1_024;
    },
    processorMs: () => {
      const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
      return (Number(fields[11]) + Number(fields[12])) * 10;
    },
    longestPauseMs: async () => {
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(metrics)?.[1]) * 1_000;
    },
    isRunning: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      if (child.exitCode === null && child.signalCode === null) {
        child.kill("SIGTERM");
        await ended;
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

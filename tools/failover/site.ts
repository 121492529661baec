import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { databaseUrl, ports } from "./configuration.ts";

/** A process of the program, as a supervisor would start it. */
export interface Site {
  readonly url: string;
  readonly process: ChildProcess;
}

/** Starts one process and waits until it serves. @throws Error when it ends before */
export async function startSite(index: number, folder: string): Promise<Site> {
  const port = ports.site(index);
  const url = `http://127.0.0.1:${port}`;
  const logFile = `${folder}/site${index}.log`;
  const log = openSync(logFile, "a", 0o600);
  const child = spawn(process.execPath, ["build/program/main.js"], {
    env: {
      PATH: process.env["PATH"],
      PORT: String(port),
      APP_URL: url,
      DATABASE_URL: databaseUrl,
      DATA_DIR: `${folder}/site-data`,
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  while (child.exitCode === null) {
    const health = await fetch(`${url}/api/health`).catch(() => null);
    if (health?.ok) return { url, process: child };
    await delay(200);
  }
  throw new Error(`The program does not start:\n${readFileSync(logFile, "utf8")}`);
}

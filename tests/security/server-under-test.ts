import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { embeddedTestLocation } from "#tests/support/database/embedded-template.ts";
import { freePort } from "#tests/support/program/free-port.ts";
import { startScript } from "#tests/support/program/start-script.ts";
import { sendTo, type WireResponse, type WireRequest } from "./http-client.ts";
import type { LoopMeasure } from "./loop-meter.ts";
import { readLog, type ServerLog } from "./server-log.ts";
import { type PreparedPeople, preparePeople } from "./prepared-people.ts";

export interface ServerUnderTest extends ServerLog {
  readonly url: string;
  readonly pid: number;
  readonly people: PreparedPeople;
  send(request: WireRequest): Promise<WireResponse>;
  /** How long its event loop was blocked since the last call. */
  measure(): Promise<LoopMeasure>;
  /** The exit code if it has exited by itself. */
  exitCode(): number | null;
  stop(): Promise<number | null>;
}

/** Compiled to JavaScript, so that the program does not load a TypeScript compiler. */
const meter = stripTypeScriptTypes(readFileSync(new URL("loop-meter.ts", import.meta.url), "utf8"));

/** The first pages take longer. */
const timeoutMs = 90_000;

/**
 * Starts the production server in a separate process on a seeded embedded database. It reads client
 * addresses from `X-Forwarded-For`, so that tests avoid each other's rate limits.
 */
export async function startServerUnderTest(): Promise<ServerUnderTest> {
  const place = await embeddedTestLocation("seeded");
  const people = await preparePeople(place);
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [...startScript.nodeOptions, "--import", `data:text/javascript,${encodeURIComponent(meter)}`, startScript.program],
    {
      env: {
        ...startScript.variables,
        PATH: process.env["PATH"],
        PORT: String(port),
        DATA_DIR: place.dataDir,
        TRUST_PROXY: "1",
      },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    },
  );
  const exit = once(child, "exit");
  const log = readLog(child);
  const url = `http://127.0.0.1:${port}`;
  const send = (request: WireRequest): Promise<WireResponse> => sendTo(url, request);
  const deadline = Date.now() + timeoutMs;
  while ((await send({ method: "GET", path: "/api/health", headers: {} })).status !== 200) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`The server did not start: ${log.otherErrors().join("\n")}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  log.otherErrors();
  return {
    url,
    pid: child.pid ?? 0,
    people,
    send,
    measure: async () => {
      child.send("measure");
      const [measure] = await once(child, "message");
      return measure as LoopMeasure;
    },
    ...log,
    exitCode: () => child.exitCode,
    stop: async () => {
      child.kill("SIGTERM");
      const [code] = await exit;
      await place.remove();
      return code;
    },
  };
}

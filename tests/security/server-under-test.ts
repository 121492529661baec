import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { embeddedTestLocation } from "#tests/support/database/embedded-template.ts";
import { freePort } from "#tests/support/program/free-port.ts";
import { startScript } from "#tests/support/program/start-script.ts";
import { sendTo, type WireAnswer, type WireRequest } from "./http-client.ts";
import type { LoopMeasure } from "./loop-meter.ts";
import { readLog, type ServerLog } from "./server-log.ts";
import { type PreparedPeople, preparePeople } from "./prepared-people.ts";

export interface ServerUnderTest extends ServerLog {
  readonly url: string;
  readonly pid: number;
  readonly people: PreparedPeople;
  send(request: WireRequest): Promise<WireAnswer>;
  /** How long its event loop has been held since this was last asked. */
  measure(): Promise<LoopMeasure>;
  /** The exit code when it has ended by itself. */
  exitCode(): number | null;
  stop(): Promise<number | null>;
}

/** Without its types: the program has no compiler in its memory, and must not get one with what measures it. */
const meter = stripTypeScriptTypes(readFileSync(new URL("loop-meter.ts", import.meta.url), "utf8"));

/** First pages wait for what is read once. */
const timeoutMs = 90_000;

/**
 * The production server as a process of its own on a seeded embedded database. It takes clients'
 * addresses from `X-Forwarded-For`, so that limits of one address need not meet another.
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
  const send = (request: WireRequest): Promise<WireAnswer> => sendTo(url, request);
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

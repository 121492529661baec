import pino, { type DestinationStream, type Logger } from "pino";
import { loggedFacts } from "#use-cases/context.ts";
import type { LogLevel } from "#server/environment/environment-variables.ts";
import { loggedError, loggedPath, loggedText } from "./logged-error.ts";

const mayBeLogged: ReadonlySet<string> = new Set(loggedFacts);

function loggedValue(name: string, value: unknown): unknown {
  if (name === "err") return loggedError(value);
  if (name === "path" && typeof value === "string") return loggedPath(value);
  // Ids are the program's own, or the proxy's.
  if (name === "requestId") return value;
  if (typeof value === "string") return loggedText(value);
  return typeof value === "number" || typeof value === "boolean" ? value : undefined;
}

/** The facts that may be logged; of others only the name, so that whoever writes them notices. */
function listedFacts(facts: Record<string, unknown>): Record<string, unknown> {
  const listed: Record<string, unknown> = {};
  let leftOut: string[] | undefined;
  for (const name of Object.keys(facts)) {
    if (mayBeLogged.has(name)) listed[name] = loggedValue(name, facts[name]);
    else (leftOut ??= []).push(name);
  }
  if (leftOut) listed["leftOut"] = leftOut;
  return listed;
}

/** Lines wait for others this long at most, in milliseconds: each write of its own costs a request as much as its line. */
const flushMs = 50;
const flushLetters = 8_192;

/**
 * Standard output, to which lines are written together; what is worse than information at once, and the rest at the end.
 * None is waited for until it is on the disk: strangers can cause warnings as fast as they like.
 *
 * @param fd another open file in its place
 */
export function standardOutput(fd = 1): DestinationStream {
  const output = pino.destination({ fd, sync: true });
  let waiting = "";
  const flush = (): void => {
    if (waiting !== "") output.write(waiting);
    waiting = "";
  };
  setInterval(flush, flushMs).unref();
  process.on("exit", flush);
  return {
    write(line) {
      waiting += line;
      if (waiting.length > flushLetters || !line.includes('"level":"info"')) flush();
    },
  };
}

/** What stands in the log of a request that has been answered. */
export interface RequestLine {
  /** As it stands in JSON: uuids, and what a proxy may send, hold nothing that has to be written otherwise. */
  readonly requestId: string;
  /** Method and path, in JSON, from `askedInLog`. */
  readonly asked: string;
  readonly status: number;
  readonly ms: number;
}

/** The part of a line that is the same for all requests of an address. @param path without secrets of links */
export const requestLine = (method: string, path: string): string =>
  `"method":${JSON.stringify(method)},"path":${JSON.stringify(loggedPath(path))}`;

/** A log that writes the line of a request in a third of the time: answers from memory take little more than that. */
export interface ProgramLog extends Logger {
  answered(line: RequestLine): void;
}

/**
 * The program's log: a line of JSON for each event on standard output, `{"time": ISO 8601, "level": word, "msg": …,
 * facts}`. Facts are those of a list, and neither secrets nor e-mail addresses stand in them.
 */
export function createLog(
  { level }: { level: LogLevel },
  destination: DestinationStream = standardOutput(),
): ProgramLog {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }), log: listedFacts },
    // They are written by `listedFacts`, which also sees them when an error is all that is logged.
    serializers: { err: (error: unknown) => error },
    hooks: {
      logMethod([facts, message]: Parameters<pino.LogFn>, write) {
        if (typeof facts === "string") write.call(this, loggedText(facts));
        else write.call(this, facts, loggedText(message ?? "failed"));
      },
    },
  };
  const log = pino(options, destination);
  const isKept = log.isLevelEnabled("info");
  let [at, time] = [0, ""];
  const answered = ({ requestId, asked, status, ms }: RequestLine): void => {
    if (!isKept) return;
    const now = Date.now();
    if (now !== at) [at, time] = [now, new Date(now).toISOString()];
    destination.write(
      `{"level":"info","time":"${time}","requestId":"${requestId}",${asked},"status":${status},"ms":${ms},"msg":"request"}\n`,
    );
  };
  return Object.assign(log, { answered });
}

/** Writes what nobody caught into the log, as little of it as of any error, before the process ends with code 1. */
export function logLastWords(log: Logger): void {
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "the process ends: a failure was caught nowhere");
    process.exit(1);
  });
}

import pino, { type DestinationStream, type Logger } from "pino";
import { loggedFacts } from "#use-cases/context.ts";
import type { LogLevel } from "#server/environment/environment-variables.ts";
import { loggedError, loggedPath, loggedText } from "./logged-error.ts";

const isLoggable: ReadonlySet<string> = new Set(loggedFacts);

function loggedValue(name: string, value: unknown): unknown {
  if (name === "err") return loggedError(value);
  if (name === "path" && typeof value === "string") return loggedPath(value);
  // Ids are the program's own, or the proxy's.
  if (name === "requestId") return value;
  if (typeof value === "string") return loggedText(value);
  return typeof value === "number" || typeof value === "boolean" ? value : undefined;
}

/** The facts that may be logged; of others only the name, so that the mistake shows in the log. */
function listedFacts(facts: Record<string, unknown>): Record<string, unknown> {
  const listed: Record<string, unknown> = {};
  let leftOut: string[] | undefined;
  for (const name of Object.keys(facts)) {
    if (isLoggable.has(name)) listed[name] = loggedValue(name, facts[name]);
    else (leftOut ??= []).push(name);
  }
  if (leftOut) listed["leftOut"] = leftOut;
  return listed;
}

/** Longest time that lines are buffered, in milliseconds: a separate write costs as much as composing the line. */
const flushMs = 50;
const flushLength = 65_536;

/**
 * Buffered standard output; lines above level info are written at once, the rest at exit. Never waits until a line is
 * on disk: clients can cause warnings at any rate.
 *
 * @param fd file descriptor to write to instead
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
      if (waiting.length > flushLength || !line.includes('"level":"info"')) flush();
    },
  };
}

/** The log line of a completed request. */
export interface RequestLine {
  /** Written to JSON as it is: uuids and accepted ids of proxies need no escaping. */
  readonly requestId: string;
  /** Method and path, in JSON, from `formatRequestLine`. */
  readonly requestLine: string;
  readonly status: number;
  readonly ms: number;
}

/** The part of a line that is the same for all requests to an address. @param path without secrets of links */
export const formatRequestLine = (method: string, path: string): string =>
  `"method":${JSON.stringify(method)},"path":${JSON.stringify(loggedPath(path))}`;

/** A log with a fast path for request lines, three times as fast: responses from memory take little longer than that. */
export interface ProgramLog extends Logger {
  logResponse(line: RequestLine): void;
}

/**
 * The program's log: a line of JSON for each event on standard output, `{"time": ISO 8601, "level": word, "msg": …,
 * facts}`. Facts are those of a list, and contain neither secrets nor e-mail addresses.
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
    // `listedFacts` writes them, also if only an error is logged.
    serializers: { err: (error: unknown) => error },
    hooks: {
      logMethod([facts, message]: Parameters<pino.LogFn>, write) {
        if (typeof facts === "string") write.call(this, loggedText(facts));
        else write.call(this, facts, loggedText(message ?? "failed"));
      },
    },
  };
  const log = pino(options, destination);
  const isEnabled = log.isLevelEnabled("info");
  let [formattedAt, time] = [0, ""];
  const logResponse = ({ requestId, requestLine, status, ms }: RequestLine): void => {
    if (!isEnabled) return;
    const now = Date.now();
    if (now !== formattedAt) [formattedAt, time] = [now, new Date(now).toISOString()];
    destination.write(
      `{"level":"info","time":"${time}","requestId":"${requestId}",${requestLine},"status":${status},"ms":${ms},"msg":"request"}\n`,
    );
  };
  return Object.assign(log, { logResponse });
}

/** Logs uncaught errors, redacted like any other, before the process exits with code 1. */
export function logFatalErrors(log: Logger): void {
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "the process ends: a failure was caught nowhere");
    process.exit(1);
  });
}

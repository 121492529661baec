import pino, { type DestinationStream, type Logger } from "pino";
import { loggedFacts } from "#use-cases/context.ts";
import type { LogLevel } from "./environment-variables.ts";
import { loggedError } from "./logged-error.ts";
import { loggedPath, loggedText } from "./logged-text.ts";

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

/**
 * Standard output, to which lines are written together; what is worse than information at once, and the rest at the end.
 * None is waited for until it is on the disk: strangers can cause warnings as fast as they like.
 *
 * @param fd another open file in its place
 */
export function standardOutput(fd = 1): DestinationStream {
  const output = pino.destination({ fd, sync: true, minLength: 4_096, periodicFlush: flushMs });
  process.on("exit", () => output.flushSync());
  return {
    write(line) {
      output.write(line);
      if (!line.includes('"level":"info"')) output.flush();
    },
  };
}

/**
 * The program's log: a line of JSON for each event on standard output,
 * `{"time": ISO 8601, "level": word, "msg": …, facts}`. Facts are those of a list, and neither secrets nor e-mail
 * addresses stand in them.
 */
export function createLog({ level }: { level: LogLevel }, destination?: DestinationStream): Logger {
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
  return pino(options, destination ?? standardOutput());
}

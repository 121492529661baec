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
  const names = Object.keys(facts);
  const leftOut = names.filter((name) => !mayBeLogged.has(name));
  const listed = names.filter((name) => mayBeLogged.has(name)).map((name) => [name, loggedValue(name, facts[name])]);
  return { ...Object.fromEntries(listed), ...(leftOut.length > 0 && { leftOut }) };
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
  return destination === undefined ? pino(options) : pino(options, destination);
}

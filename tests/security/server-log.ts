import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import type { WireResponse } from "./http-client.ts";

export interface ServerLog {
  /** The logged error of a failed request. */
  reasonFor(answer: WireResponse): Promise<string>;
  /** Logged errors without a failed response, since the last call. */
  otherErrors(): string[];
}

interface LogLine {
  readonly level?: string;
  readonly requestId?: string;
  readonly msg?: string;
  readonly err?: { readonly type?: string; readonly message?: string; readonly stack?: string };
}

/** Reads errors from the output of a server. */
export function readLog(server: ChildProcess): ServerLog {
  const errors: LogLine[] = [];
  const read = (line: string): void => {
    // The response may precede the log entry.
    if (line.startsWith("listening on ")) return;
    const facts: LogLine = line.startsWith("{") ? JSON.parse(line) : { msg: line, level: "error" };
    if (facts.level === "error" || facts.level === "fatal") errors.push(facts);
  };
  for (const stream of [server.stdout, server.stderr]) if (stream) createInterface(stream).on("line", read);
  return {
    reasonFor: async ({ headers }) => {
      const id = headers.get("X-Request-Id");
      // The log entry may arrive after the response.
      for (let patience = 20; patience > 0; patience -= 1) {
        const at = errors.findIndex(({ requestId }) => requestId === id);
        if (at >= 0) return errors.splice(at, 1).map(describeError).join();
        await delay(50);
      }
      return "nothing in the log";
    },
    otherErrors: () => errors.splice(0).map(describeError),
  };
}

/** The error and the first stack frame in this program. */
function describeError({ msg, err }: LogLine): string {
  const place = err?.stack
    ?.split("\n")
    .find((line) => /^ {4}at .*\/(?:src|build)\//.test(line))
    ?.trim();
  return [err ? `${err.type}: ${err.message}` : msg, place?.replace(/\(?file:.*\/(src|build)\//, "($1/")].join(" ");
}

import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import type { WireAnswer } from "./http-client.ts";

export interface ServerLog {
  /** What the log says about a request that failed. */
  reasonFor(answer: WireAnswer): Promise<string>;
  /** Errors that no failed answer has spoken of, since this was last asked. */
  otherErrors(): string[];
}

interface LogLine {
  readonly level?: string;
  readonly requestId?: string;
  readonly msg?: string;
  readonly err?: { readonly type?: string; readonly message?: string; readonly stack?: string };
}

/** Reads errors from what a server writes. */
export function readLog(server: ChildProcess): ServerLog {
  const errors: LogLine[] = [];
  const read = (line: string): void => {
    // It answers a moment before it says so.
    if (line.startsWith("listening on ")) return;
    const facts: LogLine = line.startsWith("{") ? JSON.parse(line) : { msg: line, level: "error" };
    if (facts.level === "error" || facts.level === "fatal") errors.push(facts);
  };
  for (const stream of [server.stdout, server.stderr]) if (stream) createInterface(stream).on("line", read);
  return {
    reasonFor: async ({ headers }) => {
      const id = headers.get("X-Request-Id");
      // The log comes by another way than the answer, and may come later.
      for (let patience = 20; patience > 0; patience -= 1) {
        const at = errors.findIndex(({ requestId }) => requestId === id);
        if (at >= 0) return errors.splice(at, 1).map(sentence).join();
        await delay(50);
      }
      return "nothing in the log";
    },
    otherErrors: () => errors.splice(0).map(sentence),
  };
}

/** The error and the first place of this program it came from. */
function sentence({ msg, err }: LogLine): string {
  const place = err?.stack
    ?.split("\n")
    .find((line) => /^ {4}at .*\/(?:src|build)\//.test(line))
    ?.trim();
  return [err ? `${err.type}: ${err.message}` : msg, place?.replace(/\(?file:.*\/(src|build)\//, "($1/")].join(" ");
}

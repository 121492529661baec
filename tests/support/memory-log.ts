import type { UseCaseContext } from "#use-cases/context.ts";

export interface LogEntry {
  readonly level: "debug" | "info" | "warn" | "error";
  readonly message: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A log that stores its entries in memory. */
export function memoryLog(): { readonly log: UseCaseContext["log"]; readonly lines: LogEntry[] } {
  const lines: LogEntry[] = [];
  const at = (level: LogEntry["level"]) => (facts: object, message: string) =>
    void lines.push({ level, message, facts: { ...facts } });
  return { lines, log: { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") } };
}

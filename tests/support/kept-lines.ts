import type { UseCaseContext } from "#use-cases/context.ts";

export interface LoggedLine {
  readonly level: "debug" | "info" | "warn" | "error";
  readonly message: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A log that keeps its lines for the test that reads them. */
export function keptLines(): { readonly log: UseCaseContext["log"]; readonly lines: LoggedLine[] } {
  const lines: LoggedLine[] = [];
  const at = (level: LoggedLine["level"]) => (facts: object, message: string) =>
    void lines.push({ level, message, facts: { ...facts } });
  return { lines, log: { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") } };
}

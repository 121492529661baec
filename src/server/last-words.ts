import type { Logger } from "pino";

/** Writes what nobody caught into the log, as little of it as of any error, before the process ends with code 1. */
export function logLastWords(log: Logger): void {
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "the process ends: a failure was caught nowhere");
    process.exit(1);
  });
}

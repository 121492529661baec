import type { Logger } from "pino";

/** The part of the application's log that the database needs. */
export type DatabaseLog = Pick<Logger, "info" | "warn" | "error">;

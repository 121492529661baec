import type { Logger } from "pino";

/** As much of the program's log as the database needs. */
export type DatabaseLog = Pick<Logger, "info" | "warn" | "error">;

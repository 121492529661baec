import type { Database } from "#database/connect.ts";
import type { ContentCache } from "./content-cache.ts";

/** Structured log: facts first, then a message, each call one line. */
export interface Log {
  debug(facts: object, message: string): void;
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** What every use-case may touch of the world. */
export interface UseCaseContext {
  readonly database: Database;
  /** Values derived from published content, forgotten when the content changes. */
  readonly content: ContentCache;
  now(): Date;
  readonly log: Log;
}

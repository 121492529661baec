import type { Database } from "#database/connection/connect.ts";
import type { PublishedSource } from "#database/published-source.ts";
import type { GoogleAccess } from "#google/google-access.ts";
import type { MapTiles } from "#map-tiles/open-map-tiles.ts";
import type { PhotoStorage } from "#photos/photo-storage.ts";
import type { StoredRole } from "#domain/accounts/permissions.ts";
import type { Actor } from "./actor.ts";
import type { ContentCache } from "./content/cache/content-cache.ts";
import type { TaskClient, WorkerPool } from "./workers/worker-pool.ts";

/** Notifies the jobs of this process of new work, so that they need not wait for their next round. */
export class JobSignal {
  #listener: () => void = () => undefined;

  /** Does nothing if no jobs run. */
  notify(): void {
    this.#listener();
  }

  /** @param listener must return at once */
  onNotify(listener: () => void): void {
    this.#listener = listener;
  }
}

/** Allowlist of logged facts beside the message; others are not written. */
export const loggedFacts = [
  "requestId",
  "method",
  /** The path, without secrets of links. */
  "path",
  "status",
  "ms",
  /** An error; its kind, place and causes are written. */
  "err",
  "reason",
  /** Security events: what happened, uuids of actor and subject, a hash of the address. */
  "event",
  "actor",
  "subject",
  "address",
  "job",
  /** Name of a worker task. */
  "task",
  /** Identifier of a mail. */
  "mail",
  "attempts",
  "table",
  "rows",
  /** Counts of rows and facts of a new data set. */
  "added",
  "changed",
  "merged",
  "leftAlone",
  /** Name of a file among the photos; with `resource` and `field`, a row of the data set. */
  "key",
  "resource",
  "field",
  /** What the content policy would refuse, in development. */
  "report",
] as const;
type LogFacts = { readonly [Fact in (typeof loggedFacts)[number]]?: unknown };

/** Structured log: facts first, then a message, each call one line. */
export interface Log {
  debug(facts: LogFacts, message: string): void;
  info(facts: LogFacts, message: string): void;
  warn(facts: LogFacts, message: string): void;
  error(facts: LogFacts, message: string): void;
}

/** Everything a use-case may access. */
export interface UseCaseContext {
  readonly database: Database;
  /** Source of published content: the database, or a replica at the same revision. */
  readonly published: PublishedSource;
  /** Cache of values derived from published content, dropped when the content changes. */
  readonly content: ContentCache;
  now(): Date;
  readonly log: Log;
  /** The person on whose behalf it runs; API and pages fill it in. */
  readonly actor: Actor;
  readonly settings: AccountSettings;
  readonly jobs: JobSignal;
  /** Null if Google is not configured. */
  readonly google: GoogleAccess | null;
  readonly photos: PhotoStorage;
  readonly mapTiles: MapTiles;
  readonly workers: WorkerPool;
  /** The client that waits for the response; null if nobody does, or everybody. */
  readonly client: TaskClient | null;
  /** Id of the request, for the log; null for jobs and commands. */
  readonly requestId: string | null;
}

/** The part of the configuration that accounts need. */
export interface AccountSettings {
  /** Public address without a trailing slash, for links in mails. */
  readonly origin: string;
  /** Whether the public address is configured, so that no other host name counts. */
  readonly hasFixedOrigin: boolean;
  /** Lifetimes of an unused session in milliseconds: ordinary, and remembered. */
  readonly session: { readonly lifetimeMs: number; readonly rememberedMs: number };
  /** Key for signatures. */
  readonly secret: string;
  /** Roles that require a second factor. */
  readonly secondFactorFor: readonly StoredRole[];
  /** Whether a mail server is configured. */
  readonly hasMailServer: boolean;
  /** Reply-To of letters; by default the author of the letter. */
  readonly replyTo?: string | undefined;
}

import type { Database } from "#database/connect.ts";
import type { PublishedSource } from "#database/published-source.ts";
import type { GoogleAccess } from "#google/google-access.ts";
import type { MapTiles } from "#map-tiles/open-map-tiles.ts";
import type { PhotoStorage } from "#photos/photo-storage.ts";
import type { StoredRole } from "#domain/permissions/permissions.ts";
import type { Actor } from "./actor.ts";
import type { ContentCache } from "./content/content-cache.ts";
import type { TaskClient, WorkerPool } from "./workers/worker-pool.ts";

/** Tells the jobs of this process that there is work, so that they need not wait for their next round. */
export class JobBell {
  #hear: () => void = () => undefined;

  /** Does nothing where no jobs run. */
  ring(): void {
    this.#hear();
  }

  /** @param hear must return at once */
  onRing(hear: () => void): void {
    this.#hear = hear;
  }
}

/** Everything that the log may hold beside a message; what is not in this list is not written. */
export const loggedFacts = [
  "requestId",
  "method",
  /** Without secrets of links. */
  "path",
  "status",
  "ms",
  /** An error, of which kind, place and causes are written. */
  "err",
  "reason",
  /** Of lines about the safety of accounts: what happened, uuids of whom it was by and about, a hash of the address. */
  "event",
  "actor",
  "subject",
  "address",
  "job",
  /** Name of what a worker thread does. */
  "task",
  /** Identifier of a mail. */
  "mail",
  "attempts",
  "table",
  "rows",
  /** Name of a file among the photos. */
  "key",
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

/** What every use-case may touch of the world. */
export interface UseCaseContext {
  readonly database: Database;
  /** Where content is read that is for everybody: the database, or a copy that has all of it. */
  readonly published: PublishedSource;
  /** Values derived from published content, forgotten when the content changes. */
  readonly content: ContentCache;
  now(): Date;
  readonly log: Log;
  /** Who asks; each door puts in whom it has recognised. */
  readonly actor: Actor;
  readonly settings: AccountSettings;
  readonly jobs: JobBell;
  /** Null where no client of Google is configured. */
  readonly google: GoogleAccess | null;
  readonly photos: PhotoStorage;
  readonly mapTiles: MapTiles;
  readonly workers: WorkerPool;
  /** Who waits for the answer; null for what nobody or everybody waits for. */
  readonly client: TaskClient | null;
  /** Of the request that is carried out, for the log; null for jobs and commands. */
  readonly requestId: string | null;
}

/** What accounts need of the configuration. */
export interface AccountSettings {
  /** Public address without a trailing slash, for links in mails. */
  readonly origin: string;
  /** The public address is configured, so that no other name of the machine is one. */
  readonly hasFixedOrigin: boolean;
  /** Milliseconds a session lasts without being used: an ordinary one, and one that asked to be remembered. */
  readonly session: { readonly lifetimeMs: number; readonly rememberedMs: number };
  /** Key of the signatures that the program gives away. */
  readonly secret: string;
  /** Roles that may only be used by people who have a second factor. */
  readonly secondFactorFor: readonly StoredRole[];
  /** Whether a mail server is configured. */
  readonly hasMailServer: boolean;
  /** Where answers to letters go; without it to whoever has written the letter. */
  readonly replyTo?: string | undefined;
}

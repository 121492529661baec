import pg from "pg";
import { awayReason, DatabaseAwayError } from "../database-away.ts";
import type { ServerWatch } from "./server-watch.ts";

/** The driver's query function has a dozen overloads; those with a callback are not used here. */
export type AnyQuery = (...values: unknown[]) => Promise<unknown>;

/** Statements without effect on their own. */
const withoutEffect = /^\s*(?:select|show|set|declare|fetch|begin|rollback)\b/i;
const commit = /^\s*commit\b/i;

/**
 * The class of a pool's connections. A connection that breaks in use only fails its query, with a `DatabaseAwayError`:
 * `unknown-outcome` if the statement may have been written nevertheless.
 *
 * @param open the set of open connections
 */
export function watchedClient(
  watch: Pick<ServerWatch, "attend" | "noteAnswer">,
  open: Set<pg.Client>,
): typeof pg.Client {
  return class extends pg.Client {
    #isBroken = false;

    constructor(options?: string | pg.ClientConfig) {
      super(options);
      open.add(this);
      this.once("end", () => open.delete(this));
      // Without a listener the process would terminate.
      this.on("error", () => (this.#isBroken = true));
      const query = this.query.bind(this) as AnyQuery;
      this.query = ((...values: unknown[]) => this.#watched(query, values)) as typeof this.query;
    }

    async #watched(query: AnyQuery, values: readonly unknown[]): Promise<unknown> {
      const mayBeWritten = this.#isWrittenAtOnce(values[0]);
      let wasSent = false;
      try {
        const result = await watch.attend(() => {
          wasSent = !this.#isBroken;
          return query(...values);
        });
        watch.noteAnswer();
        return result;
      } catch (error) {
        const isBreak = this.#isBroken && !(error instanceof pg.DatabaseError);
        if (!isBreak && awayReason(error) !== "unreachable") throw error;
        const reason = wasSent && mayBeWritten ? "unknown-outcome" : "unreachable";
        throw new DatabaseAwayError(reason, "the connection to the database broke during a query", error);
      }
    }

    /** Inside a transaction nothing is written before its commit. */
    #isWrittenAtOnce(query: unknown): boolean {
      const text = typeof query === "object" && query !== null && "text" in query ? query.text : query;
      if (typeof text !== "string") return true;
      return commit.test(text) || (this.getTransactionStatus() !== "T" && !withoutEffect.test(text));
    }
  };
}

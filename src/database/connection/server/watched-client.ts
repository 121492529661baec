import pg from "pg";
import { outageReason, DatabaseOutageError } from "../database-outage.ts";
import type { ServerWatch } from "./server-watch.ts";

/** The driver's query function has a dozen overloads; those with a callback are not used here. */
export type AnyQuery = (...values: unknown[]) => Promise<unknown>;

/** Statements without effect on their own. */
const readOnlyStatement = /^\s*(?:select|show|set|declare|fetch|begin|rollback)\b/i;
const commit = /^\s*commit\b/i;

/**
 * The class of a pool's connections. A connection that breaks in use only fails its query, with a `DatabaseOutageError`:
 * `unknown-outcome` if the statement may have been written nevertheless.
 *
 * @param openClients the set of open connections
 */
export function watchedClient(
  watch: Pick<ServerWatch, "run" | "recordResponse">,
  openClients: Set<pg.Client>,
): typeof pg.Client {
  return class extends pg.Client {
    #isBroken = false;

    constructor(options?: string | pg.ClientConfig) {
      super(options);
      openClients.add(this);
      this.once("end", () => openClients.delete(this));
      // Without a listener the process would terminate.
      this.on("error", () => (this.#isBroken = true));
      const query = this.query.bind(this) as AnyQuery;
      this.query = ((...values: unknown[]) => this.#queryWatched(query, values)) as typeof this.query;
    }

    async #queryWatched(query: AnyQuery, values: readonly unknown[]): Promise<unknown> {
      const mayHaveWritten = this.#writesImmediately(values[0]);
      let wasSent = false;
      try {
        const result = await watch.run(() => {
          wasSent = !this.#isBroken;
          return query(...values);
        });
        watch.recordResponse();
        return result;
      } catch (error) {
        const isConnectionError = this.#isBroken && !(error instanceof pg.DatabaseError);
        if (!isConnectionError && outageReason(error) !== "unreachable") throw error;
        const reason = wasSent && mayHaveWritten ? "unknown-outcome" : "unreachable";
        throw new DatabaseOutageError(reason, "the connection to the database broke during a query", error);
      }
    }

    /** Inside a transaction nothing is written before its commit. */
    #writesImmediately(query: unknown): boolean {
      const text = typeof query === "object" && query !== null && "text" in query ? query.text : query;
      if (typeof text !== "string") return true;
      return commit.test(text) || (this.getTransactionStatus() !== "T" && !readOnlyStatement.test(text));
    }
  };
}

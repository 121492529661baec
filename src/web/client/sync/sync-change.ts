import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { ApiError } from "#web/client/api/api-response.ts";
import { siteApi } from "#web/client/api/site-api.ts";

import { mergeAndSend } from "./merge-and-send.ts";

/** Sending and merging of changes of one kind. `send` and `read` throw `ApiError` or a network failure. */
export interface ChangeKind<Change, Server, Body extends object> {
  /** The base of a change, if known; with null the server is asked first. */
  readonly baseOf: (change: Change) => Server | null;
  readonly read: (plan: string) => Promise<Server>;
  readonly merge: (change: Change, server: Server) => Body | "same" | "conflict";
  /** @param isBackground nobody can be asked to sign in again */
  readonly send: (plan: string, body: Body, server: Server, isBackground: boolean) => Promise<Server>;
  /** Conflicts of plans include the current plan; other data is read again. */
  readonly ofPlan?: (plan: ShownPlan) => Server;
}

/** Result of sending a change. */
export type SyncResult<Server> =
  | { readonly is: "sent" | "conflict"; readonly server: Server }
  /** A temporary failure, unrelated to the change. @property afterMs the delay that the server asks for */
  | { readonly is: "later"; readonly afterMs: number | null }
  /** The session has ended, and the user has not signed in again. */
  | { readonly is: "sign-in" }
  /** Its parent no longer exists, or belongs to somebody else. */
  | { readonly is: "gone"; readonly reason: string }
  /** The server rejects it. */
  | { readonly is: "refused"; readonly reason: string };

/**
 * Sends a change, merged with what others have changed meanwhile if possible.
 *
 * @param known the server's state, if it was just read
 */
export async function syncChange<Change, Server, Body extends object>(
  kind: ChangeKind<Change, Server, Body>,
  plan: string,
  change: Change,
  { isBackground, known = null }: { readonly isBackground: boolean; readonly known?: Server | null },
): Promise<SyncResult<Server>> {
  try {
    const outcome = await mergeAndSend<Server, Body>({
      server: kind.baseOf(change) ?? known ?? (await kind.read(plan)),
      merge: (server) => kind.merge(change, server),
      send: (body, server) => kind.send(plan, body, server, isBackground),
      newerAfter: async (error) => {
        if (!(error instanceof ApiError) || error.status !== 409) return null;
        const { problem } = error;
        return kind.ofPlan && problem && "current" in problem
          ? kind.ofPlan(problem.current as ShownPlan)
          : kind.read(plan);
      },
    });
    return outcome.is === "outrun" ? { is: "later", afterMs: null } : { is: outcome.is, server: outcome.server };
  } catch (error) {
    return afterError(error, () => siteApi().identity.get() !== null);
  }
}

/** Statuses that are unrelated to the change itself. */
const passing = new Set([0, 408, 425, 429]);
/** The API client has requested a new token, and a sign-in if the user is present. */
const signedOut = new Set([401, 419]);
const absent = new Set([403, 404, 410]);

/** Maps responses to the results of a change. */
export function afterError(error: unknown, isSignedIn: () => boolean): Exclude<SyncResult<never>, { server: never }> {
  if (!(error instanceof ApiError)) return { is: "later", afterMs: null };
  const { status, problem, retryAfterSeconds } = error;
  // Proxies also use this status while no server is behind them; this site sends a problem with it.
  const isOfProxy = absent.has(status) && problem === null;
  if (passing.has(status) || status >= 500 || isOfProxy) {
    return { is: "later", afterMs: retryAfterSeconds === null ? null : retryAfterSeconds * 1_000 };
  }
  // Private resources respond 404 to others.
  if (signedOut.has(status) || (absent.has(status) && !isSignedIn())) return { is: "sign-in" };
  const reason = [error.message, ...Object.values(error.fieldErrors).flat()].join(" ");
  return { is: absent.has(status) ? "gone" : "refused", reason };
}

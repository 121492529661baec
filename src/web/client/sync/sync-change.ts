import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { ApiError } from "#web/client/api/api-error.ts";
import { siteApi } from "#web/client/api/site-api.ts";

import { mergeAndSend } from "./merge-and-send.ts";

/** How changes of one kind are sent and merged. `send` and `read` throw `ApiError` or a network failure. */
export interface ChangeKind<Change, Server, Body extends object> {
  /** What a change was made of, where it tells; null has the server asked first. */
  readonly baseOf: (change: Change) => Server | null;
  readonly read: (plan: string) => Promise<Server>;
  readonly merge: (change: Change, server: Server) => Body | "same" | "conflict";
  /** @param isBackground nobody is there who could be asked to sign in again */
  readonly send: (plan: string, body: Body, server: Server, isBackground: boolean) => Promise<Server>;
  /** Conflicts of plans bring the plan as it is now; what is not of the plan itself is read anew. */
  readonly ofPlan?: (plan: ShownPlan) => Server;
}

/** What came of sending a change. */
export type SyncResult<Server> =
  | { readonly is: "sent" | "conflict"; readonly server: Server }
  /** Nothing that has to do with the change stands in its way. @property afterMs that the server asks to wait for */
  | { readonly is: "later"; readonly afterMs: number | null }
  /** The session has ended, and nobody has signed in again. */
  | { readonly is: "sign-in" }
  /** What it belongs to is not there any more, or is somebody else's. */
  | { readonly is: "gone"; readonly reason: string }
  /** The server does not take it. */
  | { readonly is: "refused"; readonly reason: string };

/**
 * Sends a change, on top of what others have changed meanwhile where that fits.
 *
 * @param known what the server has, when it was asked just now
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

/** Answers that say nothing of the change itself. */
const passing = new Set([0, 408, 425, 429]);
/** The API client has asked for a new token, and asked the person to sign in where somebody is there. */
const signedOut = new Set([401, 419]);
const absent = new Set([403, 404, 410]);

/** The one rule of what an answer means for a change. */
export function afterError(error: unknown, isSignedIn: () => boolean): Exclude<SyncResult<never>, { server: never }> {
  if (!(error instanceof ApiError)) return { is: "later", afterMs: null };
  const { status, problem, retryAfterSeconds } = error;
  // Proxies answer so for every address while there is no server behind them; this site says it in a problem.
  const isOfProxy = absent.has(status) && problem === null;
  if (passing.has(status) || status >= 500 || isOfProxy) {
    return { is: "later", afterMs: retryAfterSeconds === null ? null : retryAfterSeconds * 1_000 };
  }
  // What only its owner may see is not there for others, either.
  if (signedOut.has(status) || (absent.has(status) && !isSignedIn())) return { is: "sign-in" };
  const reason = [error.message, ...Object.values(error.fieldErrors).flat()].join(" ");
  return { is: absent.has(status) ? "gone" : "refused", reason };
}

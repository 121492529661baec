import type { Store } from "#web/client/storage/create-store.ts";

import { ApiError } from "./api-error.ts";
import type { ApiClientOptions } from "./options.ts";
import type { ApiRequest } from "./send.ts";

/** What the recovery of a session needs of the client it serves. */
export interface RecoveringClient<Identity> {
  readonly options: ApiClientOptions<Identity>;
  readonly identity: Store<Identity | null>;
  /** Whether the session's readable cookie is there. */
  mayBeSignedIn(): boolean;
  exchange<Answer>(request: ApiRequest): Promise<Answer>;
}

/** Whose session has ended under each client. */
const signedOut = new WeakMap<object, unknown>();

/** Asks whoever was signed in to sign in again. @param before who was when the change was made: a page may have forgotten them since */
async function signInAgain<Identity>(
  { options, identity }: RecoveringClient<Identity>,
  before: Identity | null,
): Promise<boolean> {
  const user = (before ?? identity.get() ?? signedOut.get(identity) ?? null) as Identity | null;
  if (user !== null) signedOut.set(identity, user);
  identity.set(null);
  return user !== null && options.signInAgain !== undefined && options.signInAgain(user);
}

/**
 * Sends a change that met the end of a session once more, when the person has signed in again.
 *
 * @param before who was signed in when it was first sent
 * @throws the error of the first attempt otherwise
 */
export async function recover<Answer, Identity>(
  client: RecoveringClient<Identity>,
  request: ApiRequest,
  error: ApiError,
  before: Identity | null,
): Promise<Answer> {
  const { options, identity } = client;
  const isKnown = before !== null || identity.get() !== null || signedOut.has(identity);
  // What only its owner may see is not there for others; the answer has taken back the sign of the session, too.
  const isStranger = error.status === 404 && isKnown && !client.mayBeSignedIn();
  if (error.status !== 401 && !isStranger) throw error;
  const isChange = request.method !== "GET" && isKnown && options.signInAgain !== undefined;
  if (isChange && !request.isBackground) {
    if (await signInAgain(client, before)) return client.exchange<Answer>(request);
    throw error;
  }
  if (isKnown) signedOut.set(identity, before ?? identity.get() ?? signedOut.get(identity));
  identity.set(null);
  if (!isChange) options.redirectIfUnauthenticated?.go(options.redirectIfUnauthenticated.target);
  throw error;
}

/** Asks the server whether the session goes on, and the person to sign in again when it does not. Never rejects. */
export async function confirmSession<Identity>(client: RecoveringClient<Identity>, before: Identity): Promise<void> {
  try {
    await client.exchange({ method: "GET", path: client.options.userEndpoint });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) await signInAgain(client, before);
  }
}

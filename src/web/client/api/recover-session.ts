import { ApiError } from "./api-response.ts";
import type { ApiClientOptions } from "./options.ts";
import type { ApiRequest } from "./send.ts";

/** What session recovery needs from its client. */
export interface RecoveringClient<Identity> {
  readonly options: ApiClientOptions<Identity>;
  /** Who is signed in, or was until the session ended. */
  currentIdentity(): Identity | null;
  /** Marks the user as signed out. */
  forget(): void;
  /** Whether the session's readable cookie exists. */
  mayBeSignedIn(): boolean;
  exchange<Answer>(request: ApiRequest): Promise<Answer>;
}

/** Asks the former user to sign in again. */
async function signInAgain<Identity>(client: RecoveringClient<Identity>): Promise<boolean> {
  const user = client.currentIdentity();
  client.forget();
  const { signInAgain: ask } = client.options;
  return user !== null && ask !== undefined && ask(user);
}

/**
 * Resends a change that failed because the session had ended, once the user has signed in again.
 *
 * @throws the error of the first attempt otherwise
 */
export async function recover<Answer, Identity>(
  client: RecoveringClient<Identity>,
  request: ApiRequest,
  error: ApiError,
): Promise<Answer> {
  const { options } = client;
  const isKnown = client.currentIdentity() !== null;
  // Private resources respond 404 to others; the response has also cleared the cookie of the session.
  const isStranger = error.status === 404 && isKnown && !client.mayBeSignedIn();
  if (error.status !== 401 && !isStranger) throw error;
  const isChange = request.method !== "GET" && isKnown && options.signInAgain !== undefined;
  if (isChange && !request.isBackground) {
    if (await signInAgain(client)) return client.exchange<Answer>(request);
    throw error;
  }
  client.forget();
  if (!isChange) options.redirectIfUnauthenticated?.go(options.redirectIfUnauthenticated.target);
  throw error;
}

/** Checks whether the session is still valid, and asks the user to sign in again if not. Never rejects. */
export async function confirmSession<Identity>(client: RecoveringClient<Identity>): Promise<void> {
  try {
    await client.exchange({ method: "GET", path: client.options.userEndpoint });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) await signInAgain(client);
  }
}

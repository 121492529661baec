import { ApiError } from "./api-error.ts";
import type { ApiClientOptions } from "./options.ts";
import type { ApiRequest } from "./send.ts";

/** What the recovery of a session needs of the client it serves. */
export interface RecoveringClient<Identity> {
  readonly options: ApiClientOptions<Identity>;
  /** Who is signed in, or was until the session ended. */
  known(): Identity | null;
  /** Nobody is signed in any more. */
  forget(): void;
  /** Whether the session's readable cookie is there. */
  mayBeSignedIn(): boolean;
  exchange<Answer>(request: ApiRequest): Promise<Answer>;
}

/** Asks whoever was signed in to sign in again. */
async function signInAgain<Identity>(client: RecoveringClient<Identity>): Promise<boolean> {
  const user = client.known();
  client.forget();
  const { signInAgain: ask } = client.options;
  return user !== null && ask !== undefined && ask(user);
}

/**
 * Sends a change that met the end of a session once more, when the person has signed in again.
 *
 * @throws the error of the first attempt otherwise
 */
export async function recover<Answer, Identity>(
  client: RecoveringClient<Identity>,
  request: ApiRequest,
  error: ApiError,
): Promise<Answer> {
  const { options } = client;
  const isKnown = client.known() !== null;
  // What only its owner may see is not there for others; the answer has taken back the sign of the session, too.
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

/** Asks the server whether the session goes on, and the person to sign in again when it does not. Never rejects. */
export async function confirmSession<Identity>(client: RecoveringClient<Identity>): Promise<void> {
  try {
    await client.exchange({ method: "GET", path: client.options.userEndpoint });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) await signInAgain(client);
  }
}

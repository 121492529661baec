import { createStore, type Store } from "#web/client/storage/create-store.ts";

import { ApiError, apiErrorOf, isDocument, isOwnData } from "./api-response.ts";
import { cookieValue } from "./cookie-value.ts";
import { type ApiClientOptions, checkOptions } from "./options.ts";
import type { ApiRequest } from "./send.ts";

export interface ApiClient<Identity> {
  /** Who is signed in, as far as the page knows; `null` for nobody, or not known yet. */
  readonly identity: Store<Identity | null>;
  /**
   * Sends a request and reads the response; `undefined` if it has no content.
   *
   * @throws ApiError for every unsuccessful response
   */
  request<Answer = unknown>(request: ApiRequest): Promise<Answer>;
  /** Requests who is signed in, once per page load; later calls share the first request. Never rejects. */
  loadIdentity(): Promise<Identity | null>;
  /** Requests it again, after signing in or changing the account. */
  refreshIdentity(): Promise<Identity | null>;
  /**
   * Call before input is sent to the server other than through this client: if the session of the known user has ended,
   * they are asked to sign in again. Never rejects.
   *
   * @param isMembers whether only members may write there: they are asked even if the page no longer knows them
   */
  confirmSession(isMembers?: boolean): Promise<void>;
  /** Clears the identity when the session's readable cookie is gone: the server has revoked it. */
  noticeSignOut(): void;
}

/** Loads rarely needed code; null if there is no network to fetch it. */
function loadRecovery() {
  return import("./recover-session.ts").catch(() => null);
}

/** Nobody is signed in, or the page's token has expired. */
const notSignedIn = new Set([401, 419]);

/**
 * A client of the API for browsers.
 *
 * @param first who is signed in, if the page's HTML says so
 * @throws ConfigurationError when the options lack something the mode needs
 */
export function createApiClient<Identity>(
  options: ApiClientOptions<Identity>,
  first?: Identity | null,
): ApiClient<Identity> {
  checkOptions(options);
  let sender: Promise<(request: ApiRequest) => Promise<Response>> | null = null;
  const log = options.log ?? console;
  const identity = createStore<Identity | null>(first ?? null);
  /** Who was signed in until the session ended: they may have unsaved input. */
  let forgotten: Identity | null = null;
  let firstLoad: Promise<Identity | null> | null = first === undefined ? null : Promise.resolve(first);

  /** Loaded on demand: most visitors only read pages, and never send anything. */
  async function loadSender() {
    sender ??= import("./send.ts").then(({ createSender }) => createSender(options));
    try {
      return await sender;
    } catch (failure) {
      sender = null;
      throw failure;
    }
  }

  async function exchange<Answer>(request: ApiRequest): Promise<Answer> {
    const send = await loadSender();
    const answer = await send(request);
    if (!answer.ok) throw await apiErrorOf(answer);
    if (isDocument(answer)) throw new ApiError(0, null, null);
    // The caller gives the type of the response; the description of the API guarantees it.
    return (isOwnData(answer) ? await answer.json() : undefined) as Answer;
  }

  async function fetchIdentity(): Promise<Identity | null> {
    try {
      identity.set(await exchange<Identity>({ method: "GET", path: options.userEndpoint }));
    } catch (error) {
      identity.set(null);
      if (!(error instanceof ApiError)) log.error("An unexpected error occurred while fetching user identity", error);
      else if (!notSignedIn.has(error.status))
        log.error("Unable to load user identity from API", { status: error.status });
    }
    return identity.get();
  }

  function mayBeSignedIn(): boolean {
    if (options.hintCookieName === undefined) return true;
    return cookieValue((options.readCookies ?? (() => document.cookie))(), options.hintCookieName) !== undefined;
  }

  const currentIdentity = (): Identity | null => identity.get() ?? forgotten;

  const forget = (): void => {
    forgotten = currentIdentity();
    identity.set(null);
  };

  const client = { options, currentIdentity, forget, mayBeSignedIn, exchange };
  return {
    identity,
    request: async <Answer>(request: ApiRequest) => {
      try {
        return await exchange<Answer>(request);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 419) log.warn("CSRF token mismatch, check your API configuration");
        const recovery = await loadRecovery();
        if (recovery === null) throw error;
        return recovery.recover<Answer, Identity>(client, request, error);
      }
    },
    loadIdentity: () => (firstLoad ??= mayBeSignedIn() ? fetchIdentity() : Promise.resolve(null)),
    refreshIdentity: () => (firstLoad = fetchIdentity()),
    confirmSession: async (isMembers = false) => {
      if ((isMembers ? currentIdentity() : identity.get()) !== null)
        await (await loadRecovery())?.confirmSession(client);
    },
    noticeSignOut: () => {
      if (!mayBeSignedIn()) forget();
    },
  };
}

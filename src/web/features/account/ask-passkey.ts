import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from "@simplewebauthn/browser";

import { siteApi } from "#web/client/api/site-api.ts";

type RequestOptions = Parameters<typeof startAuthentication>[0]["optionsJSON"];
type CreationOptions = Parameters<typeof startRegistration>[0]["optionsJSON"];

/** Challenges are valid for five minutes: a field that waits longer gets a new one. */
const renewIntervalMs = 4 * 60_000;

/** The user cancelled, or the page was left; not an error. */
function isAborted(error: unknown): boolean {
  return error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");
}

async function nullIfAborted<Answer>(request: Promise<Answer>): Promise<Answer | null> {
  try {
    return await request;
  } catch (error) {
    if (isAborted(error)) return null;
    throw error;
  }
}

const headers = () => ({ "Accept-Language": document.documentElement.lang });

async function signInOptions(): Promise<RequestOptions> {
  return siteApi().request<RequestOptions>({ method: "POST", path: "/login/passkey-options", headers: headers() });
}

type Signed = Awaited<ReturnType<typeof startAuthentication>>;

/** Sends the response of a passkey. @throws ApiError */
async function enter(credential: Signed, remember: boolean): Promise<true> {
  await siteApi().request({
    method: "POST",
    path: "/login/passkey",
    body: { credential, remember },
    headers: headers(),
  });
  return true;
}

/**
 * Requests a passkey from the browser, and signs in with it.
 *
 * @returns whether the user is signed in; false when they cancelled
 * @throws ApiError for a rejection by the server, WebAuthnError for a failure of the browser
 */
export async function signInByPasskey(remember: () => boolean): Promise<boolean> {
  const optionsJSON = await signInOptions();
  const credential = await nullIfAborted(startAuthentication({ optionsJSON }));
  return credential !== null && enter(credential, remember());
}

/**
 * Offers passkeys as autofill in the e-mail field, until the signal aborts; calls back when the user is signed in, or
 * has failed to sign in with a passkey. Does nothing in browsers without support.
 */
export async function offerPasskeys(
  remember: () => boolean,
  signal: AbortSignal,
  onEnd: (failure: unknown) => void,
): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill())) return;
  const renewing = setInterval(() => WebAuthnAbortService.cancelCeremony(), renewIntervalMs);
  signal.addEventListener("abort", () => {
    clearInterval(renewing);
    WebAuthnAbortService.cancelCeremony();
  });
  const offerOnce = async (): Promise<void> => {
    const optionsJSON = await signInOptions();
    if (signal.aborted) return;
    const startedAt = Date.now();
    const credential = await nullIfAborted(startAuthentication({ optionsJSON, useBrowserAutofill: true }));
    if (credential === null) {
      // Renewed; a button that was pressed has taken the turn, and browsers that refuse at once are not asked for ever.
      if (!signal.aborted && Date.now() - startedAt >= renewIntervalMs / 2) await offerOnce();
      return;
    }
    onEnd(
      await enter(credential, remember()).then(
        () => null,
        (failure: unknown) => failure,
      ),
    );
  };
  await offerOnce();
}

/** Creates a passkey in the browser. @returns null if the user cancelled, `known` for an authenticator with one */
export async function makePasskey(optionsJSON: CreationOptions) {
  try {
    return await nullIfAborted(startRegistration({ optionsJSON }));
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED") return "known";
    throw error;
  }
}

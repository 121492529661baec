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

/** Challenges work for five minutes: a field that waits for longer gets another. */
const renewedEveryMs = 4 * 60_000;

/** The person, or the page, did not go on; nothing to speak of. */
function isGivenUp(error: unknown): boolean {
  return error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");
}

async function unlessGivenUp<Answer>(asking: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asking;
  } catch (error) {
    if (isGivenUp(error)) return null;
    throw error;
  }
}

const headers = () => ({ "Accept-Language": document.documentElement.lang });

async function signInOptions(): Promise<RequestOptions> {
  return siteApi().request<RequestOptions>({ method: "POST", path: "/login/passkey-options", headers: headers() });
}

type Signed = Awaited<ReturnType<typeof startAuthentication>>;

/** Sends what a passkey has signed. @throws ApiError */
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
 * Has the browser ask for a passkey, and signs in by it.
 *
 * @returns whether the person is signed in; false when they did not go on
 * @throws ApiError for what the server refuses, WebAuthnError for what the browser cannot do
 */
export async function signInByPasskey(remember: () => boolean): Promise<boolean> {
  const optionsJSON = await signInOptions();
  const credential = await unlessGivenUp(startAuthentication({ optionsJSON }));
  return credential !== null && enter(credential, remember());
}

/**
 * Has the browser offer passkeys in the field for the e-mail address, until the signal; calls back when the person is signed
 * in, or is not although they took one. Browsers that cannot do so are left alone.
 */
export async function offerPasskeys(
  remember: () => boolean,
  signal: AbortSignal,
  onEnd: (failure: unknown) => void,
): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill())) return;
  const renewing = setInterval(() => WebAuthnAbortService.cancelCeremony(), renewedEveryMs);
  signal.addEventListener("abort", () => {
    clearInterval(renewing);
    WebAuthnAbortService.cancelCeremony();
  });
  const offerOnce = async (): Promise<void> => {
    const optionsJSON = await signInOptions();
    if (signal.aborted) return;
    const startedAt = Date.now();
    const credential = await unlessGivenUp(startAuthentication({ optionsJSON, useBrowserAutofill: true }));
    if (credential === null) {
      // Renewed; a button that was pressed has taken the turn, and browsers that refuse at once are not asked for ever.
      if (!signal.aborted && Date.now() - startedAt >= renewedEveryMs / 2) await offerOnce();
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

/** Has the browser make a passkey. @returns null when the person did not go on, `known` for an authenticator that has one */
export async function makePasskey(optionsJSON: CreationOptions) {
  try {
    return await unlessGivenUp(startRegistration({ optionsJSON }));
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED") return "known";
    throw error;
  }
}

import type { ApiBrowser } from "../program/api-browser.ts";
import { SoftwarePasskey } from "./software-passkey.ts";

/** Passkeys need a host name, not an IP address. */
export const onLocalhost = { Host: "localhost:3000" };

/** The WebAuthn options of a response, as far as tests read them. */
export interface Options {
  readonly challenge: string;
  readonly rpId?: string;
  readonly rp?: { readonly id: string };
  readonly user?: { readonly id: string };
  readonly excludeCredentials?: readonly { readonly id: string }[];
  readonly allowCredentials?: readonly unknown[];
  readonly userVerification?: string;
}

export async function passkeyOptions(browser: ApiBrowser, path: string, body?: object): Promise<Options> {
  const answer = await browser.send("POST", path, body, onLocalhost);
  if (answer.status !== 200) throw new Error(`Options answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Options;
}

/** Adds a passkey to the account that is signed in. */
export async function addPasskey(
  browser: ApiBrowser,
  proof: { readonly currentPassword: string; readonly code?: string },
  name = "Phone",
  passkey = new SoftwarePasskey(),
): Promise<SoftwarePasskey> {
  const { challenge, user } = await passkeyOptions(browser, "/api/user/passkeys/options", proof);
  const credential = passkey.register(user?.id ?? "", { challenge });
  const answer = await browser.send("POST", "/api/user/passkeys", { name, credential }, onLocalhost);
  if (answer.status !== 201) throw new Error(`Adding answered ${answer.status}: ${await answer.text()}`);
  return passkey;
}

/** Tries to sign in by a passkey. */
export async function signInByPasskey(browser: ApiBrowser, passkey: SoftwarePasskey): Promise<Response> {
  const { challenge } = await passkeyOptions(browser, "/api/login/passkey-options");
  return browser.send("POST", "/api/login/passkey", { credential: passkey.sign({ challenge }) }, onLocalhost);
}

import type { ApiBrowser } from "../program/api-browser.ts";
import { SoftwarePasskey } from "./software-passkey.ts";

/** How tests reach the program: passkeys need a name of a host. */
export const onLocalhost = { Host: "localhost:3000" };

/** The options of WebAuthn in an answer, as far as tests read them. */
export interface Options {
  readonly challenge: string;
  readonly rpId?: string;
  readonly rp?: { readonly id: string };
  readonly user?: { readonly id: string };
  readonly excludeCredentials?: readonly { readonly id: string }[];
  readonly allowCredentials?: readonly unknown[];
  readonly userVerification?: string;
}

export async function optionsFor(browser: ApiBrowser, path: string, body?: object): Promise<Options> {
  const answer = await browser.send("POST", path, body, onLocalhost);
  if (answer.status !== 200) throw new Error(`Options answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Options;
}

/** Adds a passkey to the account that is signed in. */
export async function withPasskey(
  browser: ApiBrowser,
  proof: { readonly currentPassword: string; readonly code?: string },
  name = "Phone",
  passkey = new SoftwarePasskey(),
): Promise<SoftwarePasskey> {
  const { challenge, user } = await optionsFor(browser, "/api/user/passkeys/options", proof);
  const credential = passkey.register(user?.id ?? "", { challenge });
  const answer = await browser.send("POST", "/api/user/passkeys", { name, credential }, onLocalhost);
  if (answer.status !== 201) throw new Error(`Adding answered ${answer.status}: ${await answer.text()}`);
  return passkey;
}

/** Tries to sign in by a passkey. */
export async function signInWith(browser: ApiBrowser, passkey: SoftwarePasskey): Promise<Response> {
  const { challenge } = await optionsFor(browser, "/api/login/passkey-options");
  return browser.send("POST", "/api/login/passkey", { credential: passkey.sign({ challenge }) }, onLocalhost);
}

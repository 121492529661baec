import type { UseCaseContext } from "../../context.ts";
import { notValid } from "#use-cases/use-case-error.ts";

/** To whom passkeys are bound: they work on this host alone. */
export interface RelyingParty {
  /** The host, as `vieira.example`. */
  readonly id: string;
  readonly origin: string;
}

/** What a door knows about where a passkey is asked for. */
export interface PasskeyDevice {
  /** The header `Host`. */
  readonly host: string | undefined;
  /** The session or visitor that challenges are bound to, as `session 0198…`. */
  readonly holder: string;
}

/**
 * The host of the public address; without a configured one this machine, as `localhost` alone, since whoever sends a request
 * may write any other name into it. Browsers know passkeys neither for numeric addresses nor without https.
 *
 * @throws UseCaseError `passkeys_off` elsewhere
 */
export function relyingParty({ settings }: Pick<UseCaseContext, "settings">, host: string | undefined): RelyingParty {
  const address = settings.hasFixedOrigin ? settings.origin : `http://${host}`;
  const url = URL.parse(address);
  const isHere = url?.hostname === "localhost";
  const isHost = url !== null && /[a-z]/i.test(url.hostname) && !url.hostname.startsWith("[");
  const isPublic = settings.hasFixedOrigin && isHost && url.protocol === "https:";
  if (url === null || !(isHere || isPublic)) throw notValid("credential", "passkeys_off");
  return { id: url.hostname, origin: url.origin };
}

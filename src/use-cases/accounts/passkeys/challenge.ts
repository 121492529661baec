import { createHmac, randomFillSync, timingSafeEqual } from "node:crypto";
import { attemptKey, type AttemptLimit } from "../../security/attempt-limit.ts";
import type { UseCaseContext } from "../../context.ts";
import { addAttempt } from "#database/queries/accounts/rate-limits.ts";
import { notValid } from "#use-cases/use-case-error.ts";

/** For what an authenticator is asked to sign. */
export type ChallengeUse = "sign-in" | "registration";

const lifetimeMs = 5 * 60_000;
/** By how much the clocks of processes may differ. */
const toleranceMs = 60_000;
/** Known for longer than it lives. */
const used: AttemptLimit = { name: "passkey-challenge", most: 1, withinMs: 2 * lifetimeMs };
const randomBytes = 16;
const headBytes = randomBytes + 8;

function signature(secret: string, use: ChallengeUse, holder: string, head: Buffer): Buffer {
  return createHmac("sha256", secret).update(`passkey ${use} ${holder} `).update(head).digest();
}

/**
 * What an authenticator is to sign: random bytes and the time, with a signature of our own, so that any process knows it again
 * without having kept it. Visitors ask for one with every visit of the page for signing in.
 *
 * @param holder the session or visitor that it is for
 */
export function newChallenge(
  { settings, now }: UseCaseContext,
  use: ChallengeUse,
  holder: string,
): Buffer<ArrayBuffer> {
  const head = randomFillSync(Buffer.alloc(headBytes), 0, randomBytes);
  head.writeBigUInt64BE(BigInt(now().getTime()), randomBytes);
  return Buffer.concat([head, signature(settings.secret, use, holder, head)]);
}

/**
 * Takes a challenge that has come back, once.
 *
 * @throws UseCaseError `passkey_too_late` for one that is older than five minutes, has been taken, or was made for somebody else
 */
export async function takeChallenge(
  context: UseCaseContext,
  use: ChallengeUse,
  holder: string,
  challenge: string,
): Promise<void> {
  const bytes = Buffer.from(challenge, "base64url");
  const head = bytes.subarray(0, headBytes);
  const expected = signature(context.settings.secret, use, holder, head);
  const given = bytes.subarray(headBytes);
  const isOurs = head.length === headBytes && given.length === expected.length && timingSafeEqual(given, expected);
  const now = context.now();
  const age = isOurs ? now.getTime() - Number(head.readBigUInt64BE(randomBytes)) : Infinity;
  if (age > lifetimeMs || age < -toleranceMs) throw notValid("credential", "passkey_too_late");
  const key = attemptKey(used, head.toString("base64url"));
  const { attempts } = await addAttempt(context.database, key, now, new Date(now.getTime() + used.withinMs));
  if (attempts > used.most) throw notValid("credential", "passkey_too_late");
}

/** To whom passkeys are bound: they work on this host alone. */
export interface RelyingParty {
  /** The host, as `vieira.example`. */
  readonly id: string;
  readonly origin: string;
}

/** What a device knows about where a passkey is asked for. */
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

import { createHmac, randomFillSync, timingSafeEqual } from "node:crypto";
import { attemptKey, type AttemptLimit } from "#use-cases/security/rate-limits.ts";
import type { UseCaseContext } from "../../context.ts";
import { addAttempt } from "#database/queries/accounts/server-state.ts";
import { notValid } from "#use-cases/use-case-error.ts";

/** The purpose of a challenge. */
type ChallengeUse = "sign-in" | "registration";

const challengeLifetimeMs = 5 * 60_000;
/** Tolerated clock skew between processes. */
const toleranceMs = 60_000;
/** Remembered for longer than a challenge is valid. */
const used: AttemptLimit = { name: "passkey-challenge", maxAttempts: 1, windowMs: 2 * challengeLifetimeMs };
const randomBytes = 16;
const headBytes = randomBytes + 8;

function signature(secret: string, use: ChallengeUse, holder: string, head: Buffer): Buffer {
  return createHmac("sha256", secret).update(`passkey ${use} ${holder} `).update(head).digest();
}

/**
 * A challenge for an authenticator: random bytes and the time with our own signature, so that any process can verify it
 * without storing it. Every visit of the sign-in page requests one.
 *
 * @param holder the session or visitor it is issued to
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
 * Verifies and consumes a returned challenge.
 *
 * @throws UseCaseError `passkey_too_late` if it is older than five minutes, already used, or issued to somebody else
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
  const received = bytes.subarray(headBytes);
  const hasValidSignature =
    head.length === headBytes && received.length === expected.length && timingSafeEqual(received, expected);
  const now = context.now();
  const age = hasValidSignature ? now.getTime() - Number(head.readBigUInt64BE(randomBytes)) : Infinity;
  if (age > challengeLifetimeMs || age < -toleranceMs) throw notValid("credential", "passkey_too_late");
  const key = attemptKey(used, head.toString("base64url"));
  const { attempts } = await addAttempt(context.database, key, now, new Date(now.getTime() + used.windowMs));
  if (attempts > used.maxAttempts) throw notValid("credential", "passkey_too_late");
}

/** The relying party of passkeys: they work on this host only. */
export interface RelyingParty {
  /** The host, such as `vieira.example`. */
  readonly id: string;
  readonly origin: string;
}

/** The context in which a passkey is requested. */
export interface PasskeyDevice {
  /** The header `Host`. */
  readonly host: string | undefined;
  /** The session or visitor that challenges are bound to, such as `session 0198…`. */
  readonly holder: string;
}

/**
 * The host of the public address; if none is configured, only `localhost`, because a client may send any other name as
 * host. Browsers support passkeys neither for IP addresses nor without HTTPS.
 *
 * @throws UseCaseError `passkeys_off` elsewhere
 */
export function relyingParty({ settings }: Pick<UseCaseContext, "settings">, host: string | undefined): RelyingParty {
  const address = settings.hasFixedOrigin ? settings.origin : `http://${host}`;
  const url = URL.parse(address);
  const isLocal = url?.hostname === "localhost";
  const isHost = url !== null && /[a-z]/i.test(url.hostname) && !url.hostname.startsWith("[");
  const isPublic = settings.hasFixedOrigin && isHost && url.protocol === "https:";
  if (url === null || !(isLocal || isPublic)) throw notValid("credential", "passkeys_off");
  return { id: url.hostname, origin: url.origin };
}

import { createHmac } from "node:crypto";
import { findApiToken, touchApiToken } from "#database/queries/accounts/api-tokens.ts";
import {
  findSession,
  renewSessionSecret,
  type SessionRecord,
  touchSession,
} from "#database/queries/accounts/sessions.ts";
import type { Member } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { databaseOutage } from "../../database-outage.ts";
import { describeDevice } from "./device.ts";
import { memberOf } from "../member.ts";
import { hashSecret } from "../../security/secrets.ts";
import { type BegunSession, recognisedSession, lifetimeOf } from "./sessions.ts";

/** "Last seen" is written at most this many times per lifetime, to spare the database. */
const renewalsPerLifetime = 50;

/** Requests in flight while a session gets a new secret still send the previous one. */
const graceMs = 60_000;

/** Precision of a token's last use, in milliseconds. */
const tokenUseExactnessMs = 300_000;

interface RecognisedSession {
  readonly member: Member;
  /** New session data for the client. */
  readonly renewed: BegunSession | null;
}

/** The person of a session; `null` if it has ended or never existed. Each use extends a session. */
export async function recogniseSession(context: UseCaseContext, secret: string): Promise<RecognisedSession | null> {
  const now = context.now();
  const secretHash = hashSecret(secret);
  const stored = await findSession(context.database, secretHash, now);
  if (stored === null || stored.user.bannedAt !== null) return null;
  const { session, user } = stored;
  const lifetimeMs = lifetimeOf(context, session.remember);
  if (now.getTime() - session.lastSeenAt.getTime() > lifetimeMs / renewalsPerLifetime) {
    const expiresAt = new Date(Math.min(now.getTime() + lifetimeMs, session.endsAt.getTime()));
    await touchSession(context.database, session.uuid, now, expiresAt).catch(unlessReadOnly);
  }
  const member = memberOf(context, user, { sessionUuid: session.uuid, byPasskey: session.byPasskey });
  const next = await nextSecret(context, session, secret, secretHash);
  return { member, renewed: next === null ? null : recognisedSession(context, member, session, next) };
}

/**
 * The new secret for the client, if it is due. Concurrent requests get the same one: whichever response arrives last,
 * the client has the right one.
 */
async function nextSecret(
  context: UseCaseContext,
  session: SessionRecord,
  secret: string,
  secretHash: string,
): Promise<string | null> {
  const isFormer = session.formerSecretHash === secretHash;
  if (!session.isToRenew && !isFormer) return null;
  const next = createHmac("sha256", context.settings.secret).update(`session after ${secret}`).digest("base64url");
  if (!isFormer) {
    const formerUntil = new Date(context.now().getTime() + graceMs);
    await renewSessionSecret(context.database, session.uuid, hashSecret(next), {
      formerSecretHash: secretHash,
      formerUntil,
    });
  }
  return next;
}

/**
 * The person a token acts for; `null` if the token does not exist (any more).
 *
 * @param userAgent of the client that uses it
 */
export async function recogniseToken(
  context: UseCaseContext,
  secret: string,
  userAgent: string,
): Promise<Member | null> {
  const now = context.now();
  const stored = await findApiToken(context.database, hashSecret(secret), now);
  if (stored === null || stored.user.bannedAt !== null) return null;
  const { token, user } = stored;
  if (token.lastSeenAt === null || now.getTime() - token.lastSeenAt.getTime() > tokenUseExactnessMs) {
    const lastSeenFrom = context.client?.address ?? null;
    const seen = { lastSeenAt: now, lastSeenBy: describeDevice(userAgent), lastSeenFrom };
    await touchApiToken(context.database, token.uuid, seen).catch(unlessReadOnly);
  }
  return memberOf(context, user, { token });
}

/** Failing to record "last seen" must not prevent reading while the database is read-only. */
function unlessReadOnly(failure: unknown): void {
  const reason = databaseOutage(failure)?.reason;
  if (reason !== "disk-full" && reason !== "read-only") throw failure;
}

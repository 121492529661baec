import { createHmac } from "node:crypto";
import { findApiToken, touchApiToken } from "#database/queries/accounts/api-tokens.ts";
import {
  findSession,
  renewSessionSecret,
  type SessionRecord,
  touchSession,
} from "#database/queries/accounts/sessions.ts";
import type { Member } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";
import { databaseAway } from "../database-away.ts";
import { describeDevice } from "./device.ts";
import { memberOf } from "./member.ts";
import { hashSecret } from "../security/secrets.ts";
import { type BegunSession, recognisedSession, lifetimeOf } from "./sessions.ts";

/** Being seen is written down once in so many parts of a lifetime, to spare the database. */
const partsOfLifetime = 50;

/** Requests that are under way when a session gets another secret still bring the one before. */
const graceMs = 60_000;

/** How exactly the last use of a token is known, in milliseconds. */
const tokenUseExactnessMs = 300_000;

export interface RecognisedSession {
  readonly member: Member;
  /** The client is to be given another secret. */
  readonly renewed: BegunSession | null;
}

/** The person whose session this is; `null` when it is over or never was. Being used keeps a session alive. */
export async function recogniseSession(context: UseCaseContext, secret: string): Promise<RecognisedSession | null> {
  const now = context.now();
  const secretHash = hashSecret(secret);
  const found = await findSession(context.database, secretHash, now);
  if (found === null || found.user.bannedAt !== null) return null;
  const { session, user } = found;
  const lifetimeMs = lifetimeOf(context, session.remember);
  if (now.getTime() - session.lastSeenAt.getTime() > lifetimeMs / partsOfLifetime) {
    const expiresAt = new Date(Math.min(now.getTime() + lifetimeMs, session.endsAt.getTime()));
    await touchSession(context.database, session.uuid, now, expiresAt).catch(unlessReadOnly);
  }
  const member = memberOf(context, user, { sessionUuid: session.uuid, byPasskey: session.byPasskey });
  const next = await nextSecret(context, session, secret, secretHash);
  return { member, renewed: next === null ? null : recognisedSession(context, member, session, next) };
}

/**
 * The secret that the client is to have from now on, where that is another one. Requests at the same time are given the same:
 * whichever answer comes last, the client has the right one.
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
 * The person for whom a token acts; `null` when there is no such token (any more).
 *
 * @param userAgent of the program that uses it
 */
export async function recogniseToken(
  context: UseCaseContext,
  secret: string,
  userAgent: string,
): Promise<Member | null> {
  const now = context.now();
  const found = await findApiToken(context.database, hashSecret(secret), now);
  if (found === null || found.user.bannedAt !== null) return null;
  const { token, user } = found;
  if (token.lastSeenAt === null || now.getTime() - token.lastSeenAt.getTime() > tokenUseExactnessMs) {
    const lastSeenFrom = context.client?.address ?? null;
    const seen = { lastSeenAt: now, lastSeenBy: describeDevice(userAgent), lastSeenFrom };
    await touchApiToken(context.database, token.uuid, seen).catch(unlessReadOnly);
  }
  return memberOf(context, user, { token });
}

/** When somebody was last seen is no reason to keep them from reading while nothing can be written. */
function unlessReadOnly(failure: unknown): void {
  const reason = databaseAway(failure)?.reason;
  if (reason !== "disk-full" && reason !== "read-only") throw failure;
}

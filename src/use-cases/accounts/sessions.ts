import { deleteSessionBySecret, findSession, insertSession, touchSession } from "#database/queries/sessions.ts";
import { findApiToken, touchApiToken } from "#database/queries/api-tokens.ts";
import type { UserRecord } from "#database/queries/users.ts";
import { inTransaction } from "#database/transaction.ts";
import type { Member } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";
import { describeDevice } from "./device.ts";
import { memberOf } from "./member.ts";
import { hashSecret, newSecret } from "./secrets.ts";

/** A session ends when it is unused for its lifetime, and after so many lifetimes however much it is used. */
const longestInLifetimes = 6;

/** Being seen is written down once in so many parts of a lifetime, to spare the database. */
const partsOfLifetime = 50;

/** What a door knows about the client beside the request itself. */
export interface Client {
  readonly address: string;
  readonly userAgent: string;
  /** The secret of the session that the client has now, which a new one replaces. */
  readonly sessionSecret: string | null;
}

/** A session that has just begun. */
export interface BegunSession {
  readonly member: Member;
  /** For the client alone. */
  readonly secret: string;
  /** How long a browser should keep it; `null`: until the browser is closed. */
  readonly maxAgeSeconds: number | null;
}

function lifetimeOf({ settings }: UseCaseContext, remember: boolean): number {
  return remember ? settings.session.rememberedMs : settings.session.lifetimeMs;
}

/** Signs a person in under a new secret; the client's session so far ends. */
export async function beginSession(
  context: UseCaseContext,
  user: UserRecord,
  client: Client,
  remember: boolean,
): Promise<BegunSession> {
  const now = context.now();
  const lifetimeMs = lifetimeOf(context, remember);
  const longestMs = longestInLifetimes * lifetimeMs;
  const secret = newSecret();
  const session = await inTransaction(context.database, async (tx) => {
    if (client.sessionSecret !== null) await deleteSessionBySecret(tx, hashSecret(client.sessionSecret));
    return insertSession(tx, {
      secretHash: hashSecret(secret),
      userUuid: user.uuid,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + lifetimeMs),
      endsAt: new Date(now.getTime() + longestMs),
      device: describeDevice(client.userAgent),
      remember,
    });
  });
  const member = memberOf(user, { sessionUuid: session.uuid });
  return { member, secret, maxAgeSeconds: remember ? Math.floor(longestMs / 1000) : null };
}

/** The person whose session this is; `null` when it is over or never was. Being used keeps a session alive. */
export async function recogniseSession(context: UseCaseContext, secret: string): Promise<Member | null> {
  const now = context.now();
  const found = await findSession(context.database, hashSecret(secret), now);
  if (found === null || found.user.bannedAt !== null) return null;
  const { session, user } = found;
  const lifetimeMs = lifetimeOf(context, session.remember);
  if (now.getTime() - session.lastSeenAt.getTime() > lifetimeMs / partsOfLifetime) {
    const expiresAt = new Date(Math.min(now.getTime() + lifetimeMs, session.endsAt.getTime()));
    await touchSession(context.database, session.uuid, now, expiresAt);
  }
  return memberOf(user, { sessionUuid: session.uuid });
}

/** How exactly the last use of a token is known, in milliseconds. */
const tokenUseExactnessMs = 300_000;

/** The person for whom a token acts; `null` when there is no such token (any more). */
export async function recogniseToken(context: UseCaseContext, secret: string): Promise<Member | null> {
  const now = context.now();
  const found = await findApiToken(context.database, hashSecret(secret));
  if (found === null || found.user.bannedAt !== null) return null;
  const { token, user } = found;
  if (token.lastSeenAt === null || now.getTime() - token.lastSeenAt.getTime() > tokenUseExactnessMs) {
    await touchApiToken(context.database, token.uuid, now);
  }
  return memberOf(user, { tokenUuid: token.uuid });
}

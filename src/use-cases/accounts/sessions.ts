import type { Queryable } from "#database/connect.ts";
import {
  deleteSessionBySecret,
  insertSession,
  renewSessionSecret,
  type SessionRecord,
} from "#database/queries/accounts/sessions.ts";
import type { UserRecord } from "#database/queries/accounts/users.ts";
import { inTransaction } from "#database/transaction.ts";
import type { Member } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";
import { describeDevice, newDeviceProof } from "./device.ts";
import { memberOf } from "./member.ts";
import { hashSecret, newSecret } from "../security/secrets.ts";

/** A session ends when it is unused for its lifetime, and after so many lifetimes however much it is used. */
const maxLifetimes = 6;

/** What a door knows about the client beside the request itself. */
export interface Client {
  readonly address: string;
  readonly userAgent: string;
  /** The secret of the session that the client has now, which a new one replaces. */
  readonly sessionSecret: string | null;
  /** What it keeps of an earlier sign-in; see `newDeviceProof`. */
  readonly deviceProof: string | null;
}

/** A session that has just begun, or has got another secret. */
export interface BegunSession {
  readonly member: Member;
  /** For the client alone. */
  readonly secret: string;
  /** How long a browser should keep it; `null`: until the browser is closed. */
  readonly maxAgeSeconds: number | null;
  /** For the client to keep beyond the session; null when it has one. */
  readonly deviceProof: string | null;
}

/** Milliseconds that a session lasts without being used. */
export function lifetimeOf({ settings }: Pick<UseCaseContext, "settings">, remember: boolean): number {
  return remember ? settings.session.rememberedMs : settings.session.lifetimeMs;
}

/** Signs a person in under a new secret; the client's session so far ends. */
export async function beginSession(
  context: UseCaseContext,
  user: UserRecord,
  client: Client,
  remember: boolean,
  { byPasskey = false }: { readonly byPasskey?: boolean } = {},
): Promise<BegunSession> {
  const now = context.now();
  const lifetimeMs = lifetimeOf(context, remember);
  const secret = newSecret();
  const session = await inTransaction(context.database, async (tx) => {
    if (client.sessionSecret !== null) await deleteSessionBySecret(tx, hashSecret(client.sessionSecret), now);
    return insertSession(tx, {
      secretHash: hashSecret(secret),
      userUuid: user.uuid,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + lifetimeMs),
      endsAt: new Date(now.getTime() + maxLifetimes * lifetimeMs),
      device: describeDevice(client.userAgent),
      remember,
      byPasskey,
    });
  });
  const member = memberOf(context, user, { sessionUuid: session.uuid, byPasskey });
  return {
    ...recognisedSession(context, member, session, secret),
    deviceProof: newDeviceProof(context.settings.secret, user.uuid),
  };
}

/**
 * Gives the session of a request another secret, as its person has just proved who they are; the one so far is worth nothing
 * any more.
 *
 * @returns null where there is none, as for tokens
 */
export async function renewSession(
  context: UseCaseContext,
  tx: Queryable,
  member: Member,
): Promise<BegunSession | null> {
  if (member.sessionUuid === null) return null;
  const secret = newSecret();
  const session = await renewSessionSecret(tx, member.sessionUuid, hashSecret(secret));
  return session && recognisedSession(context, member, session, secret);
}

/** What a browser is to keep of a session. */
export function recognisedSession(
  { now }: Pick<UseCaseContext, "now">,
  member: Member,
  { remember, endsAt }: SessionRecord,
  secret: string,
): BegunSession {
  const maxAgeSeconds = remember ? Math.floor((endsAt.getTime() - now().getTime()) / 1000) : null;
  return { member, secret, maxAgeSeconds, deviceProof: null };
}

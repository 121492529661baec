import type { Queryable } from "#database/connection/connect.ts";
import {
  deleteSessionBySecret,
  insertSession,
  renewSessionSecret,
  type SessionRecord,
} from "#database/queries/accounts/sessions.ts";
import type { UserRecord } from "#database/queries/accounts/users.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import type { Member } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { describeDevice, newDeviceProof } from "./device.ts";
import { memberOf } from "../member.ts";
import { hashSecret, newSecret } from "../../security/secrets.ts";

/** A session ends after one lifetime without use, and after this many lifetimes in any case. */
const maxLifetimes = 6;

/** What an entry point knows about the client beyond the request itself. */
export interface Client {
  readonly address: string;
  readonly userAgent: string;
  /** The client's current session secret, replaced by a new session. */
  readonly sessionSecret: string | null;
  /** Stored by the client since an earlier sign-in; see `newDeviceProof`. */
  readonly deviceProof: string | null;
}

/** A session that was just created, or got a new secret. */
export interface BegunSession {
  readonly member: Member;
  /** Known to the client only. */
  readonly secret: string;
  /** How long a browser should store it; `null`: until the browser is closed. */
  readonly maxAgeSeconds: number | null;
  /** For the client to store beyond the session; null if it has one. */
  readonly deviceProof: string | null;
}

/** Milliseconds for which a session is valid without use. */
export function lifetimeOf({ settings }: Pick<UseCaseContext, "settings">, remember: boolean): number {
  return remember ? settings.session.rememberedMs : settings.session.lifetimeMs;
}

/** Signs a person in with a new secret; the client's previous session ends. */
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
 * Gives the session of a request a new secret after the person has proved their identity; the previous secret becomes
 * invalid.
 *
 * @returns null if there is no session, as for tokens
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

/** The session data for a browser to store. */
export function recognisedSession(
  { now }: Pick<UseCaseContext, "now">,
  member: Member,
  { remember, endsAt }: SessionRecord,
  secret: string,
): BegunSession {
  const maxAgeSeconds = remember ? Math.floor((endsAt.getTime() - now().getTime()) / 1000) : null;
  return { member, secret, maxAgeSeconds, deviceProof: null };
}

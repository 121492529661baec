import { type Actor, type Member, visitor } from "#use-cases/actor.ts";
import { recogniseSession, recogniseToken } from "#use-cases/accounts/recognise.ts";
import type { BegunSession } from "#use-cases/accounts/sessions.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { cookieNames, cookieOf } from "./cookies.ts";

/** Who sent a request, and by what they were recognised. */
export interface Identification {
  readonly actor: Actor;
  /** The session of the cookie, also where a token takes its place. */
  readonly session: { readonly secret: string; readonly member: Member } | null;
  /** A bearer token was sent and is good. */
  readonly isByToken: boolean;
  /** There is a session cookie, but its session is over. */
  readonly isSessionOver: boolean;
  /** The session has another secret, which the client is to be given. */
  readonly renewed: BegunSession | null;
}

const bearer = /^Bearer +(\S+)$/i;

/**
 * Recognises who sent a request, by bearer token or by the session cookie. The database is asked only when there is one
 * of them. A bearer token that is not good makes a visitor, whatever cookies come with it.
 */
export async function identify(context: UseCaseContext, headers: Headers): Promise<Identification> {
  const authorization = headers.get("Authorization");
  const secret = cookieOf(headers, cookieNames(context).session);
  const found = secret === null ? null : await recogniseSession(context, secret);
  const session = secret === null || found === null ? null : { secret, member: found.member };
  const known = { session, isSessionOver: secret !== null && found === null, renewed: found?.renewed ?? null };
  if (authorization === null) return { ...known, actor: found?.member ?? visitor, isByToken: false };
  const token = bearer.exec(authorization)?.[1];
  const userAgent = headers.get("User-Agent") ?? "";
  const bearing = token === undefined ? null : await recogniseToken(context, token, userAgent);
  return { ...known, actor: bearing ?? visitor, isByToken: bearing !== null };
}

import { type Actor, type Member, visitor } from "#use-cases/actor.ts";
import { recogniseSession, recogniseToken } from "#use-cases/accounts/sessions/recognise.ts";
import type { BegunSession } from "#use-cases/accounts/sessions/sessions.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { cookieNames, cookieOf } from "./cookies.ts";

/** The sender of a request, and how they were identified. */
export interface Identification {
  readonly actor: Actor;
  /** The session of the cookie, even if a token takes precedence. */
  readonly session: { readonly secret: string; readonly member: Member } | null;
  /** A valid bearer token was sent. */
  readonly isByToken: boolean;
  /** There is a session cookie, but its session has ended. */
  readonly isSessionOver: boolean;
  /** The session has a new secret for the client. */
  readonly renewed: BegunSession | null;
}

const bearer = /^Bearer +(\S+)$/i;

/**
 * Identifies the sender of a request by bearer token or session cookie. Queries the database only if there is one of
 * them. With an invalid bearer token the sender is a visitor, regardless of cookies.
 */
export async function identify(context: UseCaseContext, headers: Headers): Promise<Identification> {
  const authorization = headers.get("Authorization");
  const secret = cookieOf(headers, cookieNames(context).session);
  const recognised = secret === null ? null : await recogniseSession(context, secret);
  const session = secret === null || recognised === null ? null : { secret, member: recognised.member };
  const bySession = {
    session,
    isSessionOver: secret !== null && recognised === null,
    renewed: recognised?.renewed ?? null,
  };
  if (authorization === null) return { ...bySession, actor: recognised?.member ?? visitor, isByToken: false };
  const token = bearer.exec(authorization)?.[1];
  const userAgent = headers.get("User-Agent") ?? "";
  const tokenMember = token === undefined ? null : await recogniseToken(context, token, userAgent);
  return { ...bySession, actor: tokenMember ?? visitor, isByToken: tokenMember !== null };
}

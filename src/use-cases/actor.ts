import type { Language } from "#domain/text/language.ts";
import {
  mayAdminister,
  mayEditContent,
  type Person,
  type StoredRole,
  type TokenScope,
} from "#domain/accounts/permissions.ts";
import type { Pace } from "#domain/walking-time/walking-time.ts";
import type { UseCaseContext } from "./context.ts";
import { UseCaseError } from "./use-case-error.ts";
import { logSecurity } from "./security/security-log.ts";

/** Somebody who is not signed in. */
interface Visitor {
  readonly kind: "visitor";
}

/** Somebody with an account, identified by a session or a token. */
export interface Member {
  readonly kind: "user";
  readonly uuid: string;
  readonly name: string;
  readonly email: string;
  readonly emailConfirmed: boolean;
  /** Roles effective for this request. */
  readonly roles: readonly StoredRole[];
  /** Roles withheld until the person has a second factor. */
  readonly withheldRoles: readonly StoredRole[];
  /** Roles of the person that the token's scopes do not cover; none for sessions. */
  readonly rolesBeyondScope: readonly StoredRole[];
  /** Whether sign-in asks for a code, or a passkey opened the session. */
  readonly hasSecondFactor: boolean;
  readonly locale: Language;
  readonly units: "metric" | "imperial";
  readonly clock: "24h" | "12h";
  /** Walking pace; null for the default. */
  readonly pace: Pace | null;
  readonly version: number;
  /** Session or token; the other one is null. */
  readonly sessionUuid: string | null;
  /** Whether the session was opened by a passkey, or added one. */
  readonly byPasskey: boolean;
  readonly tokenUuid: string | null;
  /** Scopes of the token; null for sessions, which have no restriction. */
  readonly scopes: readonly TokenScope[] | null;
}

/** The person on whose behalf a use-case runs. */
export type Actor = Visitor | Member;

export const visitor: Visitor = { kind: "visitor" };

/** The actor in the terms of `domain/accounts/permissions.ts`. */
export function auditedPerson(actor: Actor): Person {
  return actor.kind === "user" ? actor : null;
}

/** @throws UseCaseError `unauthenticated` for visitors */
export function requireMember({ actor }: { readonly actor: Actor }): Member {
  if (actor.kind === "visitor") throw new UseCaseError("unauthenticated");
  return actor;
}

/**
 * Requires a session: changes that could take over an account are never made by tokens, which are stored in programs.
 *
 * @throws UseCaseError `unauthenticated` for visitors, `by-token` for tokens
 */
export function requireSession(context: ActorContext): Member {
  const member = requireMember(context);
  if (member.tokenUuid === null) return member;
  logSecurity(context, "access-denied", { reason: "by_token" });
  throw new UseCaseError("by-token");
}

type ActorContext = Pick<UseCaseContext, "actor" | "log" | "settings" | "client" | "requestId">;

function requireRole(context: ActorContext, isAllowed: (person: Person) => boolean): Member {
  const { actor } = context;
  if (isAllowed(auditedPerson(actor))) return requireMember(context);
  const isWithheld = actor.kind === "user" && isAllowed({ ...actor, roles: actor.withheldRoles });
  const isBeyondScope = actor.kind === "user" && isAllowed({ ...actor, roles: actor.rolesBeyondScope });
  const reason = (isWithheld && "second_factor") || (isBeyondScope && "scope") || "role";
  logSecurity(context, "access-denied", { reason });
  requireMember(context);
  if (isWithheld) throw new UseCaseError("second-factor-needed");
  if (isBeyondScope) throw new UseCaseError("beyond-scope");
  // People without the role do not learn what exists.
  throw new UseCaseError("not-found");
}

/**
 * @throws UseCaseError `unauthenticated` for visitors, `not-found` for members who may not edit content,
 *   `second-factor-needed` for those who may once they have a second factor, `beyond-scope` for those who may, but not
 *   with this token
 */
export function requireEditor(context: ActorContext): Member {
  return requireRole(context, mayEditContent);
}

/** As `requireEditor`, for administrators. */
export function requireAdministrator(context: ActorContext): Member {
  return requireRole(context, mayAdminister);
}

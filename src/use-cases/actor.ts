import type { Language } from "#domain/language.ts";
import {
  mayAdminister,
  mayEditContent,
  type Person,
  type StoredRole,
  type TokenScope,
} from "#domain/permissions/permissions.ts";
import type { Pace } from "#domain/walking-time/walking-time.ts";
import type { UseCaseContext } from "./context.ts";
import { UseCaseError } from "./use-case-error.ts";
import { logSecurity } from "./security/security-log.ts";

/** Nobody we know. */
export interface Visitor {
  readonly kind: "visitor";
}

/** Somebody with an account, signed in by a session or acting by a token. */
export interface Member {
  readonly kind: "user";
  readonly uuid: string;
  readonly name: string;
  readonly email: string;
  readonly emailConfirmed: boolean;
  /** Those that hold for this request. */
  readonly roles: readonly StoredRole[];
  /** Those that wait until the person has a second factor. */
  readonly withheldRoles: readonly StoredRole[];
  /** A code is asked for beside the password, or a passkey has opened the session. */
  readonly hasSecondFactor: boolean;
  readonly locale: Language;
  readonly units: "metric" | "imperial";
  readonly clock: "24h" | "12h";
  /** Null walks at the usual pace. */
  readonly pace: Pace | null;
  readonly version: number;
  /** How the person is known: one of the two is null. */
  readonly sessionUuid: string | null;
  /** The session was opened by a passkey, or has added one. */
  readonly byPasskey: boolean;
  readonly tokenUuid: string | null;
  /** What the token may be used for; null for sessions, which may do everything. */
  readonly scopes: readonly TokenScope[] | null;
}

/** Who asks. */
export type Actor = Visitor | Member;

export const visitor: Visitor = { kind: "visitor" };

/** The actor as permissions look at people. */
export function personOf(actor: Actor): Person {
  return actor.kind === "user" ? actor : null;
}

/** @throws UseCaseError `unauthenticated` for visitors */
export function requireMember({ actor }: { readonly actor: Actor }): Member {
  if (actor.kind === "visitor") throw new UseCaseError("unauthenticated");
  return actor;
}

/**
 * Somebody who is there in person: what takes an account over is not done by tokens, which lie in programs.
 *
 * @throws UseCaseError `unauthenticated` for visitors, `by-token` for tokens
 */
export function requireSession(context: AskingContext): Member {
  const member = requireMember(context);
  if (member.tokenUuid === null) return member;
  logSecurity(context, "access-denied", { reason: "by_token" });
  throw new UseCaseError("by-token");
}

type AskingContext = Pick<UseCaseContext, "actor" | "log" | "settings" | "client" | "requestId">;

function requireRole(context: AskingContext, isAllowed: (person: Person) => boolean): Member {
  const { actor } = context;
  if (isAllowed(personOf(actor))) return requireMember(context);
  const isWithheld = actor.kind === "user" && isAllowed({ ...actor, roles: actor.withheldRoles });
  logSecurity(context, "access-denied", { reason: isWithheld ? "second_factor" : "role" });
  requireMember(context);
  if (isWithheld) throw new UseCaseError("second-factor-needed");
  // Whoever lacks the role learns nothing about what there is.
  throw new UseCaseError("not-found");
}

/**
 * @throws UseCaseError `unauthenticated` for visitors, `not-found` for members who may not edit content,
 * `second-factor-needed` for those who may once they have one
 */
export function requireEditor(context: AskingContext): Member {
  return requireRole(context, mayEditContent);
}

/** As `requireEditor`, for administrators. */
export function requireAdministrator(context: AskingContext): Member {
  return requireRole(context, mayAdminister);
}

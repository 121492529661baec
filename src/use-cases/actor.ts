import type { Person, StoredRole } from "#domain/permissions/roles.ts";
import { mayAdminister, mayEditContent } from "#domain/permissions/permissions.ts";
import type { Pace } from "#domain/walking-time/walking-time.ts";
import { Refusal } from "./refusal.ts";

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
  readonly roles: readonly StoredRole[];
  readonly locale: "en" | "es";
  readonly units: "metric" | "imperial";
  readonly clock: "24h" | "12h";
  /** Null walks at the usual pace. */
  readonly pace: Pace | null;
  readonly version: number;
  /** How the person is known: one of the two is null. */
  readonly sessionUuid: string | null;
  readonly tokenUuid: string | null;
}

/** Who asks. */
export type Actor = Visitor | Member;

export const visitor: Visitor = { kind: "visitor" };

/** The actor as permissions look at people. */
export function personOf(actor: Actor): Person {
  return actor.kind === "user" ? actor : null;
}

/** @throws Refusal `unauthenticated` for visitors */
export function requireMember({ actor }: { readonly actor: Actor }): Member {
  if (actor.kind === "visitor") throw new Refusal("unauthenticated");
  return actor;
}

function requireRole(actor: Actor, isAllowed: (person: Person) => boolean): Member {
  const member = requireMember({ actor });
  // Whoever lacks the role learns nothing about what there is.
  if (!isAllowed(member)) throw new Refusal("not-found");
  return member;
}

/** @throws Refusal `unauthenticated` for visitors, `not-found` for members who may not edit content */
export function requireEditor({ actor }: { readonly actor: Actor }): Member {
  return requireRole(actor, mayEditContent);
}

/** @throws Refusal `unauthenticated` for visitors, `not-found` for members who are no administrators */
export function requireAdministrator({ actor }: { readonly actor: Actor }): Member {
  return requireRole(actor, mayAdminister);
}

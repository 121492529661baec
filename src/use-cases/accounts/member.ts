import type { UserRecord } from "#database/queries/users.ts";
import type { UserIdentity } from "#contract/account.ts";
import type { Member } from "../actor.ts";

/** A person as the rest of the program knows them. */
export function memberOf(user: UserRecord, via: { sessionUuid: string } | { tokenUuid: string }): Member {
  const { uuid, name, email, roles, locale, units, clock, pace, version } = user;
  const emailConfirmed = user.emailConfirmedAt !== null;
  const facts = { uuid, name, email, emailConfirmed, roles, locale, units, clock, pace, version };
  return { kind: "user", ...facts, sessionUuid: null, tokenUuid: null, ...via };
}

/** What a person may know about themselves. */
export function identityOf(member: Member): UserIdentity {
  const { uuid, name, email, emailConfirmed, roles, locale, units, clock, pace, version } = member;
  return { uuid, name, email, emailConfirmed, roles: [...roles], locale, units, clock, pace, version };
}

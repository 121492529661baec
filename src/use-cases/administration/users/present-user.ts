import type { AdministeredUser } from "#contract/administration/users.ts";
import type { CountedUser } from "#database/queries/administration/users.ts";

/** A person as administrators see them. */
export function presentUser({ user, sessions, lastSeenAt, plans, passkeys }: CountedUser): AdministeredUser {
  const { uuid, name, email, roles, locale, version } = user;
  return {
    uuid,
    name,
    email,
    emailConfirmed: user.emailConfirmedAt !== null,
    secondFactor: user.secondFactorAt !== null,
    passkeys,
    roles,
    banned: user.bannedAt !== null,
    locale,
    createdAt: user.createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    sessions,
    plans,
    version,
  };
}

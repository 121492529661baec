import type { UserRecord } from "#database/queries/accounts/users.ts";
import type { ApiTokenRecord } from "#database/queries/accounts/api-tokens.ts";
import type { UserIdentity } from "#contract/accounts/account.ts";
import { rolesWithin } from "#domain/accounts/permissions.ts";
import { type Member, requireMember } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";

/** How a person is authenticated: by a session, or by a token with its scope. */
export type Via =
  | { readonly sessionUuid: string; readonly byPasskey: boolean }
  | { readonly token: Pick<ApiTokenRecord, "uuid" | "scopes"> };

/** The person as the rest of the application sees them. */
export function memberOf({ settings }: Pick<UseCaseContext, "settings">, user: UserRecord, via: Via): Member {
  const { uuid, name, email, locale, units, clock, pace, version } = user;
  const hasSecondFactor = user.secondFactorAt !== null || ("byPasskey" in via && via.byPasskey);
  const roles = "token" in via ? rolesWithin(user.roles, via.token.scopes) : user.roles;
  const isWithheld = !hasSecondFactor && roles.some((role) => settings.secondFactorFor.includes(role));
  const facts = {
    uuid,
    name,
    email,
    emailConfirmed: user.emailConfirmedAt !== null,
    locale,
    units,
    clock,
    pace,
    version,
  };
  return {
    kind: "user",
    ...facts,
    roles: isWithheld ? [] : roles,
    withheldRoles: isWithheld ? roles : [],
    rolesBeyondScope: user.roles.filter((role) => !roles.includes(role)),
    hasSecondFactor,
    ...("token" in via
      ? { sessionUuid: null, byPasskey: false, tokenUuid: via.token.uuid, scopes: via.token.scopes }
      : { sessionUuid: via.sessionUuid, byPasskey: via.byPasskey, tokenUuid: null, scopes: null }),
  };
}

/** The facts about their account that a person may see. */
export function identityOf(member: Member): UserIdentity {
  const { uuid, name, email, emailConfirmed, roles, locale, units, clock, pace, version } = member;
  return { uuid, name, email, emailConfirmed, roles: [...roles], locale, units, clock, pace, version };
}

/** The signed-in person. @throws UseCaseError `unauthenticated` for visitors */
export async function showAccount(context: UseCaseContext): Promise<UserIdentity> {
  return identityOf(requireMember(context));
}

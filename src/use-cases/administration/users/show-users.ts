import type { AdministeredUser, UserList, UserQuery } from "#contract/administration/users.ts";
import { isUuid } from "#contract/http/field-types.ts";
import type { Queryable } from "#database/connection/connect.ts";
import {
  type CountedUser,
  findCountedUser,
  listUsers as findUsers,
  type UserOrder,
} from "#database/queries/administration/users.ts";
import { requireAdministrator } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { UseCaseError, VersionConflict } from "#use-cases/use-case-error.ts";

/** Carries the current account. */
export class UserConflict extends VersionConflict<AdministeredUser> {
  override readonly name = "UserConflict";
}

/** One person with an account. @throws UseCaseError for everybody but administrators, `not-found` */
export async function showUser(context: UseCaseContext, uuid: string): Promise<AdministeredUser> {
  requireAdministrator(context);
  return readUser(context.database, uuid, context.now());
}

/** @throws UseCaseError `not-found` */
export async function readUser(db: Queryable, uuid: string, now: Date): Promise<AdministeredUser> {
  const row = isUuid(uuid) ? await findCountedUser(db, uuid, now) : null;
  if (row === null) throw new UseCaseError("not-found");
  return presentUser(row);
}

/** A person for administrators. */
function presentUser({ user, sessions, lastSeenAt, plans, passkeys }: CountedUser): AdministeredUser {
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

/** One page of all accounts. @throws UseCaseError for everybody but administrators */
export async function listUsers(
  context: UseCaseContext,
  { q, role, state, sort, page, perPage }: UserQuery,
): Promise<UserList> {
  requireAdministrator(context);
  // The contract guarantees a field with an optional minus.
  const order: UserOrder = { sort: sort.replace("-", "") as UserOrder["sort"], isDescending: sort.startsWith("-") };
  const filter = { q, roles: role, states: state };
  const { users, total } = await findUsers(context.database, filter, order, { page, perPage, now: context.now() });
  return { data: users.map(presentUser), page, perPage, total };
}

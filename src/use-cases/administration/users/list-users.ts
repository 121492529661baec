import type { UserList, UserQuery } from "#contract/administration/users.ts";
import { listUsers as findUsers, type UserOrder } from "#database/queries/administration/users.ts";
import { requireAdministrator } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { presentUser } from "./present-user.ts";

/** One page of the people with accounts. @throws UseCaseError for everybody but administrators */
export async function listUsers(
  context: UseCaseContext,
  { q, role, state, sort, page, perPage }: UserQuery,
): Promise<UserList> {
  requireAdministrator(context);
  // A minus and one of the fields, as the contract has them.
  const order: UserOrder = { sort: sort.replace("-", "") as UserOrder["sort"], isDescending: sort.startsWith("-") };
  const filter = { q, roles: role, states: state };
  const { users, total } = await findUsers(context.database, filter, order, { page, perPage, now: context.now() });
  return { data: users.map(presentUser), page, perPage, total };
}

import type { AdministeredUser } from "#contract/administration/users.ts";
import { isUuid } from "#contract/http/uuid.ts";
import type { Queryable } from "#database/connect.ts";
import { findCountedUser } from "#database/queries/administration/users.ts";
import { requireAdministrator } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { presentUser } from "./present-user.ts";

/** One person with an account. @throws UseCaseError for everybody but administrators, `not-found` */
export async function showUser(context: UseCaseContext, uuid: string): Promise<AdministeredUser> {
  requireAdministrator(context);
  return readUser(context.database, uuid, context.now());
}

/** @throws UseCaseError `not-found` */
export async function readUser(db: Queryable, uuid: string, now: Date): Promise<AdministeredUser> {
  const found = isUuid(uuid) ? await findCountedUser(db, uuid, now) : null;
  if (found === null) throw new UseCaseError("not-found");
  return presentUser(found);
}

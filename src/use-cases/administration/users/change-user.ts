import type { AdministeredUser, UserChange } from "#contract/administration/users.ts";
import { isUuid } from "#contract/http/field-types.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { deleteApiTokensOf } from "#database/queries/accounts/api-tokens.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { deleteSessionsOf, markSessionsToRenew } from "#database/queries/accounts/sessions.ts";
import {
  countAdministrators,
  findUser,
  lockFirstAdministrator,
  lockUser,
  updateUser,
  type UserRecord,
} from "#database/queries/accounts/users.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import { verifyUnlessRecent } from "../../accounts/verify-person.ts";
import { requireAdministrator, requireSession } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { type ExpectedVersion, isExpected, notValid, UseCaseError } from "#use-cases/use-case-error.ts";
import { logSecurity } from "../../security/security-log.ts";
import { readUser, UserConflict } from "./show-users.ts";

/**
 * Changes the roles of a person, bans or unbans them. Takes effect with their next request; banned people are signed
 * out everywhere.
 *
 * @throws UseCaseError for everybody but signed-in administrators, `not-found`, `version-missing`, and `not-valid` for
 * the last administrator, for roles of an unconfirmed address, and under `currentPassword` or `code` for a change of
 * roles without the administrator's own, ten minutes after signing in
 * @throws UserConflict if somebody else has changed them first
 */
export async function changeUser(
  context: UseCaseContext,
  uuid: string,
  change: UserChange,
  expected: ExpectedVersion,
): Promise<AdministeredUser> {
  const { uuid: by } = requireAdministrator(context);
  requireSession(context);
  const now = context.now();
  await findExpected(context.database, findUser, uuid, expected, now);
  // An unattended or stolen session must not be able to create administrators.
  if (change.roles !== undefined) await verifyUnlessRecent(context, change);
  const { user, changed } = await inTransaction(context.database, async (tx) => {
    // Prevents two administrators from removing each other's role at the same time.
    await lockFirstAdministrator(tx);
    const before = await findExpected(tx, lockUser, uuid, expected, now);
    const wasBanned = before.bannedAt !== null;
    const after = { roles: change.roles ?? before.roles, banned: change.banned ?? wasBanned };
    const gainsRights = after.roles.some((role) => !before.roles.includes(role));
    if (gainsRights && before.emailConfirmedAt === null) throw notValid("roles", "email_unconfirmed");
    const differing = Object.entries({ roles: before.roles, banned: wasBanned }).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(after[field as keyof typeof after]),
    );
    if (differing.length > 0) {
      await write(tx, before, after, now);
      await insertAuditEntry(tx, {
        at: now,
        by,
        resource: "user",
        resourceUuid: uuid,
        action: "update",
        before: Object.fromEntries(differing),
        after: Object.fromEntries(differing.map(([field]) => [field, after[field as keyof typeof after]])),
      });
    }
    return { user: await readUser(tx, uuid, now), changed: differing.map(([field]) => field) };
  });
  if (changed.includes("roles")) logSecurity(context, "roles-changed", { subject: uuid });
  if (changed.includes("banned"))
    logSecurity(context, user.banned ? "account-banned" : "account-unbanned", { subject: uuid });
  return user;
}

/** The person at the version the change is based on. @throws as `changeUser` */
async function findExpected(
  db: Queryable,
  find: typeof findUser,
  uuid: string,
  expected: ExpectedVersion,
  now: Date,
): Promise<UserRecord> {
  const target = isUuid(uuid) ? await find(db, uuid) : null;
  if (target === null) throw new UseCaseError("not-found");
  if (!isExpected(expected, target.version)) throw new UserConflict(await readUser(db, uuid, now));
  return target;
}

async function write(
  tx: Queryable,
  { uuid, bannedAt }: UserRecord,
  { roles, banned }: { readonly roles: UserRecord["roles"]; readonly banned: boolean },
  now: Date,
): Promise<void> {
  const before = await countAdministrators(tx);
  await updateUser(tx, uuid, { roles, bannedAt: banned ? (bannedAt ?? now) : null }, now);
  const isLast = before > 0 && (await countAdministrators(tx)) === 0;
  if (isLast) throw notValid(banned ? "banned" : "roles", "last_administrator");
  if (banned) await endAccess(tx, uuid);
  else await markSessionsToRenew(tx, uuid);
}

/** Ends all sessions and tokens of a person. */
export async function endAccess(tx: Queryable, uuid: string): Promise<void> {
  await deleteSessionsOf(tx, uuid);
  await deleteApiTokensOf(tx, uuid);
}

import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import {
  countAdministrators,
  findUserByEmail,
  insertUser,
  lockFirstAdministrator,
  updateUser,
  type UserRecord,
} from "#database/queries/accounts/users.ts";
import { findSetUpLink, withdrawSetUpLinks } from "#database/queries/accounts/account-links.ts";
import { deletePasskeysOf } from "#database/queries/accounts/passkeys.ts";
import { markSessionsToRenew } from "#database/queries/accounts/sessions.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import type { Queryable } from "#database/connection/connect.ts";
import type { UseCaseContext } from "../context.ts";
import { logSecurity } from "../security/security-log.ts";
import { replacePassword } from "./passwords/change-password.ts";
import { accountAddresses, createLink } from "./queue-account-mail.ts";
import { hashPassword } from "./passwords/passwords.ts";
import { newSecret } from "../security/secrets.ts";

/** How long after one process has shown a link others do not replace it, in milliseconds: they have started together. */
const togetherMs = 60_000;

/**
 * Ensures that there is an administrator: creates one from configured credentials, or without them a link that creates
 * one. Only the latest link is valid.
 *
 * @returns the link, to be shown on the terminal only; `elsewhere` if another process has just shown one, `null` if none
 *   is needed
 */
export async function prepareFirstAdministrator(
  context: UseCaseContext,
  configured: { readonly email: string; readonly password: string } | undefined,
): Promise<SetUpLink | "elsewhere" | null> {
  if ((await countAdministrators(context.database)) > 0) return null;
  if (configured === undefined) return inTransaction(context.database, (tx) => replaceSetUpLink(context, tx));
  const passwordHash = await hashPassword(configured.password);
  await inTransaction(context.database, async (tx) => {
    await lockFirstAdministrator(tx);
    // Another process started at the same time may have been first.
    if ((await countAdministrators(tx)) > 0) return;
    const { uuid: userUuid } = await makeAdministrator(context, tx, configured.email, passwordHash);
    // End the sessions of anybody who registered the address before.
    const change = { emailConfirmedAt: context.now() };
    await replacePassword(tx, { userUuid, passwordHash, now: context.now(), change });
    await deletePasskeysOf(tx, userUuid);
  });
  return null;
}

type SetUpLink = { readonly address: string };

async function replaceSetUpLink(context: UseCaseContext, tx: Queryable): Promise<SetUpLink | "elsewhere" | null> {
  const now = context.now();
  await lockFirstAdministrator(tx);
  if ((await countAdministrators(tx)) > 0) return null;
  const shown = await findSetUpLink(tx, now);
  const isShared = context.database.kind === "server";
  if (isShared && shown && now.getTime() - shown.createdAt.getTime() < togetherMs) return "elsewhere";
  await withdrawSetUpLinks(tx, now);
  const secret = await createLink(tx, "set_up", { userUuid: null, email: null }, now);
  return { address: accountAddresses(context, "en").setUp(secret) };
}

/**
 * Grants the account the role, or creates an account without a usable password. An account with an unconfirmed address
 * may belong to anybody: its password is replaced and all its sessions end.
 *
 * @returns a link to choose the password, which confirms the address; null if it is already confirmed
 */
export async function createAdministrator(context: UseCaseContext, email: string): Promise<string | null> {
  const passwordHash = await hashPassword(newSecret());
  return inTransaction(context.database, async (tx) => {
    const now = context.now();
    const { uuid: userUuid, locale, emailConfirmedAt } = await makeAdministrator(context, tx, email, passwordHash);
    if (emailConfirmedAt !== null) return null;
    await replacePassword(tx, { userUuid, passwordHash, now });
    await deletePasskeysOf(tx, userUuid);
    const secret = await createLink(tx, "reset_password", { userUuid, email }, now);
    return accountAddresses(context, locale).resetPassword(secret);
  });
}

async function makeAdministrator(
  context: UseCaseContext,
  tx: Queryable,
  email: string,
  passwordHash: string,
): Promise<UserRecord> {
  const now = context.now();
  const existing = await findUserByEmail(tx, email);
  const name = email.split("@", 1)[0] ?? email;
  const user = existing ?? (await insertUser(tx, { name, email, passwordHash, locale: "en" }));
  const updated = await updateUser(tx, user.uuid, { roles: ["administrator"], bannedAt: null }, now);
  await markSessionsToRenew(tx, user.uuid);
  await insertAuditEntry(tx, {
    at: now,
    by: null,
    resource: "user",
    resourceUuid: user.uuid,
    action: existing ? "update" : "create",
    before: existing && { roles: existing.roles },
    after: { roles: ["administrator"] },
  });
  logSecurity(context, "roles-changed", { subject: user.uuid, reason: "command" });
  return updated ?? user;
}

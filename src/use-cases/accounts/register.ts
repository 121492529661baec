import type { Registration } from "#contract/accounts/account.ts";
import type { Language } from "#domain/text/language.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { useAccountLink } from "#database/queries/accounts/account-links.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import {
  countAdministrators,
  findUserByEmail,
  insertUser,
  lockFirstAdministrator,
  type UserRecord,
} from "#database/queries/accounts/users.ts";
import { sqlState } from "#database/connection/database-outage.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import type { StoredRole } from "#domain/accounts/permissions.ts";
import type { UseCaseContext } from "../context.ts";
import { notValid } from "../use-case-error.ts";
import { logSecurity } from "../security/security-log.ts";
import { countSignUp } from "./attempts.ts";
import { hashPassword, refuseCommonPassword } from "./passwords/passwords.ts";
import { accountAddresses, createLink, queueAccountMail } from "./queue-account-mail.ts";
import { hashSecret } from "../security/secrets.ts";
import { beginSession, type BegunSession, type Client } from "./sessions/sessions.ts";

const uniqueViolation = "23505";

/**
 * Creates an account and signs the person in immediately, without waiting for the address to be confirmed.
 *
 * @param language of the request, the default for the account
 * @throws UseCaseError for a taken address, a password that is easy to guess, or too many sign-ups from one address
 */
export async function register(
  context: UseCaseContext,
  request: Registration,
  client: Client,
  language: Language,
): Promise<BegunSession> {
  await countSignUp(context, client.address);
  refuseCommonPassword(request.password, [request.name, request.email]);
  if (await findUserByEmail(context.database, request.email)) throw notValid("email", "email_taken");
  const passwordHash = await hashPassword(request.password);
  const locale = request.locale ?? language;
  const user = await inTransaction(context.database, async (tx) => {
    const roles = await rolesBySetUp(tx, request.setupToken, context.now());
    return createAccount(context, tx, { name: request.name, email: request.email, passwordHash, locale, roles });
  }).catch((error: unknown) => {
    // The address was taken between the check and the insert.
    if (sqlState(error) === uniqueViolation) throw notValid("email", "email_taken");
    throw error;
  });
  context.jobs.notify();
  logSecurity(context, "sign-up", { actor: user.uuid });
  return beginSession(context, user, client, request.remember ?? false);
}

/** The link on the terminal creates one administrator, as long as there is none. */
async function rolesBySetUp(tx: Queryable, secret: string | undefined, now: Date): Promise<StoredRole[]> {
  if (secret === undefined) return [];
  await lockFirstAdministrator(tx);
  const link = await useAccountLink(tx, "set_up", hashSecret(secret), now);
  if (link === null || (await countAdministrators(tx)) > 0) throw notValid("setupToken", "set_up_not_possible");
  return ["administrator"];
}

type NewAccount = Pick<UserRecord, "name" | "email" | "passwordHash" | "locale" | "roles">;

async function createAccount(context: UseCaseContext, tx: Queryable, account: NewAccount): Promise<UserRecord> {
  const now = context.now();
  const user = await insertUser(tx, account);
  const { uuid, name, email, locale, roles } = user;
  await insertAuditEntry(tx, {
    at: now,
    by: uuid,
    resource: "user",
    resourceUuid: uuid,
    action: "create",
    after: { name, email, roles },
  });
  const secret = await createLink(tx, "confirm_email", { userUuid: uuid, email }, now);
  const link = accountAddresses(context, locale).confirmEmail(secret);
  await queueAccountMail(context, tx, user, "welcome", { link });
  return user;
}

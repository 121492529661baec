import { eachPlan, type PlanRecord } from "#database/queries/plans/plans.ts";
import { anonymiseAuditLog, insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { countAdministrators, deleteUser, lockFirstAdministrator } from "#database/queries/accounts/users.ts";
import { inTransaction } from "#database/transaction.ts";
import { deleteExpiredAccountLinks } from "#database/queries/accounts/account-links.ts";
import { deleteExpiredApiTokens } from "#database/queries/accounts/api-tokens.ts";
import { deleteExpiredAttempts } from "#database/queries/accounts/rate-limits.ts";
import { deleteExpiredSessions } from "#database/queries/accounts/sessions.ts";
import { listOwnFavourites } from "../favourites/own-favourites.ts";
import { exportOwnDiaries } from "../diary/show-diary.ts";
import { requireMember, requireSession } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";
import { listOwnSessions } from "./own-sessions.ts";
import { identityOf } from "./member.ts";
import { listOwnPasskeys } from "./passkeys/own-passkeys.ts";
import { listOwnTokens } from "./tokens.ts";
import { listOwnTrailNotes } from "../trail-notes/list-trail-notes.ts";
import { notValid } from "../use-case-error.ts";
import { logSecurity } from "../security/security-log.ts";
import { confirmPassword } from "./verify-person.ts";

/** A section of the export of personal data, by its name in the export. */
type ExportedPart = (context: UseCaseContext) => Promise<unknown>;

/** All stored personal data; every new kind of it must be added here. */
const parts: Readonly<Record<string, ExportedPart>> = {
  diaries: exportOwnDiaries,
  favourites: listOwnFavourites,
  passkeys: async (context) => (await listOwnPasskeys(context)).data,
  sessions: async (context) => (await listOwnSessions(context)).data,
  tokens: async (context) => (await listOwnTokens(context)).data,
  trailNotes: listOwnTrailNotes,
};

/**
 * All personal data of the person, as chunks of JSON, without secrets. A hundred plans may be hundreds of megabytes, of
 * which one is in memory at a time.
 *
 * @throws UseCaseError `unauthenticated`, before the first chunk
 */
export async function exportAccount(context: UseCaseContext): Promise<AsyncGenerator<string, undefined>> {
  const member = requireMember(context);
  const exported: Record<string, unknown> = { exportedAt: context.now().toISOString(), user: identityOf(member) };
  for (const [name, read] of Object.entries(parts)) exported[name] = await read(context);
  return pieces(exported, exportOwnPlans(context));
}

async function* pieces(
  exported: Readonly<Record<string, unknown>>,
  plans: AsyncIterable<unknown>,
): AsyncGenerator<string, undefined> {
  yield `${JSON.stringify(exported).slice(0, -1)},"plans":[`;
  let separator = "";
  for await (const plan of plans) {
    yield separator + JSON.stringify(plan);
    separator = ",";
  }
  yield "]}";
  return undefined;
}

/** A plan without its tokens, which are secrets. */
type ExportedPlan = Omit<PlanRecord, "ownerUuid" | "shareToken" | "calendarToken"> & {
  readonly isShared: boolean;
  readonly hasCalendar: boolean;
};

/** The person's plans, one at a time. */
async function* exportOwnPlans(context: UseCaseContext): AsyncGenerator<ExportedPlan> {
  const { uuid } = requireMember(context);
  for await (const { ownerUuid: _owner, shareToken, calendarToken, ...plan } of eachPlan(context.database, uuid)) {
    yield { ...plan, isShared: shareToken !== null, hasCalendar: calendarToken !== null };
  }
}

/**
 * Deletes the account and all its personal data; the audit log keeps only the fact of the deletion.
 *
 * @throws UseCaseError `not-valid` for a wrong password, and for the last administrator; `by-token`
 */
export async function deleteAccount(context: UseCaseContext, password: string): Promise<void> {
  const { uuid } = requireSession(context);
  await confirmPassword(context, password, "password");
  await inTransaction(context.database, async (tx) => {
    await lockFirstAdministrator(tx);
    const administrators = await countAdministrators(tx);
    await anonymiseAuditLog(tx, uuid);
    await insertAuditEntry(tx, { at: context.now(), by: null, resource: "user", resourceUuid: uuid, action: "delete" });
    await deleteUser(tx, uuid);
    const isLast = administrators > 0 && (await countAdministrators(tx)) === 0;
    if (isLast) throw notValid("password", "last_administrator");
  });
  logSecurity(context, "account-deleted");
}

/** Removes expired sessions, tokens, links and counters. */
export async function sweepAccounts(context: UseCaseContext): Promise<void> {
  const now = context.now();
  await deleteExpiredSessions(context.database, now);
  await deleteExpiredApiTokens(context.database, now);
  await deleteExpiredAccountLinks(context.database, now);
  await deleteExpiredAttempts(context.database, now);
}

import { deleteApiToken } from "#database/queries/accounts/api-tokens.ts";
import { deleteSession, deleteSessionsOf, listSessions } from "#database/queries/accounts/sessions.ts";
import type { SessionList } from "#contract/accounts/account.ts";
import type { UseCaseContext } from "../../context.ts";
import { logSecurity } from "../../security/security-log.ts";
import { requireMember, requireSession } from "../../actor.ts";
import { UseCaseError } from "../../use-case-error.ts";

/** Ends the session or revokes the token of this request; does nothing for visitors. */
export async function signOut(context: UseCaseContext): Promise<void> {
  const { actor, database } = context;
  if (actor.kind === "visitor") return;
  if (actor.sessionUuid !== null) await deleteSession(database, actor.uuid, actor.sessionUuid);
  if (actor.tokenUuid !== null) await deleteApiToken(database, actor.uuid, actor.tokenUuid);
  logSecurity(context, actor.tokenUuid === null ? "sign-out" : "token-revoked");
}

/** The sessions of the person, the most recently used first. */
export async function listOwnSessions(context: UseCaseContext): Promise<SessionList> {
  const { uuid, sessionUuid } = requireMember(context);
  const sessions = await listSessions(context.database, uuid, context.now());
  return {
    data: sessions.map((session) => ({
      uuid: session.uuid,
      device: session.device,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      current: session.uuid === sessionUuid,
    })),
  };
}

/** Ends one of the person's sessions. @throws UseCaseError `not-found` if it is not theirs, `by-token` */
export async function endOwnSession(context: UseCaseContext, sessionUuid: string): Promise<void> {
  const { uuid } = requireSession(context);
  if (!(await deleteSession(context.database, uuid, sessionUuid))) throw new UseCaseError("not-found");
  logSecurity(context, "session-ended");
}

/** Ends all of the person's sessions but this one. @throws UseCaseError `by-token` */
export async function endOtherSessions(context: UseCaseContext): Promise<void> {
  const { uuid, sessionUuid } = requireSession(context);
  await deleteSessionsOf(context.database, uuid, sessionUuid ?? undefined);
  logSecurity(context, "signed-out-everywhere");
}

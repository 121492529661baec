import type { SessionList } from "#contract/accounts/account.ts";
import { deleteSession, listSessions } from "#database/queries/accounts/sessions.ts";
import { requireMember, requireSession } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";
import { UseCaseError } from "../use-case-error.ts";
import { logSecurity } from "../security-log.ts";

/** Where the person is signed in, the session used last first. */
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

/** Signs the person out there. @throws UseCaseError `not-found` when it is no session of theirs, `by-token` */
export async function endOwnSession(context: UseCaseContext, sessionUuid: string): Promise<void> {
  const { uuid } = requireSession(context);
  if (!(await deleteSession(context.database, uuid, sessionUuid))) throw new UseCaseError("not-found");
  logSecurity(context, "session-ended");
}

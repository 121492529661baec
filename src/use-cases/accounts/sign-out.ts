import { deleteApiToken } from "#database/queries/accounts/api-tokens.ts";
import { deleteSession } from "#database/queries/accounts/sessions.ts";
import type { UseCaseContext } from "../context.ts";
import { logSecurity } from "../security-log.ts";

/** Ends the session or revokes the token by which the person is known; nothing happens for visitors. */
export async function signOut(context: UseCaseContext): Promise<void> {
  const { actor, database } = context;
  if (actor.kind === "visitor") return;
  if (actor.sessionUuid !== null) await deleteSession(database, actor.uuid, actor.sessionUuid);
  if (actor.tokenUuid !== null) await deleteApiToken(database, actor.uuid, actor.tokenUuid);
  logSecurity(context, actor.tokenUuid === null ? "sign-out" : "token-revoked");
}

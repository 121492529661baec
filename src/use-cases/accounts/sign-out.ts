import { deleteApiToken } from "#database/queries/api-tokens.ts";
import { deleteSession } from "#database/queries/sessions.ts";
import type { UseCaseContext } from "../context.ts";

/** Ends the session or revokes the token by which the person is known; nothing happens for visitors. */
export async function signOut({ actor, database }: UseCaseContext): Promise<void> {
  if (actor.kind === "visitor") return;
  if (actor.sessionUuid !== null) await deleteSession(database, actor.uuid, actor.sessionUuid);
  if (actor.tokenUuid !== null) await deleteApiToken(database, actor.uuid, actor.tokenUuid);
}

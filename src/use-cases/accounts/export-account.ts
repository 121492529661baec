import { listOwnFavourites } from "../favourites/list-favourites.ts";
import { exportOwnPlans } from "../plans/export-own-plans.ts";
import { requireMember } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";
import { listOwnSessions } from "./list-sessions.ts";
import { identityOf } from "./member.ts";
import { listOwnPasskeys } from "./passkeys/list.ts";
import { listOwnTokens } from "./tokens.ts";

/** A part of what is kept about a person, under its name in the export. */
type ExportedPart = (context: UseCaseContext) => Promise<unknown>;

/** Everything that is kept about people; whoever keeps more adds it here. */
const parts: Readonly<Record<string, ExportedPart>> = {
  favourites: listOwnFavourites,
  passkeys: async (context) => (await listOwnPasskeys(context)).data,
  plans: exportOwnPlans,
  sessions: async (context) => (await listOwnSessions(context)).data,
  tokens: async (context) => (await listOwnTokens(context)).data,
};

/** All that is kept about the person, for the person; no secret is part of it. */
export async function exportAccount(context: UseCaseContext): Promise<Readonly<Record<string, unknown>>> {
  const member = requireMember(context);
  const exported: Record<string, unknown> = { exportedAt: context.now().toISOString(), user: identityOf(member) };
  for (const [name, read] of Object.entries(parts)) exported[name] = await read(context);
  return exported;
}

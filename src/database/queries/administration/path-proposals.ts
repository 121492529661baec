import { and, eq, gt, lte } from "drizzle-orm";
import type { Queryable } from "../../connect.ts";
import { pathProposal } from "../../schema/path-proposal.ts";

export type PathProposalRecord = typeof pathProposal.$inferSelect;

/** Keeps a proposal; what has expired, and what the same person proposed for the same route before, is forgotten. */
export async function keepPathProposal(
  tx: Queryable,
  proposal: typeof pathProposal.$inferInsert,
  now: Date,
): Promise<string> {
  await tx.drizzle.delete(pathProposal).where(lte(pathProposal.expiresAt, now));
  await tx.drizzle
    .delete(pathProposal)
    .where(and(eq(pathProposal.routeUuid, proposal.routeUuid), eq(pathProposal.userUuid, proposal.userUuid)));
  const [kept] = await tx.drizzle.insert(pathProposal).values(proposal).returning({ uuid: pathProposal.uuid });
  if (!kept) throw new Error("a row that was inserted comes back");
  return kept.uuid;
}

/** A proposal that a person made and that has not expired; undefined when there is none. */
export async function findPathProposal(
  db: Queryable,
  { uuid, userUuid, now }: { readonly uuid: string; readonly userUuid: string; readonly now: Date },
): Promise<PathProposalRecord | undefined> {
  const [found] = await db.drizzle
    .select()
    .from(pathProposal)
    .where(and(eq(pathProposal.uuid, uuid), eq(pathProposal.userUuid, userUuid), gt(pathProposal.expiresAt, now)));
  return found;
}

/** Forgets a proposal. Whether it was still there tells whoever applies it that nobody else does. */
export async function removePathProposal(tx: Queryable, uuid: string): Promise<boolean> {
  const removed = await tx.drizzle.delete(pathProposal).where(eq(pathProposal.uuid, uuid)).returning();
  return removed.length > 0;
}

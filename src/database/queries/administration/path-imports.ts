import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import { pathProposal } from "#database/schema/administration/path-proposal.ts";
import type { Queryable } from "../../connection/connect.ts";
import { auditLog } from "../../schema/content/audit-log.ts";
import { user } from "../../schema/accounts/user.ts";

/** An import of a path, or its undoing, in the audit log. */
export interface PathImportRecord {
  readonly uuid: string;
  readonly at: Date;
  /** Name of the person; null if the account no longer exists. */
  readonly by: string | null;
  readonly action: string;
  readonly arcs: number;
  /** Null for an undo. */
  readonly fileName: string | null;
}

const maxImports = 10;

/** The path imports of a route, the latest first. */
export function listPathImports(db: Queryable, resource: string, routeUuid: string): Promise<PathImportRecord[]> {
  return db.drizzle
    .select({
      uuid: auditLog.uuid,
      at: auditLog.at,
      by: user.name,
      action: auditLog.action,
      arcs: sql<number>`jsonb_array_length(${auditLog.after} -> 'arcs')::int`,
      fileName: sql<string | null>`${auditLog.after} ->> 'fileName'`,
    })
    .from(auditLog)
    .leftJoin(user, eq(user.uuid, auditLog.by))
    .where(and(eq(auditLog.resource, resource), eq(auditLog.resourceUuid, routeUuid)))
    .orderBy(desc(auditLog.at), desc(auditLog.uuid))
    .limit(maxImports);
}

/** An entry of the audit log of a resource; undefined if there is none. */
export async function findPathImport(db: Queryable, resource: string, routeUuid: string, uuid: string) {
  const [row] = await db.drizzle
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.uuid, uuid), eq(auditLog.resource, resource), eq(auditLog.resourceUuid, routeUuid)));
  return row;
}

type PathProposalRecord = typeof pathProposal.$inferSelect;

/** Stores a proposal; deletes expired ones, and earlier ones of the same person for the same route. */
export async function savePathProposal(
  tx: Queryable,
  proposal: typeof pathProposal.$inferInsert,
  now: Date,
): Promise<string> {
  await tx.drizzle.delete(pathProposal).where(lte(pathProposal.expiresAt, now));
  await tx.drizzle
    .delete(pathProposal)
    .where(and(eq(pathProposal.routeUuid, proposal.routeUuid), eq(pathProposal.userUuid, proposal.userUuid)));
  const [inserted] = await tx.drizzle.insert(pathProposal).values(proposal).returning({ uuid: pathProposal.uuid });
  if (!inserted) throw new Error("a row that was inserted comes back");
  return inserted.uuid;
}

/** A person's proposal that has not expired; undefined if there is none. */
export async function findPathProposal(
  db: Queryable,
  { uuid, userUuid, now }: { readonly uuid: string; readonly userUuid: string; readonly now: Date },
): Promise<PathProposalRecord | undefined> {
  const [row] = await db.drizzle
    .select()
    .from(pathProposal)
    .where(and(eq(pathProposal.uuid, uuid), eq(pathProposal.userUuid, userUuid), gt(pathProposal.expiresAt, now)));
  return row;
}

/** Deletes a proposal. The result shows whether somebody else has applied it first. */
export async function deletePathProposal(tx: Queryable, uuid: string): Promise<boolean> {
  const removed = await tx.drizzle.delete(pathProposal).where(eq(pathProposal.uuid, uuid)).returning();
  return removed.length > 0;
}

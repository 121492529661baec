import type { AppliedPath } from "#contract/administration/path-import.ts";
import { isUuid } from "#contract/http/field-types.ts";
import { type ArcPath, lockArcPaths } from "#database/queries/administration/arc-paths.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { loadMainPath } from "#database/queries/administration/main-path.ts";
import { findPathProposal, deletePathProposal } from "#database/queries/administration/path-imports.ts";
import { newUuid } from "#database/rows.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import { requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid, UseCaseError } from "#use-cases/use-case-error.ts";
import { measureImpact } from "#use-cases/administration/records/impact.ts";
import { PathChanged, storedProposal } from "./path-proposal.ts";
import { sourcedPaths, writeArcPaths } from "./write-arc-paths.ts";

/** The resource name of path imports in the audit log, with the uuid of the route. */
export const pathResource = "route-path";

/**
 * Applies the proposal of a preview in one transaction: lines, lengths and climbs of arcs, the distances derived from
 * them, and one entry in the audit log.
 * @throws UseCaseError for everybody but editors, `not-found`, or `not-valid` for a token that has expired, has been
 * used or belongs to somebody else
 * @throws PathChanged if arcs have changed since the preview
 */
export async function applyPath(context: UseCaseContext, routeSlug: string, token: string): Promise<AppliedPath> {
  const { uuid: by } = requireEditor(context);
  const path = await loadMainPath(context.database, routeSlug);
  if (!path) throw new UseCaseError("not-found");
  const now = context.now();
  const stored = isUuid(token)
    ? await findPathProposal(context.database, { uuid: token, userUuid: by, now })
    : undefined;
  if (stored?.routeUuid !== path.route.uuid) throw notValid("token", "proposal_gone");
  const { arcs } = storedProposal.parse(stored.proposal);
  if (arcs.length === 0) throw notValid("token", "proposal_empty");
  const auditUuid = newUuid();
  const applied = await inTransaction(context.database, async (tx) => {
    if (!(await deletePathProposal(tx, token))) throw notValid("token", "proposal_gone");
    const before = await lockArcPaths(
      tx,
      arcs.map(({ id }) => id),
    );
    const versions = new Map(before.map(({ id, version }) => [id, version]));
    const changed = arcs.filter(({ id, version }) => versions.get(id) !== version).map(({ id }) => id);
    if (changed.length > 0) throw new PathChanged(changed);
    const after = await sourcedPaths(tx, arcs, stored.fileName, now);
    const { impact } = await measureImpact(tx, () => writeArcPaths(tx, after, { by, now }));
    await insertAuditEntry(tx, {
      uuid: auditUuid,
      at: now,
      by,
      resource: pathResource,
      resourceUuid: path.route.uuid,
      action: "import",
      before: { arcs: before.map(withoutVersion) },
      after: { arcs: after, fileName: stored.fileName },
    });
    return { arcs: after.length, impact, auditUuid };
  });
  context.content.contentChanged();
  return applied;
}

function withoutVersion({ version: _, ...path }: ArcPath & { version: number }): ArcPath {
  return path;
}

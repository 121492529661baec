import { z } from "zod";
import type { Queryable } from "#database/connection/connect.ts";
import { type ArcPath, lockArcPaths } from "#database/queries/administration/arc-paths.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { isUuid } from "#contract/http/field-types.ts";
import { findPathImport } from "#database/queries/administration/path-imports.ts";
import { loadMainPath } from "#database/queries/administration/main-path.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import { requireEditor } from "#use-cases/actor.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { pathResource } from "./apply-path.ts";
import { PathChanged } from "./path-proposal.ts";
import { writeArcPaths } from "./write-arc-paths.ts";

const auditedPaths = z.object({
  arcs: z.array(
    z.object({
      id: z.int(),
      distanceM: z.int(),
      ascentM: z.int().nullable(),
      descentM: z.int().nullable(),
      line: z.string().nullable(),
      lineElevationsM: z.array(z.int().nullable()).nullable(),
      sources: z.record(
        z.string(),
        z.object({
          source: z.string(),
          date: z.string().nullable(),
          certainty: z.enum(["high", "medium", "low"]).nullable(),
        }),
      ),
    }),
  ),
});

interface PathEntry {
  /** Uuid of the route. */
  readonly resourceUuid: string;
  /** In the format of the audit log. */
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Undoes an import of a path: restores every arc to its previous state. Call inside a transaction.
 *
 * @throws PathChanged if arcs have been changed since the import
 */
export async function revertPath(
  tx: Queryable,
  entry: PathEntry,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<void> {
  const before = auditedPaths.parse(entry.before).arcs;
  const after = new Map(auditedPaths.parse(entry.after).arcs.map((path) => [path.id, path]));
  const today = await lockArcPaths(
    tx,
    before.map(({ id }) => id),
  );
  const isAsImported = (path: ArcPath): boolean => {
    const imported = after.get(path.id);
    return imported !== undefined && imported.line === path.line && imported.distanceM === path.distanceM;
  };
  const changed = before.filter(({ id }) => !today.some((path) => path.id === id && isAsImported(path)));
  if (changed.length > 0) throw new PathChanged(changed.map(({ id }) => id));
  await writeArcPaths(tx, before, { by, now });
  await insertAuditEntry(tx, {
    at: now,
    by,
    resource: pathResource,
    resourceUuid: entry.resourceUuid,
    action: "revert",
    before: { arcs: [...after.values()] },
    after: { arcs: before },
  });
}

/**
 * Undoes an import of a path by its entry in the audit log.
 *
 * @throws UseCaseError for everybody but editors, `not-found` if it is not an import of this route
 * @throws PathChanged if arcs have been changed since
 */
export async function undoPath(context: UseCaseContext, routeSlug: string, auditUuid: string): Promise<void> {
  const { uuid: by } = requireEditor(context);
  const path = await loadMainPath(context.database, routeSlug);
  if (!path || !isUuid(auditUuid)) throw new UseCaseError("not-found");
  await inTransaction(context.database, async (tx) => {
    const entry = await findPathImport(tx, pathResource, path.route.uuid, auditUuid);
    if (entry?.action !== "import") throw new UseCaseError("not-found");
    await revertPath(tx, entry, { by, now: context.now() });
  });
  context.content.contentChanged();
}

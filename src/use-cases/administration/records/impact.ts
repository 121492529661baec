import type { Impact } from "#contract/administration/impact.ts";
import type { Queryable } from "#database/connection/connect.ts";
import {
  type BranchTotals,
  countPlansOnRoutes,
  loadBranchTotals,
} from "#database/queries/administration/branch-totals.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import type { WrittenFields } from "#contract/administration/record.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import { lockRecord } from "#database/queries/administration/records/change-records.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { amendRecord } from "./change-record.ts";
import { insertAndAudit } from "./make-record.ts";
import { isKey } from "./open-record.ts";
import { requirePermission, resourceOf } from "./resource.ts";
import { refusing } from "./write-record.ts";

/** Carries the impact out of a transaction that is rolled back. */
class RolledBack extends Error {
  readonly impact: Impact;

  constructor(impact: Impact) {
    super("the transaction was only tried");
    this.impact = impact;
  }
}

/** The impact of a change: applied in a transaction, measured, and rolled back. @throws what the change throws */
export async function impactOf(
  { database }: UseCaseContext,
  change: (tx: Queryable) => Promise<unknown>,
): Promise<Impact> {
  try {
    return await inTransaction(database, async (tx) => {
      const { impact } = await measureImpact(tx, change);
      throw new RolledBack(impact);
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.impact;
    throw error;
  }
}

/** Applies a change and measures its impact. @param tx the transaction of the change */
export async function measureImpact<Result>(
  tx: Queryable,
  change: (tx: Queryable) => Promise<Result>,
): Promise<{ readonly result: Result; readonly impact: Impact }> {
  const before = await loadBranchTotals(tx);
  const result = await change(tx);
  const branches = changedBranches(before, await loadBranchTotals(tx));
  const plans = await countPlansOnRoutes(tx, [...new Set(branches.map(({ route }) => route.slug))]);
  return { result, impact: { branches, plans } };
}

function changedBranches(before: readonly BranchTotals[], after: readonly BranchTotals[]): Impact["branches"] {
  const was = new Map(before.map((branch) => [branch.uuid, branch]));
  const is = new Map(after.map((branch) => [branch.uuid, branch]));
  const all = new Map([...was, ...is]);
  return [...all.values()].flatMap(({ uuid, slug, name, kind, routeSlug, routeName }) => {
    const [one, other] = [totalsOf(was.get(uuid)), totalsOf(is.get(uuid))];
    if (JSON.stringify(one) === JSON.stringify(other)) return [];
    return [{ route: { slug: routeSlug, name: routeName }, slug, name, kind, before: one, after: other }];
  });
}

function totalsOf(branch: BranchTotals | undefined): Impact["branches"][number]["before"] {
  if (!branch) return null;
  const { distanceM, ascentM, descentM } = branch;
  return { distanceM, ascentM, descentM };
}

/**
 * The impact of creating or changing a record on branches and plans. Writes nothing.
 *
 * @param uuid null for a new record
 * @throws UseCaseError without permission, `not-found`, and `not-valid` as for the change itself
 */
export async function impactOfChange(
  context: UseCaseContext,
  resourceName: ResourceName,
  uuid: string | null,
  values: WrittenFields,
): Promise<Impact> {
  const resource = resourceOf(resourceName);
  const { uuid: by } = requirePermission(context, resource);
  const change = { by, now: context.now() };
  return refusing(() =>
    impactOf(context, async (tx) => {
      if (uuid === null) return insertAndAudit(tx, resource, values, change);
      const before = isKey(resource, uuid) ? await lockRecord(tx, resource.store, uuid) : null;
      if (before === null) throw new UseCaseError("not-found");
      return amendRecord(tx, resource, before, values, change);
    }),
  );
}

import type { Impact } from "#contract/administration/impact.ts";
import type { Queryable } from "#database/connect.ts";
import {
  type BranchTotals,
  countPlansOnRoutes,
  loadBranchTotals,
} from "#database/queries/administration/branch-totals.ts";
import { inTransaction } from "#database/transaction.ts";
import type { UseCaseContext } from "#use-cases/context.ts";

/** Carries the impact out of a transaction that is undone. */
class Undone extends Error {
  readonly impact: Impact;

  constructor(impact: Impact) {
    super("the transaction was only tried");
    this.impact = impact;
  }
}

/** What a change would do: it is carried out in a transaction, measured, and undone. @throws what the change throws */
export async function impactOf(
  { database }: UseCaseContext,
  change: (tx: Queryable) => Promise<unknown>,
): Promise<Impact> {
  try {
    return await inTransaction(database, async (tx) => {
      const { impact } = await measureImpact(tx, change);
      throw new Undone(impact);
    });
  } catch (error) {
    if (error instanceof Undone) return error.impact;
    throw error;
  }
}

/** Carries out a change, and says what it did. @param tx the transaction of the change */
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

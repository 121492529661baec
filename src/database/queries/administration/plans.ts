import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../connection/connect.ts";
import { plan, planDay } from "../../schema/plans/plan.ts";
import { user } from "../../schema/accounts/user.ts";
import { contains } from "./contains-all.ts";

interface PlanFilter {
  /** Words that must all occur in the plan's name, or its owner's name or address. */
  readonly q: string;
  readonly owner: string | undefined;
  /** Slug of a route. */
  readonly route: string | undefined;
}

/** Each alternative uses its own index: a plan by its name, or all plans of a person. */
function hasWord(word: string): SQL {
  return sql`${plan.uuid} IN (
    SELECT named.uuid FROM ${plan} named WHERE ${contains(sql`named.name`, word)}
    UNION
    SELECT owned.uuid FROM ${plan} owned JOIN ${user} ON ${user.uuid} = owned.owner_uuid
    WHERE ${contains(user.name, word)} OR ${contains(user.email, word)})`;
}

/** One page of all plans, the most recently changed first, without notes. */
export async function listAllPlans(
  db: Queryable,
  { q, owner, route }: PlanFilter,
  { page, perPage }: { readonly page: number; readonly perPage: number },
) {
  const words = q.split(/\s+/).filter(Boolean);
  const where = and(
    ...words.map((word) => hasWord(word)),
    owner === undefined ? undefined : eq(plan.ownerUuid, owner),
    route === undefined ? undefined : sql`${plan.legs} @> ${JSON.stringify([{ route }])}::jsonb`,
  );
  // Selects the page by index only, then loads its details: a far page skips many plans.
  const selected = db.drizzle
    .select({ uuid: plan.uuid })
    .from(plan)
    .where(where)
    .orderBy(desc(plan.updatedAt), desc(plan.uuid))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const plans = await db.drizzle
    .select({
      uuid: plan.uuid,
      name: plan.name,
      owner: { uuid: user.uuid, name: user.name, email: user.email },
      legs: plan.legs,
      startDate: plan.startDate,
      shareToken: plan.shareToken,
      createdAt: plan.createdAt,
      updatedAt: plan.updatedAt,
      days: sql<number>`(SELECT count(*)::int FROM ${planDay} WHERE ${planDay.planUuid} = ${plan.uuid})`,
    })
    .from(plan)
    .innerJoin(user, eq(user.uuid, plan.ownerUuid))
    .where(inArray(plan.uuid, selected))
    .orderBy(desc(plan.updatedAt), desc(plan.uuid));
  return { plans, total: await db.drizzle.$count(plan, where) };
}

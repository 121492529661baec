import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../connect.ts";
import { plan, planDay } from "../../schema/plan.ts";
import { user } from "../../schema/user.ts";
import { containsAll } from "./contains-all.ts";

export interface PlanFilter {
  /** Words that must all be found in the plan's name, or its owner's name or address. */
  readonly q: string;
  readonly owner: string | undefined;
  /** Slug of a route. */
  readonly route: string | undefined;
}

/** One page of everybody's plans, the one changed last first, without what is written in them. */
export async function listAllPlans(
  db: Queryable,
  { q, owner, route }: PlanFilter,
  { page, perPage }: { readonly page: number; readonly perPage: number },
) {
  const where = and(
    containsAll(q, [plan.name, user.name, user.email]),
    owner === undefined ? undefined : eq(plan.ownerUuid, owner),
    route === undefined ? undefined : sql`${plan.legs} @> ${JSON.stringify([{ route }])}::jsonb`,
  );
  const isOwner = eq(user.uuid, plan.ownerUuid);
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
    .innerJoin(user, isOwner)
    .where(where)
    .orderBy(desc(plan.updatedAt), desc(plan.uuid))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [all] = await db.drizzle.select({ total: count() }).from(plan).innerJoin(user, isOwner).where(where);
  return { plans, total: all?.total ?? 0 };
}

import { eq, or, sql } from "drizzle-orm";
import type { LegOptions } from "#domain/plans/editing/stored-plan.ts";
import type { Queryable } from "../../../connection/connect.ts";
import { plan, planDay } from "../../../schema/plans/plan.ts";

/** Updates plans on a route whose slug changes. @param tx the transaction of the change */
export async function renameRouteInPlans(tx: Queryable, before: string, after: string): Promise<void> {
  await changeLegs(tx, before, (leg) => (leg.route === before ? { ...leg, route: after } : leg));
}

/** Updates days and options of plans in a town whose slug changes. @param tx the transaction of the change */
export async function renameTownInPlans(tx: Queryable, before: string, after: string): Promise<void> {
  const renamed = (slug: string): string => (slug === before ? after : slug);
  await changeLegs(tx, before, (leg) => ({
    ...leg,
    from: renamed(leg.from),
    to: renamed(leg.to),
    mustStop: leg.mustStop.map(renamed),
    favourites: leg.favourites.map(renamed),
    avoid: leg.avoid.map(renamed),
  }));
  await tx.drizzle
    .update(planDay)
    .set({
      fromTown: sql`CASE ${planDay.fromTown} WHEN ${before} THEN ${after} ELSE ${planDay.fromTown} END`,
      toTown: sql`CASE ${planDay.toTown} WHEN ${before} THEN ${after} ELSE ${planDay.toTown} END`,
    })
    .where(or(eq(planDay.fromTown, before), eq(planDay.toTown, before)));
  await renameLeftBehind(tx, before, after);
}

async function renameLeftBehind(tx: Queryable, before: string, after: string): Promise<void> {
  const rows = await tx.drizzle
    .select({ uuid: plan.uuid, leftBehind: plan.leftBehind })
    .from(plan)
    .where(sql`${plan.leftBehind} @> ${JSON.stringify([{ town: before }])}::jsonb`)
    .for("update");
  const renamed = rows.map(({ uuid, leftBehind }) => ({
    uuid,
    value: leftBehind.map((item) => (item.town === before ? { ...item, town: after } : item)),
  }));
  await writeColumn(tx, "left_behind", renamed);
}

/** Changes the options of plans that contain a slug. */
async function changeLegs(tx: Queryable, slug: string, change: (leg: LegOptions) => LegOptions): Promise<void> {
  const quoted = `%"${slug}"%`;
  const rows = await tx.drizzle
    .select({ uuid: plan.uuid, legs: plan.legs })
    .from(plan)
    .where(sql`${plan.legs}::text LIKE ${quoted}`)
    .for("update");
  await writeColumn(
    tx,
    "legs",
    rows.map(({ uuid, legs }) => ({ uuid, value: legs.map(change) })),
  );
}

/** Plans written per statement. */
const batch = 500;

async function writeColumn(
  tx: Queryable,
  column: "legs" | "left_behind",
  values: readonly { readonly uuid: string; readonly value: unknown }[],
): Promise<void> {
  for (let from = 0; from < values.length; from += batch) {
    const rows = JSON.stringify(values.slice(from, from + batch));
    await tx.drizzle.execute(sql`
      UPDATE ${plan} SET ${sql.identifier(column)} = written.value
      FROM jsonb_to_recordset(${rows}::jsonb) AS written (uuid uuid, value jsonb)
      WHERE ${plan.uuid} = written.uuid`);
  }
}

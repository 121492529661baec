import type { PlanRecord } from "#database/queries/plans/plans.ts";
import type { PlanDay } from "#domain/stage-planner/plan.ts";
import { accommodationAddress } from "#contract/http/addresses.ts";
import type { ShownDay, ShownPlan } from "#contract/plans/shown-plan.ts";
import { townsOfWarning } from "#domain/plan-warnings/warning.ts";
import { belongingsOf } from "#domain/plan-editing/stored-plan.ts";
import { inputOfLeg, pinsOfLeg } from "#domain/plan-editing/leg-pins.ts";
import type { UseCaseContext } from "../context.ts";
import { describeKeptPlan, type DescribedPlan } from "./describe-kept-plan.ts";
import { calendarUrl, shareUrl } from "./plan-addresses.ts";
import type { OpenedPlan } from "./plan-access.ts";
import { sharedPartsOf } from "./shared-record.ts";

/** As the contract shows a day, its reasons still as codes. */
export type ReadDay = Omit<ShownDay, "reasons" | "reasonFacts" | "alternatives"> &
  Pick<PlanDay, "reasons" | "alternatives">;
/** As the contract shows a plan, the reasons of its days still as codes. */
export type ReadPlan = Omit<ShownPlan, "days" | "warnings"> &
  Pick<DescribedPlan, "warnings"> & { readonly days: readonly ReadDay[] };

/** A plan as those with access to it read it. */
export async function showKeptPlan(context: UseCaseContext, opened: OpenedPlan): Promise<ReadPlan> {
  return readPlan(context, await describeKeptPlan(context, opened.record), opened.access);
}

export function readPlan(context: UseCaseContext, described: DescribedPlan, access: OpenedPlan["access"]): ReadPlan {
  const { record, measured, houses, prices, warnings, compostela } = described;
  const nameOf = townNamesOf(described);
  const named = new Set([
    ...record.days.flatMap(({ from, to }) => [from, to]),
    ...measured.days.flatMap(({ alternatives }) => alternatives.map(({ to }) => to)),
    ...measured.days.flatMap(({ reasons }) => reasons.flatMap((reason) => ("town" in reason ? reason.town : []))),
    ...warnings.flatMap(townsOfWarning),
  ]);
  const isOwner = access === "owner";
  const { uuid, startDate, shareToken, calendarToken } = record;
  return {
    uuid,
    access,
    ...readWishes(record),
    startDate,
    days: readDays(described, nameOf),
    totals: measured.totals,
    cost: measured.cost,
    prices,
    warnings,
    waivesCompostela: record.waivesCompostela,
    compostela,
    leftBehind: record.leftBehind.map((thing) => {
      const house = houses.get(thing.house ?? "");
      return {
        town: thing.town,
        townName: nameOf(thing.town),
        houseName: house?.name ?? null,
        houseUrl: house?.published
          ? accommodationAddress(routeThrough(described, thing.town), thing.town, house.slug)
          : null,
        ...belongingsOf(thing),
      };
    }),
    townNames: Object.fromEntries([...named].map((slug) => [slug, nameOf(slug)])),
    share:
      isOwner && shareToken !== null
        ? { token: shareToken, url: shareUrl(context, uuid, shareToken), ...sharedPartsOf(record) }
        : null,
    calendarUrl: isOwner && calendarToken !== null ? calendarUrl(context, calendarToken) : null,
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
  };
}

/** Slug of the route of a plan on which a town lies. */
export function routeThrough({ record, graphs }: Pick<DescribedPlan, "record" | "graphs">, town: string): string {
  const leg = graphs.findIndex(({ waypoints }) => waypoints.some(({ townSlug }) => townSlug === town));
  return record.legs[Math.max(0, leg)]?.route ?? "";
}

/** Name and wishes of a plan, each leg with its pins. */
export type ReadWishes = Pick<ShownPlan, "name" | "version" | "input" | "nextLegs">;

export function readWishes(record: PlanRecord): ReadWishes {
  const legs = record.legs.map((_, leg) => {
    const { startDate: _date, ...wish } = inputOfLeg(record, leg, 0, pinsOfLeg(record, leg));
    return wish;
  });
  const [input = { route: "", from: "", to: "" }, ...nextLegs] = legs;
  const { name, version, startDate } = record;
  return { name, version, input: { ...input, startDate }, nextLegs };
}

/** Names by slug; a town that is gone keeps its slug for a name. */
export function townNamesOf({ graphs }: Pick<DescribedPlan, "graphs">): (slug: string) => string {
  const names = new Map(
    graphs.flatMap(({ waypoints }) => waypoints.map(({ townSlug, name }) => [townSlug, name] as const)),
  );
  return (slug) => names.get(slug) ?? slug;
}

function readDays({ record, measured, houses }: DescribedPlan, nameOf: (slug: string) => string): ReadDay[] {
  return record.days.flatMap((stored, index) => {
    const figures = measured.days[index];
    if (!figures) return [];
    const house = houses.get(stored.house ?? "");
    const route = record.legs[stored.leg]?.route ?? "";
    return [
      {
        ...figures,
        key: stored.key,
        pinned: stored.pinned,
        fromName: nameOf(stored.from),
        toName: nameOf(stored.to),
        ...belongingsOf(stored),
        houseName: house?.name ?? null,
        houseUrl: house?.published ? accommodationAddress(route, house.townSlug, house.slug) : null,
      },
    ];
  });
}

import type { FurtherLegView, PlannerPlanView } from "#web/features/planner/view/plan-view.ts";
import type { NamedWarnings } from "#web/features/planner/view/planner-data.ts";
import type { RouteData } from "#web/components/plan-map/load-route-data.ts";
import type { MapSheet } from "#web/components/route-map/map-types.ts";
import type { FurtherLegChoice } from "#domain/planner/options/further-legs.ts";
import { stopInstead } from "#domain/planner/solution/stop-instead.ts";
import type { Plan } from "#domain/planner/stage-planner/plan.ts";

/** Picture data of the further routes. */
interface FurtherPicture {
  readonly legs: readonly { readonly plan: Plan; readonly routeData: RouteData }[];
  /** A sheet with all routes of the plan; null if that of the first one has to be used. */
  readonly sheet: MapSheet | null;
}

/** The further routes after the first one, in the format of the address. */
export type Further =
  | { readonly is: "none" | "loading" | "failed" | "impossible" }
  | {
      readonly is: "planned";
      readonly legs: readonly FurtherLegView[];
      /** Of the walk on all routes; planners saved by earlier versions have none. */
      readonly namedWarnings?: NamedWarnings | undefined;
      /** Null while the picture is the server's. */
      readonly picture: FurtherPicture | null;
    };

/** The whole plan: its days on the first route and on further ones, numbered and measured from its start. */
export function combinePlanViews(first: PlannerPlanView, further: Further): PlannerPlanView {
  const plans = further.is === "planned" ? [first, ...further.legs.map(({ plan }) => plan)] : [first];
  if (plans.length === 1) return first;
  const days: PlannerPlanView["days"][number][] = [];
  let [daysBefore, kmBefore] = [0, 0];
  for (const plan of plans) {
    for (const day of plan.days)
      days.push({ ...day, number: daysBefore + day.number, startKm: kmBefore + day.startKm });
    daysBefore += plan.totals.days;
    kmBefore += plan.totals.km;
  }
  const sum = (of: (totals: PlannerPlanView["totals"]) => number) =>
    plans.reduce((all, { totals }) => all + of(totals), 0);
  const isClimbKnown = plans.every(({ totals }) => totals.ascentM !== null);
  const totals = {
    days: daysBefore,
    walkingDays: sum(({ walkingDays }) => walkingDays),
    km: kmBefore,
    ascentM: isClimbKnown ? sum(({ ascentM }) => ascentM ?? 0) : null,
    hours: sum(({ hours }) => hours),
  };
  return { ...first, days, totals, arrival: plans.at(-1)?.arrival ?? null };
}

/** Name of the last destination of the further routes; null if there are none, or none is planned. */
export function lastTownOf(further: Further): string | null {
  const leg = further.is === "planned" ? further.legs.at(-1) : undefined;
  const to = leg?.plan.days.at(-1)?.to;
  return leg && to !== undefined ? (leg.names[to] ?? to) : null;
}

/**
 * The further routes, with another end for one of their days.
 *
 * @param plans their plans, in order
 * @param day counted from the first day on them
 */
export function stopOnFurther(
  chosen: readonly FurtherLegChoice[],
  plans: readonly FurtherLegView[],
  day: number,
  town: string,
): readonly FurtherLegChoice[] {
  let daysBefore = 0;
  return chosen.map((leg, index) => {
    const days = plans[index]?.plan.days ?? [];
    const present = days[day - daysBefore - 1];
    daysBefore += days.length;
    return present ? { ...leg, mustStop: stopInstead({ ...leg, avoid: [] }, present.to, town).mustStop } : leg;
  });
}

import { defaultPace, type Pace } from "../walking-time/walking-time.ts";
import type { PlannerInput } from "./plan.ts";

/** A wish as it arrives: whatever is left out takes the default of the definition. */
export type PlannerWish = Pick<PlannerInput, "route"> &
  Partial<Omit<PlannerInput, "route" | "pace">> & { readonly pace?: Partial<Pace> };

/** Where a route starts and ends, as town slugs. */
export interface RouteEnds {
  readonly start: string;
  readonly end: string;
}

/** Ideal and longest day by measure: hours of walking, or kilometres. */
export const defaultDays = { hours: { ideal: 7, max: 9.5 }, km: { ideal: 23, max: 32 } } as const;

/** A complete wish: every default of the planner's definition filled in. */
export function withDefaults(ends: RouteEnds, wish: PlannerWish): PlannerInput {
  const measure = wish.measure ?? "hours";
  return {
    route: wish.route,
    from: wish.from ?? ends.start,
    to: wish.to ?? ends.end,
    startDate: wish.startDate ?? null,
    measure,
    ideal: wish.ideal ?? defaultDays[measure].ideal,
    max: wish.max ?? defaultDays[measure].max,
    pace: { ...defaultPace, ...wish.pace },
    easeInDays: wish.easeInDays ?? 0,
    mustStop: wish.mustStop ?? [],
    favourites: wish.favourites ?? [],
    avoid: wish.avoid ?? [],
    lodging: wish.lodging ?? "required",
    lodgingTypes: wish.lodgingTypes ?? [],
    variants: wish.variants ?? "main",
    branches: wish.branches ?? {},
    restEvery: wish.restEvery ?? null,
    days: wish.days ?? null,
    pins: wish.pins ?? [],
  };
}

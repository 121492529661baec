import type { ImportRemark } from "#contract/plans/import-remarks.ts";
import type { PlanContent } from "#database/queries/plans/plans.ts";
import { addDays } from "#domain/calendar/iso-date.ts";
import { type LegPlanner, replan, type Replanned } from "#domain/plans/editing/replan.ts";
import { maxPlanDays, type StoredPlan, usualArrangements } from "#domain/plans/editing/stored-plan.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { runFileTask } from "../../imported-files/run-file-task.ts";
import { completeLegs, PlanNotPossible } from "../legs/complete-legs.ts";
import { daysOfLegs, type LegEnds, withHouses } from "./days-of-legs.ts";
import type { ImportedList } from "./imported-stops.ts";
import { isBackwards, type MatchedStop } from "./match-stops.ts";
import type { ResolvedList } from "./resolve-list.ts";
import { routesToMatch } from "./routes-to-match.ts";

export interface ImportedContent {
  readonly content: PlanContent;
  /** What was not imported as is. */
  readonly remarks: readonly ImportRemark[];
}

/**
 * A plan whose days end where the file says, each of them pinned.
 *
 * @param requestedRoute slug of the route, or null for those with most of the places
 * @throws UseCaseError `not-valid`, PlanNotPossible if the places cannot be walked in this order
 */
export async function planFromList(
  context: UseCaseContext,
  list: ImportedList,
  requestedRoute: string | null,
  name: string,
): Promise<ImportedContent> {
  if (list.ends.length === 0 && !list.instead) throw notValid("file", "file_without_stops");
  if (list.ends.length > maxPlanDays && list.isLoose !== true) throw notValid("file", "too_many_days");
  const routes = await routesToMatch(context, requestedRoute ?? list.route);
  const towns = routes.map((route) => context.workers.share(route));
  const resolved = await runFileTask(context, "files", "resolveOnRoutes", towns, list);
  const parts = await partsOf(context, resolved);
  const requests = parts.map(({ route, from, ends }) => ({
    route,
    to: ends.at(-1)!.town.slug,
    ...(from !== null && { from }),
  }));
  const { legs, planRoutes } = await completeLegs(context, requests);
  const days = daysOfLegs(parts.map(({ ends }, leg) => ({ from: legs[leg]!.from, ends })));
  if (days.length > maxPlanDays) throw notValid("file", "too_many_days");
  const startDate = resolved.startDate ?? firstDate(list, parts);
  const plan = { startDate, legs, days, leftBehind: [], ...usualArrangements };
  const planned = await planPinned(plan, planRoutes.planLeg, isPlaceOnly(parts) ? { 0: [] } : {});
  if (!planned.ok) {
    const route = routes.find(({ slug }) => slug === resolved.legs[0]?.route);
    const isTurned = route && resolved.legs.length === 1 && isBackwards(route, resolved.legs[0]!.stops);
    if (isTurned) throw notValid("file", "file_backwards");
    throw new PlanNotPossible(planned.refusals, planRoutes.graphs[planned.leg]!, () => "file");
  }
  const filled: ImportRemark[] =
    planned.plan.days.length > days.length ? [{ code: "days_planned", line: null, written: "", read: null }] : [];
  const remarks = [...resolved.remarks, ...parts.flatMap(({ aboutHouses }) => aboutHouses), ...filled];
  return { content: { name, ...planned.plan }, remarks };
}

type Pins = Parameters<typeof replan>[2];

interface Part {
  readonly route: string;
  /** Null if the file does not contain the start. */
  readonly from: string | null;
  readonly ends: readonly MatchedStop[];
  readonly aboutHouses: readonly ImportRemark[];
}

/** The ends of days on each route, with their houses. @throws UseCaseError `not-valid` for a route without one */
async function partsOf(context: UseCaseContext, { legs, hasStart }: ResolvedList): Promise<readonly Part[]> {
  const parts = await Promise.all(
    legs.map(async ({ route, stops }, leg) => {
      const isFirst = leg === 0 && !hasStart;
      const { ends, remarks } = await withHouses(context, isFirst ? stops : stops.slice(1));
      return { route, from: isFirst ? null : (stops[0]?.town.slug ?? null), ends, aboutHouses: remarks };
    }),
  );
  if (parts.some(({ ends }) => ends.length === 0)) throw notValid("file", "file_of_no_route");
  return parts;
}

/** Whether the file contains only the end of the walk: without a number or a date it is not a day. */
function isPlaceOnly(parts: readonly Part[]): boolean {
  const [only, ...others] = parts.flatMap(({ ends }) => ends);
  return only !== undefined && others.length === 0 && only.stop.day === null && only.stop.date === null;
}

/** Planned around the pins, or without any if there are none; a refusal is that of the main way. */
async function planPinned(plan: StoredPlan, planLeg: LegPlanner, pins: Pins): Promise<Replanned> {
  const onMain = await replan(plan, planLeg, pins);
  if (onMain.ok) return onMain;
  // Stops on a variant can only be reached if variants are allowed.
  const legs = plan.legs.map((leg) => ({ ...leg, variants: "free" as const }));
  const onAll = await replan({ ...plan, legs }, planLeg, pins);
  return onAll.ok ? onAll : onMain;
}

/** The date of the first day, derived from the first dated end of a day, or the start. */
function firstDate({ start }: ImportedList, parts: readonly Pick<LegEnds, "ends">[]): string | null {
  const ends = parts.flatMap((part) => part.ends);
  const dated = ends.findIndex(({ stop }) => stop.date !== null);
  const date = ends[dated]?.stop.date;
  return date == null ? (start?.date ?? null) : addDays(date, -dated);
}

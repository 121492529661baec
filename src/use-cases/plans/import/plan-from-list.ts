import type { ImportRemark } from "#contract/import-text/remarks.ts";
import type { PlanContent } from "#database/queries/plans.ts";
import { addDays } from "#domain/calendar/iso-date.ts";
import { replan, type Replanned } from "#domain/plan-editing/replan.ts";
import { mostPlanDays } from "#domain/plan-editing/stored-plan.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid } from "../../refusal.ts";
import { completeLegs } from "../complete-legs.ts";
import { PlanNotPossible } from "../plan-not-possible.ts";
import { daysOfLegs, type LegEnds, withHouses } from "./days-of-legs.ts";
import type { ImportedList } from "./imported-stops.ts";
import { isBackwards } from "./match-stops.ts";
import { resolveList } from "./resolve-list.ts";
import { routesToMatch } from "./routes-to-match.ts";

export interface ImportedContent {
  readonly content: PlanContent;
  /** What was not taken as it stands. */
  readonly remarks: readonly ImportRemark[];
}

/**
 * A plan whose days end where a file says, each of them pinned.
 *
 * @param wanted slug of the route, or null for those that have most of the places
 * @throws Refusal `not-valid`, PlanNotPossible when the places cannot be walked in their order
 */
export async function planFromList(
  context: UseCaseContext,
  list: ImportedList,
  wanted: string | null,
  name: string,
): Promise<ImportedContent> {
  if (list.ends.length === 0 && !list.instead) throw notValid("file", "file_without_stops");
  if (list.ends.length > mostPlanDays && list.isLoose !== true) throw notValid("file", "too_many_days");
  const routes = await routesToMatch(context, wanted ?? list.route);
  const { legs, hasStart, startDate, remarks } = resolveList(routes, list);
  const parts = await Promise.all(
    legs.map(async ({ route, stops }, leg) => {
      const isFirst = leg === 0 && !hasStart;
      const { ends, remarks: aboutHouses } = await withHouses(context, isFirst ? stops : stops.slice(1));
      return { route, from: isFirst ? null : (stops[0]?.town.slug ?? null), ends, aboutHouses };
    }),
  );
  if (parts.some(({ ends }) => ends.length === 0)) throw notValid("file", "file_of_no_route");
  const requests = parts.map(({ route, from, ends }) => ({
    route,
    to: ends.at(-1)!.town.slug,
    ...(from !== null && { from }),
  }));
  const { legs: wishes, ground } = await completeLegs(context, requests);
  const days = daysOfLegs(parts.map(({ ends }, leg) => ({ from: wishes[leg]!.from, ends })));
  if (days.length > mostPlanDays) throw notValid("file", "too_many_days");
  const isPlaceOnly = parts.length === 1 && parts[0]?.ends.length === 1;
  let refused: Extract<Replanned, { ok: false }> | null = null;
  // A stop on a variant is reached only when variants may be walked.
  for (const variants of ["main", "free"] as const) {
    const draft = {
      startDate: startDate ?? firstDate(list, parts),
      legs: wishes.map((wish) => ({ ...wish, variants })),
      days,
      leftBehind: [],
      waivesCompostela: false,
    };
    const planned = await replan(draft, ground.planLeg, isPlaceOnly ? { 0: [] } : {});
    if (planned.ok) {
      const filled: ImportRemark[] =
        planned.plan.days.length > days.length ? [{ code: "days_planned", line: null, written: "", read: null }] : [];
      return {
        content: { name, ...planned.plan },
        remarks: [...remarks, ...parts.flatMap(({ aboutHouses }) => aboutHouses), ...filled],
      };
    }
    refused ??= planned;
  }
  const route = routes.find(({ slug }) => slug === legs[0]?.route);
  if (route && legs.length === 1 && isBackwards(route, legs[0]!.stops)) throw notValid("file", "file_backwards");
  throw new PlanNotPossible(refused?.refusals ?? [], ground.graphs[refused?.leg ?? 0]!, () => "file");
}

/** The date of the first day, out of the first date that an end of a day has, or the start. */
function firstDate({ start }: ImportedList, parts: readonly Pick<LegEnds, "ends">[]): string | null {
  const ends = parts.flatMap((part) => part.ends);
  const dated = ends.findIndex(({ stop }) => stop.date !== null);
  const date = ends[dated]?.stop.date;
  return date == null ? (start?.date ?? null) : addDays(date, -dated);
}

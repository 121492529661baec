import { loadTownSpellings } from "#database/queries/town-spellings.ts";
import type { PlanContent } from "#database/queries/plans.ts";
import { replan, type Replanned } from "#domain/plan-editing/replan.ts";
import { noBelongings, type StoredDay } from "#domain/plan-editing/stored-plan.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid } from "../../refusal.ts";
import { routeSummaries } from "../../routes/route-summaries.ts";
import { showRouteGraph } from "../../routes/show-route-graph.ts";
import { completeLegs } from "../complete-legs.ts";
import { PlanNotPossible } from "../plan-not-possible.ts";
import type { ImportedList, ImportedStop } from "./imported-stops.ts";
import { type Matching, matchStops } from "./match-stops.ts";

export interface ImportedPlan {
  readonly content: PlanContent;
  /** Places that are no town of the route; their days are left out. */
  readonly unmatched: readonly string[];
}

/**
 * A plan whose days end where a file says, each of them pinned.
 *
 * @param wanted slug of the route, or null for the one that has most of the places
 * @throws Refusal `not-valid`, PlanNotPossible when the places cannot be walked in their order
 */
export async function planFromList(
  context: UseCaseContext,
  list: ImportedList,
  wanted: string | null,
  name: string,
): Promise<ImportedPlan> {
  if (list.ends.length === 0) throw notValid("file", "file_without_stops");
  const { route, matching } = await bestRoute(context, list, wanted ?? list.route);
  const { start, ends, unmatched } = matching;
  const last = ends.at(-1);
  if (!last) throw notValid("file", "file_of_no_route");
  const {
    legs: [leg],
    ground,
  } = await completeLegs(context, [{ route, to: last.slug, ...(start && { from: start.slug }) }]);
  if (!leg) throw new RangeError("a plan has at least one leg");
  const days = daysOf(ends, leg.from);
  const isPlaceOnly = list.ends.length === 1;
  let refused: Extract<Replanned, { ok: false }> | null = null;
  // A stop on a variant is reached only when variants may be walked.
  for (const variants of [leg.variants, "free"] as const) {
    const draft = {
      startDate: list.startDate,
      legs: [{ ...leg, variants }],
      days,
      leftBehind: [],
      waivesCompostela: false,
    };
    const planned = await replan(draft, ground.planLeg, isPlaceOnly ? { 0: [] } : {});
    if (planned.ok) return { content: { name, ...planned.plan }, unmatched };
    refused ??= planned;
  }
  throw new PlanNotPossible(refused?.refusals ?? [], ground.graphs[0]!, () => "file");
}

/** The route on which most of the places lie; the first of the routes on a tie. */
async function bestRoute(
  context: UseCaseContext,
  list: ImportedList,
  wanted: string | null,
): Promise<{ route: string; matching: Matching }> {
  const known = (await routeSummaries(context)).map(({ slug }) => slug);
  if (wanted !== null && !known.includes(wanted)) throw notValid("route", "unknown_route");
  let best: { route: string; matching: Matching } | null = null;
  for (const route of wanted === null ? known : [wanted]) {
    const graph = await showRouteGraph(context, route);
    if (!graph) continue;
    const spellings = await spellingsOn(context, route);
    const matching = matchStops(graph, spellings, list);
    if (!best || matched(matching) > matched(best.matching)) best = { route, matching };
  }
  if (!best || matched(best.matching) < 2) throw notValid("file", "file_of_no_route");
  return best;
}

function matched({ start, ends }: Matching): number {
  return ends.length + (start ? 1 : 0);
}

async function spellingsOn(context: UseCaseContext, route: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const spellings = await context.content.remember(`spellings ${route}`, async () => {
    const graph = await showRouteGraph(context, route);
    return loadTownSpellings(
      context.database,
      (graph?.waypoints ?? []).flatMap(({ townSlug }) => townSlug ?? []),
    );
  });
  return spellings ?? new Map();
}

/** A night where one is already is a day of rest. */
function daysOf(ends: Matching["ends"], from: string): StoredDay[] {
  return ends.map(({ slug, stop }, index): StoredDay => {
    const before = ends[index - 1]?.slug ?? from;
    const number = index + 1;
    const kind = before === slug ? "rest" : "walk";
    return { key: number, leg: 0, number, kind, from: before, to: slug, pinned: true, ...wordsOf(stop) };
  });
}

/** What a file of others can say of a night; houses are known by our own files alone. */
function wordsOf({ notes, carry, bookingReference, houseState, priceCents }: ImportedStop) {
  return { ...noBelongings, notes, carry, bookingReference, houseState, priceCents };
}

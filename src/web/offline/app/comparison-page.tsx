import { type LoaderFunctionArgs, useLoaderData } from "react-router";

import { readFurtherLegs, writeFurtherLegs } from "#domain/planner/options/further-legs.ts";
import { legsFrom, type OnwardLeg } from "#domain/planner/options/options-of-legs.ts";
import { parsePlannerUrl } from "#domain/planner/options/url/parse-planner-url.ts";
import { plannerUrl } from "#domain/planner/options/url/planner-url.ts";
import { solve } from "#domain/planner/solution/solve.ts";
import { type ComparedRoute, planToCompare, planWalks, type Solve } from "#domain/plans/walk-comparison/plan-walks.ts";
import { plannerTextIn } from "#web/components/plan-sentences/sentences-in-language.tsx";
import { loadBasemap } from "#web/components/plan-map/load-route-data.ts";
import { plainSheet } from "#web/components/plan-map/draw-walk.ts";
import type { ComparedWalk } from "#web/components/walk-comparison/compared-walk.ts";
import { type WalkViewContext, showWalk } from "#web/components/walk-comparison/show-walk.ts";
import { findOfflinePlanner } from "#web/client/offline/offline-planner-store.ts";
import type { OfflinePlanner } from "#web/client/offline/offline-plan.ts";
import { ComparisonPage, type WalksToCompare } from "#web/features/planner/comparison-page.tsx";
import type { PlannerPageData } from "#web/features/planner/planner-page-data.ts";
import { type Locale, localeOfPath } from "#web/i18n/language.ts";
import { pathsIn } from "#web/i18n/paths.ts";

import { MissingPlanner } from "./planner-page.tsx";

/** Plans of this browser, at most as many as the server compares. */
const plansAtOnce = 3;

/** @returns null if the planner of a route was never opened here */
export async function loadComparison({ request }: LoaderFunctionArgs): Promise<WalksToCompare | null> {
  const { pathname, search, searchParams } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const own = searchParams.getAll("plan").slice(0, plansAtOnce);
  if (searchParams.has("plan")) {
    const walks = await Promise.all(own.map((address) => planOne(locale, address)));
    const loaded = walks.filter((walk) => walk !== null);
    return { walks: loaded, unknownRoutes: [], areOwn: true, back: pathsIn(locale).planner() };
  }
  const options = await readOptions(locale, search);
  if (!options) return null;
  const { on, input, compared } = options;
  const walks = await planWalks(compared, input, solveSoon);
  const results: ComparedWalk[] = [];
  for (const walk of walks) {
    await separateTask();
    results.push(await showWalk(walk, on));
  }
  return {
    walks: results,
    unknownRoutes: [],
    areOwn: false,
    back: pathsIn(locale).planner() + plannerUrl(input, on.route) + writeFurtherLegs(on.legs),
  };
}

/** Each walk is planned and rendered by itself, so that none has to wait for all of them. */
function separateTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function planOne(locale: Locale, address: string): Promise<ComparedWalk | null> {
  const options = await readOptions(locale, address);
  if (!options) return null;
  const { on, input, compared } = options;
  const planned = await planToCompare(compared, input, solveSoon);
  return showWalk({ ...planned, kind: "plan" }, on);
}

const solveSoon: Solve = async (graph, input) => {
  await separateTask();
  return solve(graph, input);
};

/** The offline data for the routes of a planner's address; null if it is incomplete. */
async function readOptions(locale: Locale, search: string) {
  const parameters = new URLSearchParams(search);
  const data = await findData(locale, parameters.getAll("route").at(-1) ?? null);
  const routeData = data ? await loadBasemap(data.route.slug) : null;
  if (!data || !routeData) return null;
  const { route, towns, stageEnds = [] } = data;
  const { input } = parsePlannerUrl(search, route, towns);
  const onward = await Promise.all(legsFrom(input.to, readFurtherLegs(parameters)).map((leg) => legHere(locale, leg)));
  const legs = onward.filter((leg) => leg !== null);
  if (legs.length < onward.length) return null;
  const compared: ComparedRoute = { graph: routeData.graph, stageEnds, towns, legs };
  const on: WalkViewContext = {
    legRoutes: [routeData, ...legs.map((leg) => leg.routeData)],
    route,
    legs,
    locale,
    sheetOf: (lines, box) =>
      plainSheet(
        lines.flatMap(({ points }) => points),
        box,
      ),
    textIn: plannerTextIn(locale),
  };
  return { on, input, compared };
}

/** Null if the main route is not saved here. */
async function legHere(locale: Locale, leg: OnwardLeg) {
  const [routeData, data] = await Promise.all([loadBasemap(leg.route), findData(locale, leg.route)]);
  return routeData && { ...leg, routeData, graph: routeData.graph, stageEnds: data?.stageEnds ?? [] };
}

/** The saved data of the page of a route's planner. */
async function findData(locale: Locale, slug: string | null) {
  const stored = await findOfflinePlanner(pathsIn(locale).planner(), slug);
  return (stored as OfflinePlanner<PlannerPageData> | null)?.page.data;
}

/** Comparison of walks that are planned in this browser. */
export function SavedComparisonPage() {
  const loaded = useLoaderData<typeof loadComparison>();
  return loaded ? <ComparisonPage {...loaded} /> : <MissingPlanner />;
}

import { type LoaderFunctionArgs, useLoaderData } from "react-router";

import { parsePlannerUrl } from "#domain/planner-options/parse-planner-url.ts";
import { plannerUrl } from "#domain/planner-options/planner-url.ts";
import { solve } from "#domain/planner-solution/solve.ts";
import { planToCompare, planWalks, type Solve } from "#domain/walk-comparison/plan-walks.ts";
import { plannerTextIn } from "#web/components/plan-fields/sentences-in-language.tsx";
import { loadBasemap } from "#web/components/plan-picture/load-route-data.ts";
import { plainSheet } from "#web/components/plan-picture/plain-sheet.ts";
import type { ComparedWalk } from "#web/components/walk-comparison/compared-walk.ts";
import { type ShownOn, showWalk } from "#web/components/walk-comparison/show-walk.ts";
import { findOfflinePlanner } from "#web/client/offline/offline-planners.ts";
import type { OfflinePlanner } from "#web/client/offline/offline-plan.ts";
import { ComparisonPage, type WalksToCompare } from "#web/features/planner/comparison/comparison-page.tsx";
import type { PlannerPageData } from "#web/features/planner/page/planner-page-data.ts";
import { type Locale, localeOfPath } from "#web/i18n/language.ts";
import { pathsIn } from "#web/i18n/paths.ts";

import { MissingPlanner } from "./planner-page.tsx";

/** As many plans of this browser as the server compares. */
const plansAtOnce = 3;

/** @returns null where the planner of a route was never opened here */
export async function loadComparison({ request }: LoaderFunctionArgs): Promise<WalksToCompare | null> {
  const { pathname, search, searchParams } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const own = searchParams.getAll("plan").slice(0, plansAtOnce);
  if (searchParams.has("plan")) {
    const walks = await Promise.all(own.map((address) => planOne(locale, address)));
    return { walks: walks.filter((walk) => walk !== null), areOwn: true, back: pathsIn(locale).planner() };
  }
  const asked = await readOptions(locale, search);
  if (!asked) return null;
  const { on, input, stageEnds, towns } = asked;
  const walks = await planWalks({ graph: on.routeData.graph, stageEnds, towns }, input, asked.solve);
  const shown: ComparedWalk[] = [];
  for (const walk of walks) {
    await ownTask();
    shown.push(showWalk(walk, on));
  }
  return {
    walks: shown,
    areOwn: false,
    back: pathsIn(locale).planner() + plannerUrl(input, on.route),
  };
}

/** Each walk is planned and drawn by itself: nothing else waits for all of them. */
function ownTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function planOne(locale: Locale, address: string): Promise<ComparedWalk | null> {
  const asked = await readOptions(locale, address);
  if (!asked) return null;
  const { on, input, stageEnds } = asked;
  const planned = await planToCompare({ graph: on.routeData.graph, stageEnds }, input, asked.solve);
  return showWalk({ ...planned, kind: "plan" }, on);
}

/** What is known without a network of the route of a planner's address; null where too little is. */
async function readOptions(locale: Locale, search: string) {
  const slug = new URLSearchParams(search).getAll("route").at(-1) ?? null;
  const kept = await findOfflinePlanner(pathsIn(locale).planner(), slug);
  // The page of the planner has kept it in this shape.
  const data = (kept as OfflinePlanner<PlannerPageData> | null)?.page.data;
  const routeData = data ? await loadBasemap(data.route.slug) : null;
  if (!data || !routeData) return null;
  const { route, towns, stageEnds = [] } = data;
  const text = plannerTextIn(locale);
  const on: ShownOn = {
    routeData,
    route,
    locale,
    sheetOf: (lines, box) =>
      plainSheet(
        lines.flatMap(({ points }) => points),
        box,
      ),
    refusalText: (refusals, nameOf) => refusals.map((refusal) => text?.refusal(refusal, nameOf) ?? "").join(" "),
  };
  const solveSoon: Solve = async (input) => {
    await ownTask();
    return solve(routeData.graph, input);
  };
  return { on, input: parsePlannerUrl(search, route, towns).input, stageEnds, towns, solve: solveSoon };
}

/** Walks side by side, planned in this browser. */
export function SavedComparisonPage() {
  const found = useLoaderData<typeof loadComparison>();
  return found ? <ComparisonPage {...found} /> : <MissingPlanner />;
}

import type { UseCaseContext } from "#use-cases/context.ts";
import { compareWalks, planOneToCompare } from "#use-cases/planner/compare-walks.ts";
import { resolveOpenEnd } from "#use-cases/planner/plan-walk.ts";
import { walkableRoutes } from "#use-cases/content/route-summaries.ts";
import { showPlanner } from "#use-cases/planner/show-planner.ts";
import { showRoute } from "#use-cases/routes/show-route.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { runInSteps } from "#use-cases/workers/yield-to-event-loop.ts";
import { TokenBuckets } from "#use-cases/security/rate-limits.ts";
import { parsePlannerUrl } from "#domain/planner/options/url/parse-planner-url.ts";
import { readFurtherLegs, writeFurtherLegs } from "#domain/planner/options/further-legs.ts";
import { legsFrom } from "#domain/planner/options/options-of-legs.ts";
import { plannerUrl } from "#domain/planner/options/url/planner-url.ts";
import type { ComparedRoute } from "#domain/plans/walk-comparison/plan-walks.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { sentences } from "#messages/sentences/in-languages.ts";
import { drawSheet } from "#web/components/route-map/draw-sheet.ts";
import type { ComparedWalk } from "#web/components/walk-comparison/compared-walk.ts";
import { type WalkViewContext, showWalk } from "#web/components/walk-comparison/show-walk.ts";
import type { WalksToCompare } from "#web/features/planner/comparison-page.tsx";
import { type Locale, localeOfPath } from "#web/i18n/language.ts";
import { pathsIn } from "#web/i18n/paths.ts";
import { eventLoopTurn } from "#web/server/rendering/event-loop-turns.server.ts";

import { groundOf } from "#web/pages/plans/plan-map.server.ts";

/** Uncached comparisons of one address: each plans up to five walks. */
const uncached = new TokenBuckets({ perSecond: 1, burst: 30 });

/** Maximum number of a browser's plans to compare, and of characters in the address of each. */
const plansAtOnce = 3;
const maxAddress = 8_000;

/**
 * The walk of a planner address beside three others, or, with `plan`, the walks of several planner addresses.
 *
 * @throws UseCaseError `too-many-requests`, or `not-found` where no walk is on routes that there are
 */
export async function loadComparison(
  context: UseCaseContext,
  { pathname, search, searchParams }: URL,
): Promise<WalksToCompare> {
  const retryAfterSeconds = uncached.take(context.client?.address ?? "");
  if (retryAfterSeconds > 0) throw new UseCaseError("too-many-requests", { retryAfterSeconds });
  const locale = localeOfPath(pathname);
  if (searchParams.has("plan")) {
    const addresses = searchParams.getAll("plan").filter((address) => address.length <= maxAddress);
    const plans = await Promise.all(
      addresses.slice(0, plansAtOnce).map(async (address): Promise<ComparedWalk | UnknownRoutes> => {
        const request = await readOptions(context, address);
        if ("unknownRoutes" in request) return request;
        return showWalk(
          { ...(await planOneToCompare(context, request.compared, request.input)), kind: "plan" },
          on(request, locale),
        );
      }),
    );
    const walks = plans.flatMap((plan) => ("unknownRoutes" in plan ? [] : [plan]));
    const unknownRoutes = plans.flatMap((plan) => ("unknownRoutes" in plan ? plan.unknownRoutes : []));
    if (walks.length === 0 && unknownRoutes.length > 0) throw new UseCaseError("not-found");
    return { walks: walks, unknownRoutes: [...new Set(unknownRoutes)], areOwn: true, back: pathsIn(locale).planner() };
  }
  const request = await readOptions(context, search);
  if ("unknownRoutes" in request) throw new UseCaseError("not-found");
  const walks = await compareWalks(context, request.compared, request.input);
  const back =
    pathsIn(locale).planner() + plannerUrl(request.input, request.route) + writeFurtherLegs(request.compared.legs);
  const compared: ComparedWalk[] = [];
  for (const walk of walks) {
    await eventLoopTurn();
    compared.push(await showWalk(walk, on(request, locale)));
  }
  return { walks: compared, unknownRoutes: [], areOwn: false, back };
}

/** Slugs of an address that do not exist. */
interface UnknownRoutes {
  readonly unknownRoutes: readonly string[];
}

interface WalkRequest {
  readonly compared: ComparedRoute;
  readonly legRoutes: WalkViewContext["legRoutes"];
  readonly route: Parameters<typeof parsePlannerUrl>[1];
  readonly input: PlannerOptions;
}

async function readOptions(context: UseCaseContext, search: string): Promise<WalkRequest | UnknownRoutes> {
  const parameters = new URLSearchParams(search);
  const further = readFurtherLegs(parameters);
  const routeSlugs = [...parameters.getAll("route").slice(-1).filter(Boolean), ...further.map((leg) => leg.route)];
  const publishedSlugs = new Set((await walkableRoutes(context)).map((each) => each.slug));
  const unknownRoutes = routeSlugs.filter((each) => !publishedSlugs.has(each));
  if (unknownRoutes.length > 0) return { unknownRoutes };
  const facts = await showPlanner(context, parameters.getAll("route").at(-1) ?? null);
  const { slug, name, start, end } = facts.route;
  const ownPace = context.actor.kind === "user" ? context.actor.pace : null;
  const route = { slug, name, start: start.slug, end: end.slug, ownPace };
  const parsed = parsePlannerUrl(search, route, facts.towns);
  const input = (await resolveOpenEnd(context, facts.graph, parsed)) ?? parsed.input;
  const onward = await Promise.all(
    legsFrom(input.to, further).map(async (leg) => {
      const [ground, detail] = await Promise.all([groundOf(context, leg.route), showRoute(context, leg.route)]);
      const stageEnds = detail?.publishedStages.map((stage) => stage.end.slug) ?? [];
      return { ground, leg: { ...leg, graph: ground.graph, stageEnds } };
    }),
  );
  const { graph, lines, stageEnds, towns } = facts;
  return {
    compared: { graph, stageEnds, towns, legs: onward.map(({ leg }) => leg) },
    legRoutes: [{ slug, graph, lines }, ...onward.map(({ ground }) => ground)],
    route,
    input,
  };
}

function on({ compared: { legs }, legRoutes, route }: WalkRequest, locale: Locale): WalkViewContext {
  return {
    legRoutes,
    route,
    legs,
    locale,
    sheetOf: (lines, box) => runInSteps(drawSheet(lines, box)),
    textIn: sentences[locale].plannerIn,
  };
}

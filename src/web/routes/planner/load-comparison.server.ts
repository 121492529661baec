import type { UseCaseContext } from "#use-cases/context.ts";
import { compareWalks, planOneToCompare } from "#use-cases/planner/compare-walks.ts";
import { refusalsInWords } from "#use-cases/planner/refusals-in-words.ts";
import { resolveOpenEnd } from "#use-cases/planner/plan-walk.ts";
import { type PlannerFacts, showPlanner } from "#use-cases/planner/show-planner.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { TokenBuckets } from "#use-cases/token-buckets.ts";
import { parsePlannerUrl } from "#domain/planner-options/parse-planner-url.ts";
import { plannerUrl } from "#domain/planner-options/planner-url.ts";
import type { PlannerOptions } from "#domain/planner-options/planner-options.ts";
import { drawSheet } from "#web/components/route-map/draw-sheet.ts";
import type { ComparedWalk } from "#web/components/walk-comparison/compared-walk.ts";
import { type ShownOn, showWalk } from "#web/components/walk-comparison/show-walk.ts";
import type { WalksToCompare } from "#web/features/planner/comparison/comparison-page.tsx";
import { type Locale, localeOfPath } from "#web/i18n/language.ts";
import { pathsIn } from "#web/i18n/paths.ts";
import { ownTurn } from "#web/server/own-turn.server.ts";

/** Comparisons for one address that are not answered from the cache: each plans up to five walks. */
const uncached = new TokenBuckets({ perSecond: 1, burst: 30 });

/** Plans of a browser that are compared, and how long the address of each may be, in characters. */
const plansAtOnce = 3;
const maxAddress = 8_000;

/**
 * The walk of a planner's address beside three others, or, with `plan`, the walks of several planners' addresses.
 *
 * @throws UseCaseError `too-many-requests`
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
    const walks = await Promise.all(
      addresses.slice(0, plansAtOnce).map(async (address): Promise<ComparedWalk> => {
        const asked = await readOptions(context, address);
        return showWalk(
          { ...(await planOneToCompare(context, asked.facts, asked.input)), kind: "plan" },
          on(asked, locale),
        );
      }),
    );
    return { walks, areOwn: true, back: pathsIn(locale).planner() };
  }
  const asked = await readOptions(context, search);
  const walks = await compareWalks(context, asked.facts, asked.input);
  const back = pathsIn(locale).planner() + plannerUrl(asked.input, asked.route);
  const shown: ComparedWalk[] = [];
  for (const walk of walks) {
    await ownTurn();
    shown.push(showWalk(walk, on(asked, locale)));
  }
  return { walks: shown, areOwn: false, back };
}

interface AskedWalk {
  readonly facts: PlannerFacts;
  readonly route: Parameters<typeof parsePlannerUrl>[1];
  readonly input: PlannerOptions;
}

async function readOptions(context: UseCaseContext, search: string): Promise<AskedWalk> {
  const facts = await showPlanner(context, new URLSearchParams(search).getAll("route").at(-1) ?? null);
  const { slug, name, start, end } = facts.route;
  const ownPace = context.actor.kind === "user" ? context.actor.pace : null;
  const route = { slug, name, start: start.slug, end: end.slug, ownPace };
  const parsed = parsePlannerUrl(search, route, facts.towns);
  return { facts, route, input: (await resolveOpenEnd(context, facts.graph, parsed)) ?? parsed.input };
}

function on({ facts: { graph, lines }, route }: AskedWalk, locale: Locale): ShownOn {
  return {
    routeData: { slug: route.slug, graph, lines },
    route,
    locale,
    sheetOf: drawSheet,
    refusalText: (refusals) => refusalsInWords(refusals, graph, locale).detail,
  };
}

import type { OnwardLeg } from "#domain/planner/options/options-of-legs.ts";
import type { Plan } from "#domain/planner/stage-planner/plan.ts";
import { textIn } from "#domain/text/text-in.ts";
import type { SolutionWithDay } from "#domain/planner/solution/solve.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { knownLodgingTypes } from "#domain/planner/options/lodging-groups.ts";
import type { WalkedLeg } from "#web/features/planner/view/walk-warnings.ts";
import { showSolution } from "#web/features/planner/view/make-plan-view.ts";
import type { LeadingRoute, PlannerData } from "#web/features/planner/view/planner-data.ts";
import type { PlannerRoute, TownChoice } from "#domain/planner/options/route-choices.ts";
import { plannerUrl } from "#domain/planner/options/url/planner-url.ts";
import { type VariantChoice, variantChoices } from "#domain/planner/options/variant-choices.ts";
import type { Locale } from "#web/i18n/language.ts";
import { drawSheet } from "#web/components/route-map/draw-sheet.ts";
import { runInSteps, yieldIfBusy } from "#use-cases/workers/yield-to-event-loop.ts";
import type { PlannerFacts } from "#use-cases/planner/show-planner.ts";

import { namedWalkWarnings, viewLegs } from "#web/features/planner/further/view-legs.ts";
import { placedTowns, encodeLines, encodeProfile } from "#web/features/planner/map/first-map.ts";
import { holidaysOnWalk } from "#web/features/planner/notices/holidays-on-walk.ts";
import type { PlannerPageData } from "#web/features/planner/planner-page-data.ts";
import {
  frameOf,
  mapLines,
  offPathLinkLines,
  walkedBy,
  walkOffPathLinks,
  wholeRoute,
} from "#web/features/planner/map/map-lines.ts";
import type { RouteData } from "#web/components/plan-map/load-route-data.ts";
import { walkOfDays } from "#web/components/plan-map/walk-of-days.ts";

/** The box the map of the first HTML is drawn for, in CSS pixels. */
export const plannerMapBox = { width: 640, height: 280 };

/** Input of the page. */
interface PlannerRequest {
  /** Slug, as in the address. */
  readonly requestedRoute: string | null;
  readonly route: PlannerRoute;
  readonly input: PlannerOptions;
  readonly locale: Locale;
  readonly leading?: readonly LeadingRoute[] | undefined;
}

/** The plans of the further routes, each with its terrain. */
export interface PlannedFurther {
  /** In the format of the address. */
  readonly of: string;
  readonly legs: readonly { readonly leg: OnwardLeg; readonly plan: Plan; readonly routeData: RouteData }[];
}

/**
 * Plan and pictures of the first HTML. Only contains displayed data: the browser loads graph and lines afterwards.
 *
 * @param solved null when the plan is left to the browser
 * @param further null if there is no further route, or it is left to the browser
 */
export async function plannerPage(
  { graph, lines: arcLines, towns, ...facts }: PlannerFacts,
  { requestedRoute, route, input, locale, leading }: PlannerRequest,
  solved: SolutionWithDay | null,
  further: PlannedFurther | null,
): Promise<PlannerPageData> {
  const { outcome, warnings, plan } = showSolution(graph, input, solved?.solution ?? null);
  const routeData = { slug: route.slug, graph, lines: arcLines };
  const legs = further?.legs ?? [];
  const onward = legs.map((each) => ({ graph: each.routeData.graph, plan: each.plan }));
  const walked = plan
    ? [{ plan, routeData }, ...legs].map((leg) => walkedBy(leg.routeData, leg.plan.days))
    : [wholeRoute(routeData)];
  await yieldIfBusy();
  const sheet = await runInSteps(drawSheet(mapLines(walked.map((each) => wholeRoute(each.routeData))), plannerMapBox));
  await yieldIfBusy();
  const side = walkOfDays(
    walked.map((each, leg) => ({ ...each, leg })),
    walked.map((each) => each.routeData),
  );
  const stopIds = new Set([input.from, input.to, ...(plan?.days.map(({ to }) => to) ?? [])]);
  const stops = [...stopIds].map((id) => ({ id }));
  await yieldIfBusy();
  const planLines = [...mapLines(walked), ...offPathLinkLines(stops, walkOffPathLinks(walked))];
  const encodedLines = await runInSteps(encodeLines(planLines, sheet));
  return {
    data: {
      routes: facts.routes.map(({ slug, name }) => ({ slug, name })),
      route,
      unknownRoute: requestedRoute && requestedRoute !== route.slug ? requestedRoute : null,
      towns: towns.map(({ slug, name, spellings, km }): TownChoice => ({
        slug,
        name,
        spellings,
        km: km === null ? null : Math.round(km * 10) / 10,
      })),
      stageEnds: facts.stageEnds,
      lodgingTypes: knownLodgingTypes(graph),
      closureNotes: Object.fromEntries(facts.closureNotes.map(({ note, notes }) => [note, notes[locale] ?? note])),
      planned: {
        of: plannerUrl(input, route),
        outcome,
        warnings,
        variants: variantChoices(graph, input.from, input.to).map((choice) => inOneLanguage(choice, locale)),
        opened: solved?.choices ?? null,
        gentleStarts: solved?.gentleStarts ?? [],
        ...(leading && { leading }),
        further:
          further && plan && outcome.ok
            ? viewFurther(further, {
                graph,
                options: input,
                plan,
                view: outcome.plan,
                bedsUnknown: outcome.bedsUnknown,
              })
            : null,
        holidays: plan ? holidaysOnWalk([{ graph, plan }, ...onward]) : [],
      },
    },
    first: { sheet, lines: encodedLines, profile: encodeProfile(side), frame: frameOf(walked) },
    towns: [
      ...towns
        .filter(({ slug }) => stopIds.has(slug))
        .map(({ slug, name, size, lat, lon }) => ({ slug, name, size, lat, lon })),
      ...legs.flatMap((leg) => {
        const nights = new Set(leg.plan.days.map(({ to }) => to));
        return placedTowns(leg.routeData.graph).filter(({ slug }) => nights.has(slug));
      }),
    ],
  };
}

/** A choice with its texts only in the language of the page, or in the available one: the graph contains the others. */
function inOneLanguage({ description, descriptionEs, ...choice }: VariantChoice, locale: Locale): VariantChoice {
  const words = textIn(locale, "description", { description, descriptionEs });
  return words === null ? choice : { ...choice, [words.field]: words.text };
}

/** View of the further routes, with the warnings of the whole walk. */
function viewFurther({ of, legs }: PlannedFurther, first: WalkedLeg): NonNullable<PlannerData["planned"]["further"]> {
  const plans = legs.map(({ plan }) => plan);
  const graphs = legs.map(({ routeData }) => routeData.graph);
  const views = viewLegs(
    legs.map(({ leg }) => leg),
    plans,
    graphs,
  );
  const onward = views.map((leg, index) => ({ leg, plan: plans[index]!, graph: graphs[index]! }));
  return { of, legs: views, told: namedWalkWarnings(first, onward) };
}

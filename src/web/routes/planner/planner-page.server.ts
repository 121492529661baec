import { mainWay } from "#domain/route-graph/main-way.ts";
import type { SolutionWithDay } from "#domain/planner-solution/solve-with-day.ts";
import type { PlannerOptions } from "#domain/planner-options/planner-options.ts";
import { knownLodgingTypes } from "#domain/planner-options/lodging-groups.ts";
import { showSolution } from "#web/components/plan-fields/plan-outcome.ts";
import type { PlannerRoute, TownChoice } from "#domain/planner-options/route-choices.ts";
import { variantChoices } from "#domain/planner-options/variant-choices.ts";
import type { Locale } from "#web/i18n/language.ts";
import { drawSheet } from "#web/components/route-map/draw-sheet.ts";
import type { PlannerFacts } from "#use-cases/planner/show-planner.ts";

import { walkProfile, writeLines, writeProfile } from "#web/features/planner/page/first-picture.ts";
import type { PlannerPageData } from "#web/features/planner/page/planner-page-data.ts";
import { mapLines } from "#web/features/planner/page/map-lines.ts";

/** The box the map of the first HTML is drawn for, in CSS pixels. */
const mapBox = { width: 640, height: 280 };

/** What the page is asked for. */
interface PlannerAsked {
  /** Slug, as it stands in the address. */
  readonly asked: string | null;
  readonly route: PlannerRoute;
  readonly input: PlannerOptions;
  readonly locale: Locale;
}

/**
 * The first HTML's plan and pictures. Holds only what is shown: the browser fetches graph and lines afterwards.
 *
 * @param solved null when the plan is left to the browser
 */
export function plannerPage(
  { graph, lines, towns, ...facts }: PlannerFacts,
  { asked, route, input, locale }: PlannerAsked,
  solved: SolutionWithDay | null,
): PlannerPageData {
  const { outcome, warnings, plan } = showSolution(graph, input, solved?.solution ?? null);
  const drawn = mapLines(graph, lines);
  const sheet = drawSheet(drawn, mapBox);
  const arcs = plan ? plan.days.flatMap((each) => each.arcs) : mainWay(graph).map(({ id }) => id);
  const shown = new Set([input.from, input.to, ...(plan?.days.map(({ to }) => to) ?? [])]);
  return {
    data: {
      routes: facts.routes.map(({ slug, name }) => ({ slug, name })),
      route,
      unknownRoute: asked !== null && asked !== route.slug ? asked : null,
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
        outcome,
        warnings,
        variants: variantChoices(graph, input.from, input.to),
        opened: solved?.choices ?? null,
        gentleStarts: solved?.gentleStarts ?? [],
      },
    },
    first: { sheet, lines: writeLines(drawn, sheet), profile: writeProfile(walkProfile(graph, arcs, lines)) },
    towns: towns
      .filter(({ slug }) => shown.has(slug))
      .map(({ slug, name, size, lat, lon }) => ({ slug, name, size, lat, lon })),
  };
}

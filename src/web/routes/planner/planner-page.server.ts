import type { Pace } from "#domain/walking-time/walking-time.ts";
import { mainWay } from "#domain/route-graph/main-way.ts";
import { completeWish } from "#web/features/planner/complete-wish.ts";
import { dayChoices } from "#web/features/planner/day-choices.ts";
import { knownLodgingTypes } from "#web/features/planner/lodging-groups.ts";
import { planWish } from "#web/features/planner/plan-wish.ts";
import type { PlannerData, TownChoice } from "#web/features/planner/planner-data.ts";
import { variantChoices } from "#web/features/planner/variant-choices.ts";
import type { Locale } from "#web/language.ts";
import { drawSheet } from "#web/features/route-map/draw-sheet.ts";
import type { PlannerFacts } from "#use-cases/planner/show-planner.ts";

import type { PlacedTown } from "./day-stops.ts";
import { type FirstPicture, walkProfile, writeLines, writeProfile } from "./first-picture.ts";
import { mapLines } from "./map-lines.ts";

/** The box the map of the first HTML is drawn for, in CSS pixels. */
const mapBox = { width: 640, height: 280 };

export interface PlannerPageData {
  readonly data: PlannerData;
  readonly first: FirstPicture;
  /** Those that the first map shows. */
  readonly towns: readonly PlacedTown[];
}

/** The first HTML's plan and pictures. Holds only what is shown: the browser fetches graph and lines afterwards. */
export function plannerPage(
  facts: PlannerFacts,
  asked: string | null,
  search: string,
  locale: Locale,
  ownPace: Pace | null,
): PlannerPageData {
  const { graph, lines, towns } = facts;
  const route = {
    slug: facts.route.slug,
    name: facts.route.name,
    start: facts.route.start.slug,
    end: facts.route.end.slug,
    ownPace,
  };
  const { input, day } = completeWish(search, route, towns);
  const { outcome, warnings, plan } = planWish(graph, input);
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
      lodgingTypes: knownLodgingTypes(graph),
      closureNotes: Object.fromEntries(facts.closureNotes.map(({ note, notes }) => [note, notes[locale] ?? note])),
      planned: {
        outcome,
        warnings,
        variants: variantChoices(graph, input.from, input.to),
        opened: plan && day !== null ? dayChoices(graph, input, plan, day) : null,
      },
    },
    first: { sheet, lines: writeLines(drawn, sheet), profile: writeProfile(walkProfile(graph, arcs, lines)) },
    towns: towns
      .filter(({ slug }) => shown.has(slug))
      .map(({ slug, name, size, lat, lon }) => ({ slug, name, size, lat, lon })),
  };
}

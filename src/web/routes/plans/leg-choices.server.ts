import type { UseCaseContext } from "#use-cases/context.ts";
import { showPlanner } from "#use-cases/planner/show-planner.ts";
import { onwardRoutes } from "#use-cases/routes/onward-routes.ts";
import type { PlannerInput } from "#domain/stage-planner/plan.ts";
import { type CompleteWish, completeWish } from "#web/features/planner/complete-wish.ts";
import { knownLodgingTypes } from "#web/features/planner/lodging-groups.ts";
import { variantChoices } from "#web/features/planner/variant-choices.ts";
import type { LegChoices, NamedRoute } from "#web/plan-form/plan-wish.ts";

export interface ReadLeg extends CompleteWish {
  readonly choices: LegChoices;
}

const named = ({ slug, name }: NamedRoute): NamedRoute => ({ slug, name });

/** A leg as a form sends it, with what there is to choose from. */
export async function readLeg(context: UseCaseContext, search: URLSearchParams): Promise<ReadLeg> {
  const { route, towns, graph } = await showPlanner(context, search.getAll("route").at(-1) ?? null);
  const ownPace = context.actor.kind === "user" ? context.actor.pace : null;
  const ends = { slug: route.slug, name: route.name, start: route.start.slug, end: route.end.slug, ownPace };
  const complete = completeWish(`?${search}`, ends, towns);
  return {
    ...complete,
    choices: {
      route: ends,
      towns: towns.map(({ slug, name, spellings, km }) => ({
        slug,
        name,
        spellings,
        km: km === null ? null : Math.round(km * 10) / 10,
      })),
      lodgingTypes: knownLodgingTypes(graph),
      variants: variantChoices(graph, complete.input.from, complete.input.to),
      onward: (await onwardRoutes(context, graph, { route: route.slug, town: complete.input.to })).map(named),
    },
  };
}

/** The choices for a leg that is known already. */
export async function choicesFor(context: UseCaseContext, { route, from, to }: PlannerInput): Promise<LegChoices> {
  return (await readLeg(context, new URLSearchParams({ route, from, to }))).choices;
}

import type { UseCaseContext } from "#use-cases/context.ts";
import { showPlanner } from "#use-cases/planner/show-planner.ts";
import { onwardRoutes } from "#use-cases/routes/show-route.ts";
import { routeSummaries } from "#use-cases/content/route-summaries.ts";
import { readLegOn } from "#web/components/plan-sync/read-leg.ts";
import type { NamedRoute } from "#web/components/plan-sync/plan-form-page.ts";
import type { Ways } from "#web/components/plan-sync/read-plan-form.ts";

const named = ({ slug, name }: NamedRoute): NamedRoute => ({ slug, name });

/** The published routes, as the form of a plan offers them. */
export function waysOf(context: UseCaseContext): Ways {
  return {
    routes: async () => (await routeSummaries(context)).map(named),
    async readLeg(search) {
      const { route, towns, graph } = await showPlanner(context, search.getAll("route").at(-1) ?? null);
      const ownPace = context.actor.kind === "user" ? context.actor.pace : null;
      const choices = towns.map(({ slug, name, spellings, km }) => ({
        slug,
        name,
        spellings,
        km: km === null ? null : Math.round(km * 10) / 10,
      }));
      const ends = { slug: route.slug, name: route.name, start: route.start.slug, end: route.end.slug, ownPace };
      return readLegOn({ route: ends, towns: choices, graph }, search, async (town) =>
        (await onwardRoutes(context, graph, { route: route.slug, town })).map(named),
      );
    },
  };
}

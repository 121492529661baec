import { accommodationAddress } from "#contract/http/addresses.ts";
import type { EditorFacts } from "#contract/plans/plan-editor.ts";
import type { UseCaseContext } from "../context.ts";
import { openPlan } from "./plan-access.ts";
import { countriesOfTowns, describeKeptPlan, type DescribedPlan } from "./describe-kept-plan.ts";
import { type ReadPlan, readPlan, routeThrough } from "./show-kept-plan.ts";

/**
 * A plan with what a browser needs besides the graphs of its routes to describe it anew after every change.
 *
 * @throws Refusal `not-found` for everybody but its owner and those who hold the share link
 */
export async function showEditor(
  context: UseCaseContext,
  uuid: string,
  shareToken?: string,
): Promise<{ readonly plan: ReadPlan; readonly facts: EditorFacts }> {
  const opened = await openPlan(context, uuid, shareToken);
  const described = await describeKeptPlan(context, opened.record);
  const countries = await countriesOfTowns(context);
  return { plan: readPlan(context, described, opened.access), facts: editorFacts(described, countries) };
}

function editorFacts(described: DescribedPlan, countries: ReadonlyMap<string, string>): EditorFacts {
  const { houses, graphs } = described;
  const towns = new Set(graphs.flatMap(({ waypoints }) => waypoints.flatMap(({ townSlug }) => townSlug ?? [])));
  const byCountry = Map.groupBy(towns, (town) => countries.get(town) ?? "");
  byCountry.delete("");
  return {
    houses: [...houses.values()].map(({ uuid, slug, name, townSlug, type, status, season, ...house }) => {
      const route = routeThrough(described, townSlug);
      const url = house.published ? accommodationAddress(route, townSlug, slug) : null;
      const { priceFrom, currency } = house;
      return { uuid, name, townSlug, type, status, season, priceFrom, currency, url };
    }),
    countries: Object.fromEntries(byCountry),
  };
}

import { accommodationAddress } from "#contract/addresses.ts";
import type { EditorFacts } from "#contract/plan-editor.ts";
import type { UseCaseContext } from "../context.ts";
import { openPlan } from "./plan-access.ts";
import { countriesOfTowns, describeKeptPlan, type DescribedPlan } from "./describe-kept-plan.ts";
import { type ReadPlan, readPlan } from "./show-kept-plan.ts";

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

function editorFacts({ record, houses, graphs }: DescribedPlan, countries: ReadonlyMap<string, string>): EditorFacts {
  const towns = new Set(graphs.flatMap(({ waypoints }) => waypoints.flatMap(({ townSlug }) => townSlug ?? [])));
  const byCountry = Map.groupBy(towns, (town) => countries.get(town) ?? "");
  byCountry.delete("");
  return {
    houses: [...houses.values()].map(({ uuid, slug, name, townSlug, type, status, season, ...house }) => {
      const leg = record.days.find((day) => day.house === uuid)?.leg ?? 0;
      const url = house.published ? accommodationAddress(record.legs[leg]?.route ?? "", townSlug, slug) : null;
      const { priceFrom, currency } = house;
      return { uuid, name, townSlug, type, status, season, priceFrom, currency, url };
    }),
    countries: Object.fromEntries(byCountry),
  };
}

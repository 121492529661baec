import type { EditorFacts } from "#contract/plans/plan-editor.ts";
import type { UseCaseContext } from "../context.ts";
import { describeStoredPlan, type DescribedPlan } from "./describe-stored-plan.ts";
import { openPlan } from "./plan-access.ts";
import { type ReadPlan, readPlan } from "./present-plan.ts";

/**
 * A plan with what a browser needs besides the graphs of its routes to describe it anew after every change.
 *
 * @throws UseCaseError `not-found` for everybody but its owner and those who hold the share link
 */
export async function showEditor(
  context: UseCaseContext,
  uuid: string,
  shareToken?: string,
): Promise<{ readonly plan: ReadPlan; readonly facts: EditorFacts }> {
  const opened = await openPlan(context, uuid, shareToken);
  const described = await describeStoredPlan(context, opened.record);
  return { plan: readPlan(context, described, opened.access), facts: editorFacts(described) };
}

function editorFacts({ facts: { houses, graphs, countries } }: DescribedPlan): EditorFacts {
  const towns = new Set(graphs.flatMap(({ waypoints }) => waypoints.flatMap(({ townSlug }) => townSlug ?? [])));
  const byCountry = Map.groupBy(towns, (town) => countries.get(town) ?? "");
  byCountry.delete("");
  return { houses: [...houses.values()], countries: Object.fromEntries(byCountry) };
}

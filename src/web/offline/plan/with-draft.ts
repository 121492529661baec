import type { EditorDay, EditorHouse, EditorPlan } from "#contract/plans/plan-editor.ts";
import type { ShownDay, ShownPlan } from "#contract/plans/shown-plan.ts";
import type { PlanWarning } from "#domain/plan-warnings/warning.ts";
import type { Reason } from "#domain/stage-planner/plan.ts";
import { describeContent } from "#web/features/plans/days/describe-content.ts";
import { dayDrafts } from "#web/components/plan-sync/kept-drafts.ts";
import { planOn, surveyPlan } from "#web/features/plans/days/planning.ts";

import type { KeptPlan } from "#web/client/kept/kept-plan.ts";
import type { RouteGround } from "#web/components/plan-picture/route-ground.ts";

/** A kept plan with the days as they were moved in this browser and could not be sent yet. */
export async function withDraft(kept: KeptPlan, grounds: readonly (RouteGround | null)[]): Promise<KeptPlan> {
  const draft = dayDrafts.list(kept.uuid).at(-1)?.draft;
  const graphs = grounds.flatMap((ground) => ground?.graph ?? []);
  if (!draft || graphs.length < grounds.length) return kept;
  const measured = await surveyPlan(draft.content, graphs, planOn(graphs));
  const facts = { graphs, houses: housesOf(kept), countries: new Map<string, string>() };
  const plan = describeContent(editorPlan(kept.plan), draft.content, measured, facts);
  const days = plan.days.map((day): ShownDay => ({
    ...day,
    reasonFacts: day.reasonFacts.map((reason) => ({ ...reason })),
  }));
  return { ...kept, plan: { ...plan, days, warnings: kept.plan.warnings } };
}

/** Reasons and warnings are kept as the API answers them: by their codes. */
function editorPlan({ days, warnings, ...plan }: ShownPlan): EditorPlan {
  return {
    ...plan,
    days: days.map((day): EditorDay => ({
      ...day,
      alternatives: day.alternatives ?? [],
      reasonFacts: day.reasonFacts as readonly Reason[],
    })),
    warnings: warnings as unknown as readonly PlanWarning[],
  };
}

function housesOf({ towns }: KeptPlan): ReadonlyMap<string, EditorHouse> {
  const houses = towns.flatMap(({ slug, houses: known }) =>
    known.map((house): EditorHouse => ({ ...house, townSlug: slug, url: null })),
  );
  return new Map(houses.map((house) => [house.uuid, house]));
}

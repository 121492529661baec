import { describingFacts, type EditorPlan, editorPlanOf } from "#contract/plans/plan-editor.ts";
import { emptyGraph } from "#domain/route-graph/route-graph.ts";
import { withStopsOfDays } from "#domain/route-graph/stops-of-days.ts";
import { type OfflinePlan, routesOf } from "#web/client/offline/offline-plan.ts";
import { readOfflinePlan } from "#web/client/offline/offline-plan-store.ts";
import { drawWalk, walkLines, plainSheet } from "#web/components/plan-map/draw-walk.ts";
import { loadBasemap, type RouteData } from "#web/components/plan-map/load-route-data.ts";
import { type PlanMapData, planMapBox } from "#web/components/plan-map/plan-map-data.ts";
import { daysOutbox } from "#web/client/sync/pending-days.ts";
import { optionsOf } from "#web/components/plan-sync/options-outbox.ts";
import { describeContent } from "#web/features/plans/days/editor/describe-content.ts";
import { planOn, surveyPlan } from "#web/features/plans/days/editor/planning.ts";
import type { DayEditorData } from "#web/features/plans/days/day-editor-screen.tsx";
import type { PlanOverviewData } from "#web/features/plans/overview/plan-overview.tsx";

import type { OfflineCopy } from "#web/features/plans/offline/offline-copy.tsx";
import { copyOf, factsOf } from "#web/features/plans/offline/stored-facts.ts";

export interface OfflinePage<Data> {
  readonly copy: OfflineCopy;
  readonly data: Data;
}

/** Data of a plan's offline overview; null if the plan is not saved here. */
export async function readOfflineOverview(uuid: string): Promise<OfflinePage<PlanOverviewData> | null> {
  const stored = await readNamed(uuid);
  if (!stored) return null;
  const legRoutes = await legRoutesOf(stored);
  const { warnings, ...plan } = await withDraft(stored, legRoutes);
  const days = plan.days.map((day) => ({ ...day, alternatives: [], reasonFacts: [], reasons: [] }));
  return {
    copy: copyOf(stored),
    data: {
      plan: { ...plan, days, warnings: stored.plan.warnings },
      warnings,
      share: stored.share ?? undefined,
      picture: pictureOf(plan, legRoutes),
      isVisitor: stored.member === null,
    },
  };
}

/** What the days of a plan are drawn from; the editor itself takes up what was changed and not sent. */
export async function readOfflineDays(uuid: string): Promise<OfflinePage<DayEditorData> | null> {
  const stored = await readNamed(uuid);
  if (!stored) return null;
  const plan = editorPlanOf(stored.plan);
  const data: DayEditorData = {
    plan,
    facts: factsOf(stored),
    picture: pictureOf(plan, await legRoutesOf(stored)),
    towns: stored.towns,
    firstWay: null,
    share: stored.share ?? undefined,
  };
  return { copy: copyOf(stored), data };
}

/** A plan with its latest name, sent or not. */
async function readNamed(uuid: string): Promise<OfflinePlan | null> {
  const stored = await readOfflinePlan(uuid);
  if (!stored) return null;
  const typed = optionsOf(stored.member, uuid).at(-1)?.change.options.name.trim();
  return { ...stored, plan: { ...stored.plan, name: typed || stored.plan.name } };
}

/** Leg by leg; no data for routes that are incompletely saved. */
function legRoutesOf({ plan }: OfflinePlan): Promise<RouteData[]> {
  return Promise.all(
    routesOf(plan).map(async (slug) => {
      const ground = await loadBasemap(slug);
      if (!ground) return { slug, graph: emptyGraph, lines: new Map() };
      return { ...ground, graph: withStopsOfDays(ground.graph, plan.days) };
    }),
  );
}

/** With the unsent changes to its days. */
async function withDraft(stored: OfflinePlan, legRoutes: readonly RouteData[]): Promise<EditorPlan> {
  const storedPlan = editorPlanOf(stored.plan);
  const draft = daysOutbox.listOf(stored.uuid).at(-1)?.change;
  const graphs = legRoutes.map(({ graph }) => graph);
  if (!draft || graphs.includes(emptyGraph)) return storedPlan;
  const measured = await surveyPlan(draft.content, graphs, planOn(graphs));
  return describeContent(storedPlan, draft.content, measured, describingFacts(factsOf(stored), graphs));
}

function pictureOf(plan: Pick<EditorPlan, "days">, legRoutes: readonly RouteData[]): PlanMapData {
  const lines = walkLines(plan.days, legRoutes);
  const points = lines.lines.flatMap((line) => line.points);
  return drawWalk(plan.days, lines, legRoutes, plainSheet(points, planMapBox));
}

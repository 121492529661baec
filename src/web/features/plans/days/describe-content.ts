import type { EditorDay, EditorHouse, EditorPlan } from "#contract/plans/plan-editor.ts";
import { estimateCost } from "#domain/plan-cost/plan-cost.ts";
import { nightsOfPlan } from "#domain/plan-cost/nights-of-plan.ts";
import { inputOfLeg, pinsOfLeg } from "#domain/plan-editing/leg-pins.ts";
import { belongingsOf, type StoredPlan } from "#domain/plan-editing/stored-plan.ts";
import type { SurveyedPlan } from "#domain/plan-editing/survey-plan.ts";
import { checkCompostela } from "#domain/plan-warnings/compostela.ts";
import { findWarnings } from "#domain/plan-warnings/find-warnings.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";

/** What a plan is described from besides itself. */
export interface DescribingFacts {
  /** By leg. */
  readonly graphs: readonly RouteGraph[];
  /** By uuid. */
  readonly houses: ReadonlyMap<string, EditorHouse>;
  /** ISO 3166-1 code by town slug. */
  readonly countries: ReadonlyMap<string, string>;
}

/** Everything that is said of a plan after a change, worked out as the server does. @param shown as the server told last */
export function describeContent(
  shown: EditorPlan,
  content: StoredPlan,
  measured: SurveyedPlan,
  facts: DescribingFacts,
): EditorPlan {
  const { graphs, houses } = facts;
  const names = townNames(shown, graphs);
  const all = { plan: content, days: measured.days, detours: measured.detours, ...facts };
  const [input = shown.input, ...nextLegs] = content.legs.map((_, leg) => {
    const { startDate: _date, ...wish } = inputOfLeg(content, leg, 0, pinsOfLeg(content, leg));
    return wish;
  });
  return {
    ...shown,
    input: { ...input, startDate: content.startDate },
    nextLegs,
    startDate: content.startDate,
    days: describeDays(shown, content, measured, { names, houses }),
    totals: measured.totals,
    cost: measured.cost,
    prices: estimateCost(nightsOfPlan(content, graphs, houses)),
    warnings: findWarnings(all),
    waivesCompostela: content.waivesCompostela,
    compostela: checkCompostela(all),
    leftBehind: content.leftBehind.map((thing) => ({
      town: thing.town,
      townName: names[thing.town] ?? thing.town,
      houseName: houses.get(thing.house ?? "")?.name ?? null,
      houseUrl: houses.get(thing.house ?? "")?.url ?? null,
      ...belongingsOf(thing),
    })),
    townNames: names,
  };
}

function describeDays(
  shown: EditorPlan,
  content: StoredPlan,
  measured: SurveyedPlan,
  { names, houses }: { names: Readonly<Record<string, string>>; houses: DescribingFacts["houses"] },
): EditorDay[] {
  const before = new Map(shown.days.flatMap((day) => (day.house === null ? [] : [[day.house, day] as const])));
  return content.days.flatMap((stored, index) => {
    const figures = measured.days[index];
    if (!figures) return [];
    const { reasons, ...rest } = figures;
    const house = houses.get(stored.house ?? "");
    const known = before.get(stored.house ?? "");
    return {
      ...rest,
      reasons: [],
      reasonFacts: reasons,
      key: stored.key,
      pinned: stored.pinned,
      fromName: names[stored.from] ?? stored.from,
      toName: names[stored.to] ?? stored.to,
      ...belongingsOf(stored),
      houseName: house?.name ?? known?.houseName ?? null,
      houseUrl: house?.url ?? known?.houseUrl ?? null,
    };
  });
}

const remembered = new WeakMap<readonly RouteGraph[], Readonly<Record<string, string>>>();

function townNames(shown: EditorPlan, graphs: readonly RouteGraph[]): Readonly<Record<string, string>> {
  let names = remembered.get(graphs);
  if (!names) {
    const towns = graphs.flatMap(({ waypoints }) =>
      waypoints.flatMap(({ townSlug, name }) => (townSlug === undefined ? [] : [[townSlug, name] as const])),
    );
    remembered.set(graphs, (names = { ...shown.townNames, ...Object.fromEntries(towns) }));
  }
  return names;
}

import { townNamesOf } from "#domain/plans/describe-plan.ts";
import { writeFurtherLegs } from "#domain/planner/options/further-legs.ts";
import type { OnwardLeg } from "#domain/planner/options/options-of-legs.ts";
import { plannerUrl } from "#domain/planner/options/url/planner-url.ts";
import type { PlannerRoute } from "#domain/planner/options/route-choices.ts";
import type { PlanningFailure } from "#domain/planner/stage-planner/plan.ts";
import type { UnitSystem } from "#domain/units.ts";
import type { PlannedWalk } from "#domain/plans/walk-comparison/plan-walks.ts";
import type { PlannerText } from "#messages/sentences/planner.ts";
import { drawWalk, walkLines } from "#web/components/plan-map/draw-walk.ts";
import type { RouteData } from "#web/components/plan-map/load-route-data.ts";
import type { Box } from "#web/components/route-map/fit-view.ts";
import type { MapLine, MapSheet } from "#web/components/route-map/map-types.ts";
import type { Locale } from "#web/i18n/language.ts";
import { pathsIn } from "#web/i18n/paths.ts";

import { type ComparedWalk, comparedMapBox } from "./compared-walk.ts";

export interface WalkViewContext {
  /** Of the route, and of further ones. */
  readonly legRoutes: readonly RouteData[];
  readonly route: PlannerRoute;
  /** The further routes after it. */
  readonly legs: readonly OnwardLeg[];
  readonly locale: Locale;
  readonly sheetOf: (lines: readonly MapLine[], box: Box) => MapSheet | Promise<MapSheet>;
  readonly textIn: (units: UnitSystem) => PlannerText;
}

/** View of a planned walk for a comparison. */
export async function showWalk(
  { kind, input, refusals, refusedLeg, planned }: PlannedWalk & Pick<ComparedWalk, "kind">,
  { legRoutes, route, legs, locale, sheetOf, textIn }: WalkViewContext,
): Promise<ComparedWalk> {
  const nameOf = townNamesOf(legRoutes.map(({ graph }) => graph));
  const ofLeg = refusedLeg ? `${nameOf(refusedLeg.from)} – ${nameOf(refusedLeg.to)}: ` : "";
  const why = (units: UnitSystem, failures: readonly PlanningFailure[]): string =>
    ofLeg + failures.map((refusal) => textIn(units).refusal(refusal, nameOf)).join(" ");
  const days = planned?.days ?? [];
  const lines = walkLines(days, legRoutes);
  return {
    kind,
    name: `${nameOf(input.from)} – ${nameOf(legs.at(-1)?.to ?? input.to)}`,
    nights: days.map(({ to }) => to),
    figures: planned?.figures ?? null,
    refusal: refusals ? { metric: why("metric", refusals), imperial: why("imperial", refusals) } : null,
    picture: planned ? drawWalk(days, lines, legRoutes, await sheetOf(lines.lines, comparedMapBox)) : null,
    address: pathsIn(locale).planner() + plannerUrl(input, route) + writeFurtherLegs(legs),
  };
}

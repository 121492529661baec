import { townNamesOf } from "#domain/plan-description/describe-plan.ts";
import { plannerUrl } from "#domain/planner-options/planner-url.ts";
import type { PlannerRoute } from "#domain/planner-options/route-choices.ts";
import type { PlanningFailure } from "#domain/stage-planner/plan.ts";
import type { PlannedWalk } from "#domain/walk-comparison/plan-walks.ts";
import { drawWalk, walkLines } from "#web/components/plan-picture/draw-walk.ts";
import type { RouteData } from "#web/components/plan-picture/route-data.ts";
import type { Box } from "#web/components/route-map/fit-view.ts";
import type { MapLine, MapSheet } from "#web/components/route-map/map-types.ts";
import type { Locale } from "#web/i18n/language.ts";
import { pathsIn } from "#web/i18n/paths.ts";

import { type ComparedWalk, comparedMapBox } from "./compared-walk.ts";

/** What walks are shown with. */
export interface ShownOn {
  readonly routeData: RouteData;
  readonly route: PlannerRoute;
  readonly locale: Locale;
  readonly sheetOf: (lines: readonly MapLine[], box: Box) => MapSheet;
  readonly refusalText: (refusals: readonly PlanningFailure[], nameOf: (town: string) => string) => string;
}

/** A planned walk as it is held beside others. */
export function showWalk(
  { kind, input, refusals, found }: PlannedWalk & Pick<ComparedWalk, "kind">,
  { routeData, route, locale, sheetOf, refusalText }: ShownOn,
): ComparedWalk {
  const nameOf = townNamesOf([routeData.graph]);
  const days = (found?.days ?? []).map((day) => ({ ...day, leg: 0 }));
  const drawn = walkLines(days, [routeData]);
  return {
    kind,
    name: `${nameOf(input.from)} – ${nameOf(input.to)}`,
    nights: days.map(({ to }) => to),
    figures: found?.figures ?? null,
    refusal: refusals ? refusalText(refusals, nameOf) : null,
    picture: found ? drawWalk(days, drawn, [routeData], sheetOf(drawn.lines, comparedMapBox)) : null,
    address: pathsIn(locale).planner() + plannerUrl(input, route),
  };
}

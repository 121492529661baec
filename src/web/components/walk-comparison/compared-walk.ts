import type { UnitSystem } from "#domain/units.ts";
import type { OtherWalkKind } from "#domain/plans/walk-comparison/other-walks.ts";
import type { WalkFigures } from "#domain/plans/walk-comparison/walk-figures.ts";
import type { PlanMapData } from "#web/components/plan-map/plan-map-data.ts";

/** The box of each walk's initial map, in CSS pixels. */
export const comparedMapBox = { width: 560, height: 160 };

/** A whole walk in a comparison; the first of several is the reference. */
export interface ComparedWalk {
  /** `plan`: one of the user's own. */
  readonly kind: "shown" | OtherWalkKind | "plan";
  /** Its name, or its destination. */
  readonly name: string;
  /** Slugs of the towns of its nights, in order. */
  readonly nights: readonly string[];
  /** Null if there is no such walk. */
  readonly figures: WalkFigures | null;
  /** Why there is none, as a sentence by the reader's units; null if it was not found in time. */
  readonly refusal: Readonly<Record<UnitSystem, string>> | null;
  readonly picture: PlanMapData | null;
  /** Address of its planner or its page. */
  readonly address: string;
}

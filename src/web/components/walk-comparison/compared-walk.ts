import type { UnitSystem } from "#domain/units.ts";
import type { OtherWalkKind } from "#domain/walk-comparison/other-walks.ts";
import type { WalkFigures } from "#domain/walk-comparison/walk-figures.ts";
import type { PlanPictureData } from "#web/components/plan-picture/plan-picture-data.ts";

/** The box in which the map of each walk is first drawn, in CSS pixels. */
export const comparedMapBox = { width: 560, height: 160 };

/** A whole walk as it is held beside others; the first of several is the one that the others are weighed against. */
export interface ComparedWalk {
  /** `plan`: one of somebody's own. */
  readonly kind: "shown" | OtherWalkKind | "plan";
  /** What it is called, or where it leads. */
  readonly name: string;
  /** Slugs of the towns of its nights, in their order. */
  readonly nights: readonly string[];
  /** Null where there is no such walk. */
  readonly figures: WalkFigures | null;
  /** Why there is none, as a sentence by the reader's units; null where it was not found in time. */
  readonly refusal: Readonly<Record<UnitSystem, string>> | null;
  readonly picture: PlanPictureData | null;
  /** Address of its planner or its page. */
  readonly address: string;
}

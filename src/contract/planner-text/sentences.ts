import type { Reason, Refusal } from "#domain/stage-planner/plan.ts";

/** Gives a town's name for its slug. */
export type TownName = (slug: string) => string;

type ReasonCode = Reason["code"];

/** One sentence for each kind of reason. */
export type ReasonSentences = {
  readonly [Code in ReasonCode]: (facts: Extract<Reason, { code: Code }>, townName: TownName) => string;
};

/** Sentences about plans in one language. */
export interface PlannerText {
  readonly reasons: ReasonSentences;
  /** Why no plan exists and what the nearest is that does. */
  refusal(refusal: Refusal, townName: TownName): string;
  /** The summary above the refusals. */
  refused(): string;
  unknownRoute(slug: string): string;
}

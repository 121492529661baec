import type { Reason, PlanningFailure } from "#domain/planner/stage-planner/plan.ts";

/** Gives the name of a town for its slug; text that is no slug comes back as it is. */
export type NameOf = (slug: string) => string;

/** One sentence for each kind of reason. */
export type ReasonSentences = {
  readonly [Code in Reason["code"]]: (facts: Extract<Reason, { code: Code }>, nameOf: NameOf) => string;
};

/** Sentences about plans in one language. */
export interface PlannerText {
  readonly reasons: ReasonSentences;
  /** Which option cannot be met, and the nearest that can. */
  refusal(refusal: PlanningFailure, nameOf: NameOf): string;
  /** The summary above the refusals. */
  refused(): string;
  unknownRoute(slug: string): string;
}

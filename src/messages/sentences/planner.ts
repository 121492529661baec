import type { Reason, PlanningFailure, Alternative } from "#domain/planner/stage-planner/plan.ts";

/** Gives the name of a town for its slug; text that is no slug comes back as it is. */
export type NameOf = (slug: string) => string;

/** One sentence for each kind of reason. */
type ReasonSentences = {
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

/** The reason in words; `text` decides the language. */
export function reasonSentence(text: PlannerText, reason: Reason, nameOf: NameOf): string {
  // The table has one function for each code; the compiler cannot tie the two together by itself.
  const sentence = text.reasons[reason.code] as (facts: Reason, nameOf: NameOf) => string;
  return sentence(reason, nameOf);
}

interface PlannedDay {
  readonly kind: "walk" | "rest";
  readonly reasons: readonly Reason[];
  readonly alternatives: readonly Alternative[];
}

/** Days as answers tell of them: their reasons in words and as codes, and other ends where there is a walk. */
export function daysInWords<Day extends PlannedDay>(days: readonly Day[], text: PlannerText, nameOf: NameOf) {
  return days.map(({ reasons, alternatives, ...day }) => ({
    ...day,
    reasons: reasons.map((reason) => reasonSentence(text, reason, nameOf)),
    reasonFacts: reasons,
    ...(day.kind === "walk" && { alternatives }),
  }));
}

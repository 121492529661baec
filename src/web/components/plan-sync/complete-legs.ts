import type { PlanCreation } from "#contract/plans/plans.ts";

import type { LegChoices } from "./plan-form-page.ts";
import type { CompleteLeg } from "./option-requests.ts";

/**
 * What the form does not say of a leg. Where no house of a route is known, its days are planned without beds; what is
 * fixed on further routes stays as long as they are walked.
 *
 * @param kept further routes of the plan so far
 */
export function completeLegs(legs: readonly LegChoices[], kept: PlanCreation["nextLegs"] = []): CompleteLeg {
  return (leg, { route }) => {
    const before = kept[leg - 1];
    const pins = before?.route === route ? (before.pins ?? []) : [];
    return {
      ...(legs[leg]?.lodgingTypes.length === 0 && { lodging: "ignore" }),
      ...(pins.length > 0 && { pins }),
    };
  };
}

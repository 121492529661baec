import type { Reason } from "#domain/stage-planner/plan.ts";
import type { PlannerText, TownName } from "./sentences.ts";

/** The reason in words; `text` decides the language. */
export function reasonSentence(text: PlannerText, reason: Reason, townName: TownName): string {
  const { reasons } = text;
  switch (reason.code) {
    case "destination":
      return reasons.destination(reason, townName);
    case "must_stop":
      return reasons.must_stop(reason, townName);
    case "pinned":
      return reasons.pinned(reason, townName);
    case "favourite":
      return reasons.favourite(reason, townName);
    case "only_stop":
      return reasons.only_stop(reason, townName);
    case "last_beds_before":
      return reasons.last_beds_before(reason, townName);
    case "nearest_beyond_max":
      return reasons.nearest_beyond_max(reason, townName);
    case "closest_to_ideal":
      return reasons.closest_to_ideal(reason, townName);
    case "sets_up_next":
      return reasons.sets_up_next(reason, townName);
    case "services":
      return reasons.services(reason, townName);
    case "few_houses":
      return reasons.few_houses(reason, townName);
    case "easing_in":
      return reasons.easing_in(reason, townName);
    case "closure":
      return reasons.closure(reason, townName);
    case "rest_due":
      return reasons.rest_due(reason, townName);
    case "rest_in_city":
      return reasons.rest_in_city(reason, townName);
  }
}

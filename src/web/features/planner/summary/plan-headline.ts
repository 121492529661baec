import { useTranslations } from "use-intl";

import { useFormats } from "#web/ui/text/formats.ts";

import type { PlannerPlanView } from "#web/features/planner/view/plan-view.ts";
import type { Planner } from "../use-planner.ts";

/** The plan in one line: "33 days, 765.8 km, arrive 11 June". */
export function useHeadline({ outcome, wholePlan }: Pick<Planner, "outcome" | "wholePlan">): string {
  const t = useTranslations("planner.headline");
  const write = useWriter();
  if (!wholePlan) return t(!outcome.ok && outcome.isPending ? "pending" : "none");
  const { days, km } = write(wholePlan);
  const { arrival } = wholePlan;
  return arrival ? t("arriving", { days, km, date: write.date(arrival) }) : t("short", { days, km });
}

/** A shorter version, for the bar of phones. */
export function useShortHeadline({ outcome, wholePlan }: Pick<Planner, "outcome" | "wholePlan">): string {
  const t = useTranslations("planner.headline");
  const write = useWriter();
  if (!wholePlan) return t(!outcome.ok && outcome.isPending ? "pending" : "none");
  const { days, km } = write(wholePlan);
  const { arrival } = wholePlan;
  return arrival ? t("shortArriving", { days, date: write.date(arrival) }) : t("short", { days, km });
}

function useWriter() {
  const { kilometres, dayAndMonth } = useFormats();
  const write = ({ totals }: PlannerPlanView) => ({ days: totals.days, km: kilometres(totals.km * 1000) });
  return Object.assign(write, { date: dayAndMonth });
}

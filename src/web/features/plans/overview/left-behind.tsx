import { useTranslations } from "use-intl";

import type { ShownPlan } from "#contract/plans/shown-plan.ts";

import { PlanSection } from "./plan-section.tsx";

/** What hung on days that are gone; nothing where nothing did. */
export function LeftBehind({ things }: { things: ShownPlan["leftBehind"] }) {
  const t = useTranslations("plans.overview");
  if (things.length === 0) return null;
  return (
    <PlanSection heading={t("leftHeading")} lead={t("leftText")}>
      <ul className="grid gap-1.5 text-sm">
        {things.map((thing, index) => (
          <li key={`${thing.town} ${index}`} className="break-words">
            {t("leftItem", {
              town: thing.townName,
              what: [
                thing.houseName,
                thing.houseState === "none" ? null : t(`state.${thing.houseState}`),
                thing.bookingReference,
                thing.notes,
                thing.carry,
              ]
                .filter(Boolean)
                .join(" · "),
            })}
          </li>
        ))}
      </ul>
    </PlanSection>
  );
}

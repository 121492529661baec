import { useTranslations } from "use-intl";

import type { PlanChange, Stretch } from "#domain/planner/solution/plan-change.ts";
import { useFormats } from "#web/ui/text/formats.ts";

/** Minimum change of a day in hours to be mentioned: times are rounded to five minutes. */
const worthAWord = 0.125;

/** Effect on the plan, in hours and days: "the next day gets 45 min longer". */
export function useChangeText(): (change: PlanChange) => string {
  const t = useTranslations("dayChoices.change");
  const { hours } = useFormats();
  const mean = (stretch: Stretch) => hours(stretch.reduce((sum, each) => sum + each, 0) / Math.max(1, stretch.length));
  const amount = (value: number) =>
    value < 0.96 ? t("minutes", { minutes: Math.round((value * 60) / 5) * 5 }) : hours(value);
  const each = (stretch: Stretch) => stretch.map(hours).join(" + ");
  return ({ before, after, beginsElsewhere, extraDays, otherNights }) => {
    const [now, then] = [before.at(-1) ?? 0, after.at(-1) ?? 0];
    const parts: string[] = [];
    if (after.length !== before.length) {
      const counts = { after: after.length, before: before.length };
      parts.push(t("days", { ...counts, hoursAfter: mean(after), hoursBefore: mean(before) }));
    } else if (beginsElsewhere && after.length <= 3) {
      parts.push(t("instead", { after: each(after), before: each(before) }));
    } else if (after.length === 2) {
      const change = then - now;
      const by = { by: amount(Math.abs(change)) };
      parts.push(Math.abs(change) < worthAWord ? t("nextSame") : t(change > 0 ? "nextLonger" : "nextShorter", by));
    } else {
      const [longest, was] = [Math.max(...after), Math.max(...before)];
      parts.push(t("shifted", { count: after.length, longest: hours(longest), was: hours(was) }));
    }
    if (otherNights > 0) parts.push(t("otherNights", { count: otherNights }));
    if (extraDays !== 0) parts.push(t(extraDays > 0 ? "arriveLater" : "arriveEarlier", { count: Math.abs(extraDays) }));
    return parts.join("; ");
  };
}

import { Coffee } from "lucide-react";
import { useTranslations } from "use-intl";

import { DayNumber } from "#web/features/planner/view/day-number.tsx";
import type { DayView } from "#web/features/planner/view/plan-view.ts";
import { useReasonSentence } from "#web/components/plan-sentences/use-reason-sentence.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

/** A day without walking. */
export function RestRow({ day, nameOf }: { day: DayView; nameOf: (slug: string) => string }) {
  const t = useTranslations("planner.days");
  const sentence = useReasonSentence(nameOf);
  return (
    <div className="planner__row bg-ok-soft">
      <DayNumber day={day} />
      <span className="grid gap-0.5">
        <span className="flex items-center gap-2 font-strong">
          <Icon of={Coffee} />
          {t("rest", { town: nameOf(day.to) })}
        </span>
        <span className="text-sm text-ink-2">{day.reasons.map(sentence).join(" · ")}</span>
      </span>
    </div>
  );
}

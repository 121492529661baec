import { Coffee } from "lucide-react";
import { useTranslations } from "use-intl";

import { Icon } from "#web/ui/icons/icon.tsx";

import { DayNumber } from "./day-number.tsx";
import type { DayView } from "./plan-view.ts";
import { useReasonSentence } from "./use-reason-sentence.ts";

/** A day without walking. */
export function RestRow({ day, nameOf }: { day: DayView; nameOf: (slug: string) => string }) {
  const t = useTranslations("planner.days");
  const sentence = useReasonSentence(nameOf);
  return (
    <li className="planner__row planner__day bg-ok-soft">
      <DayNumber day={day} />
      <span className="grid gap-0.5">
        <span className="flex items-center gap-2 font-strong">
          <Icon of={Coffee} />
          {t("rest", { town: nameOf(day.to) })}
        </span>
        <span className="text-sm text-ink-2">{day.reasons.map(sentence).join(" · ")}</span>
      </span>
    </li>
  );
}

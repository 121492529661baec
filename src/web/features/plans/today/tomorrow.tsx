import { useTranslations } from "use-intl";

import type { EditorPlan } from "#contract/plans/plan-editor.ts";
import { useFormats } from "#web/ui/text/formats.ts";

/** The next day in one line. @param number of today */
export function Tomorrow({ plan, number }: { plan: EditorPlan; number: number }) {
  const t = useTranslations("today.tomorrow");
  const { kilometres, hours } = useFormats();
  const day = plan.days[number];
  return (
    <section aria-labelledby="tomorrow">
      <h2 id="tomorrow" className="text-lg">
        {t("heading")}
      </h2>
      <p className="tabular-nums">
        {!day
          ? t("last")
          : day.kind === "rest"
            ? t("rest", { town: day.toName })
            : t("walk", {
                from: day.fromName,
                to: day.toName,
                distance: kilometres(day.km * 1000),
                hours: hours(day.hours),
              })}
      </p>
    </section>
  );
}

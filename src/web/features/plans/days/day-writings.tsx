import { useTranslations } from "use-intl";

import type { EditorDay } from "#contract/plans/plan-editor.ts";
import { useEuros } from "#web/features/plans/overview/use-euros.ts";

import { useEditing } from "#web/components/plan-edits/editing.tsx";

/** What the owner has written down for a day, for whoever reads a plan that is shared. */
export function DayWritings({ day }: { day: EditorDay }) {
  const t = useTranslations("planDays.booking");
  const euros = useEuros();
  if (useEditing()) return null;
  const lines = [
    day.houseState === "none" ? null : t(`states.${day.houseState}`),
    day.priceCents === null ? null : euros(day.priceCents),
  ].filter((line) => line !== null);
  return (
    <>
      {lines.length === 0 ? null : <p>{lines.join(" · ")}</p>}
      {(["notes", "carry"] as const).map((field) =>
        day[field] === "" ? null : (
          <section key={field} className="grid gap-1">
            <h3 className="text-lg">{t(field)}</h3>
            <p className="whitespace-pre-wrap">{day[field]}</p>
          </section>
        ),
      )}
    </>
  );
}

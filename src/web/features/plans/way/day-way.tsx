import { useMemo } from "react";
import { useTranslations } from "use-intl";

import type { EditorDay, EditorPlan } from "#contract/plans/plan-editor.ts";
import { wayEntries } from "#domain/today/way-entries.ts";
import type { RouteGround } from "#web/components/plan-picture/route-ground.ts";

import { usePlaces, usePlanWay } from "./use-plan-way.ts";
import { WayList } from "./way-list.tsx";

interface DayWayProps {
  plan: EditorPlan;
  day: EditorDay;
  grounds: readonly RouteGround[] | null;
  /** ISO 3166-1 of the country where the day ends. */
  country: string;
}

/** What lies on the way of a day, town by town. */
export function DayWay({ plan, day, grounds, country }: DayWayProps) {
  const t = useTranslations("today.way");
  const way = usePlanWay(plan, grounds);
  const { places, state } = usePlaces(plan);
  const span = way?.days.find(({ number }) => number === day.number);
  const entries = useMemo(
    () => (way && span ? wayEntries(way, places, span.fromM, span.toM) : []),
    [way, places, span],
  );
  return (
    <section aria-labelledby="way" className="grid gap-1">
      <h3 id="way" className="text-lg">
        {t("heading")}
      </h3>
      {span ? (
        <WayList entries={entries} fromM={span.fromM} date={day.date} country={country} />
      ) : (
        <p className="min-h-40 text-ink-2">{t("reading")}</p>
      )}
      {state === "failed" ? <p className="text-sm text-ink-2">{t("partly")}</p> : null}
    </section>
  );
}

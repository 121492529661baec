import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";

import type { ShownPlan } from "#contract/shown-plan.ts";
import { ElevationProfileChart } from "#web/features/elevation-profile/elevation-profile.tsx";

import type { RouteGround } from "./route-ground.ts";
import { walkOfDays } from "./walk-of-days.ts";

interface PlanProfileProps {
  days: ShownPlan["days"];
  grounds: readonly (RouteGround | null)[];
  heading: string;
}

/** Some days of a plan from the side, a band for each. */
export function PlanProfile({ days, grounds, heading }: PlanProfileProps) {
  const t = useTranslations("offline.plan");
  const [cursorKm, setCursorKm] = useState<number | null>(null);
  const walk = useMemo(() => walkOfDays(days, grounds), [days, grounds]);
  const bands = useMemo(() => {
    let fromKm = 0;
    return days
      .filter(({ kind }) => kind === "walk")
      .map(({ km }) => {
        const band = { fromKm, toKm: fromKm + km };
        fromKm += km;
        return band;
      });
  }, [days]);
  if (!walk?.profile) return <p className="text-sm text-ink-2">{t("noHeights")}</p>;
  return (
    <section aria-label={heading} className="rounded-lg border border-line bg-surface px-3 pt-3 pb-1">
      <ElevationProfileChart
        profile={walk.profile}
        summits={walk.summits}
        places={walk.places}
        title={heading}
        bands={bands}
        cursorKm={cursorKm}
        onMove={setCursorKm}
        className="aspect-[9/5]! sm:aspect-[26/7]!"
      />
    </section>
  );
}

import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";

import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { ElevationProfileChart } from "#web/components/profile/elevation-profile.tsx";
import type { ProfileBand } from "#web/components/profile/elevation-profile-props.ts";

import type { RouteGround } from "#web/components/plan-picture/route-ground.ts";
import { walkOfDays } from "#web/components/plan-picture/walk-of-days.ts";

interface PlanProfileProps {
  days: ShownPlan["days"];
  grounds: readonly (RouteGround | null)[];
  heading: string;
}

/** One band for each walking day. */
function bandsOf(days: ShownPlan["days"]): ProfileBand[] {
  let walkedKm = 0;
  return days.flatMap(({ kind, km }) => {
    if (kind === "rest") return [];
    const fromKm = walkedKm;
    walkedKm += km;
    return { fromKm, toKm: walkedKm };
  });
}

/** Some days of a plan from the side, a band for each. */
export function PlanProfile({ days, grounds, heading }: PlanProfileProps) {
  const t = useTranslations("offline.plan");
  const [cursorKm, setCursorKm] = useState<number | null>(null);
  const walk = useMemo(() => walkOfDays(days, grounds), [days, grounds]);
  const bands = useMemo(() => bandsOf(days), [days]);
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

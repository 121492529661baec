import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";

import type { EditorDay, EditorPlan } from "#contract/plans/plan-editor.ts";
import { ElevationProfileChart } from "#web/components/profile/elevation-profile.tsx";
import { walkOfDays } from "#web/components/plan-map/walk-of-days.ts";

import { EndHandle } from "./end/end-handle.tsx";
import type { PlanEditor } from "./editor/plan-editor.ts";
import { possibleEnds } from "./end/possible-ends.ts";
import type { LegRouteData } from "./use-edited-map.ts";

interface DayProfileProps {
  plan: EditorPlan;
  day: EditorDay;
  legRoutes: LegRouteData;
  /** Null if the plan is read-only. */
  editor: PlanEditor | null;
}

/** Profile of a day between its neighbours, large enough to drag its end. */
export function DayProfile({ plan, day, legRoutes, editor }: DayProfileProps) {
  const t = useTranslations("planDays.handle");
  const [frozenStretch, setFrozenStretch] = useState<Stretch | null>(null);
  const days = plan.days;
  const currentStretch = useMemo(() => stretchAround(days, day.number, legRoutes), [days, day.number, legRoutes]);
  // The ground is unchanged while an end is moved.
  const stretch = frozenStretch ?? currentStretch;
  const box = useRef<HTMLDivElement>(null);
  useScrollAnchor(box, frozenStretch !== null);
  if (!stretch) return null;
  const { walk, startKm, ends } = stretch;
  const endKm = startKm + (ends.find(({ to }) => to === day.to)?.km ?? day.km);
  // The previous days may follow later.
  const fromKm = Math.max(0, endKm - day.km);
  const bands = [
    { fromKm: 0, toKm: fromKm },
    { fromKm, toKm: endKm },
    { fromKm: endKm, toKm: walk.profile.lengthKm },
  ];
  const { number } = day;
  return (
    <div ref={box} className="relative rounded-lg border border-line bg-surface px-2 pt-2 pb-1">
      <ElevationProfileChart
        profile={walk.profile}
        summits={frozenStretch ? [] : walk.summits}
        places={walk.places}
        title={t("profile", { number })}
        bands={bands}
        selectedBand={1}
        className="h-36! md:h-40!"
      />
      {editor && day.alternatives.length > 0 ? (
        <EndHandle
          day={day}
          startKm={startKm}
          lengthKm={walk.profile.lengthKm}
          nameOf={(town) => plan.townNames[town] ?? town}
          onDragChange={(isDragging) => setFrozenStretch(isDragging ? currentStretch : null)}
          onPreview={(to) => void editor.preview(to === null ? null : { kind: "set-end", day: number, to })}
          onMove={(to) => void editor.edit({ kind: "set-end", day: number, to }, "day")}
        />
      ) : null}
    </div>
  );
}

/** While a part of the page is dragged, changes in height above it scroll the page instead of moving it. */
function useScrollAnchor(part: RefObject<HTMLElement | null>, isDragging: boolean): void {
  const top = useRef<number | null>(null);
  // After every render: anything above may have changed.
  useLayoutEffect(() => {
    const now = part.current?.getBoundingClientRect().top ?? 0;
    if (!isDragging) top.current = null;
    else if (top.current === null) top.current = now;
    else if (now !== top.current) window.scrollBy({ top: now - top.current, behavior: "instant" });
  });
}

type Stretch = NonNullable<ReturnType<typeof stretchAround>>;

/** The walks before, on and after a day; null if no elevations are known. */
function stretchAround(days: readonly EditorDay[], number: number, legRoutes: LegRouteData) {
  if (!legRoutes) return null;
  const walks = days.filter(({ kind }) => kind === "walk");
  const at = walks.findIndex((walk) => walk.number === number);
  if (at < 0) return null;
  const first = Math.max(0, at - 1);
  const walk = walkOfDays(walks.slice(first, at + 2), legRoutes);
  const startKm = walks.slice(first, at).reduce((sum, { km }) => sum + km, 0);
  const { ends } = possibleEnds(walks[at] ?? { to: "", km: 0, alternatives: [] });
  return walk?.profile ? { walk: { ...walk, profile: walk.profile }, startKm, ends } : null;
}

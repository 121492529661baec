import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";

import { ElevationProfileChart } from "#web/components/profile/elevation-profile.tsx";
import { OpenMap } from "#web/components/interactive-map/open-map.tsx";
import { RouteMap } from "#web/components/route-map/route-map.tsx";
import { YieldBeforeRender } from "#web/ui/hydration/yield-before-render.tsx";

import { HereNow } from "./here-now.tsx";
import type { PlanMapData } from "./plan-map-data.ts";
import { decodeWalk } from "./encoded-walk.ts";

interface PlanMapProps {
  picture: PlanMapData;
  /** Slug of the route on the interactive map. */
  route: string;
  title: string;
  description: string;
  /** Highlighted calendar day. */
  current?: number | null;
  /** A night was selected on the map. */
  onOpen?: (day: number) => void;
  /** Whether the interactive map is available. */
  hasMap?: boolean;
  /** Leaves room for content below. */
  low?: boolean;
  className?: string;
}

/** Map and profile of a plan, its days as bands. */
export function PlanMap({
  picture,
  route,
  title,
  description,
  current = null,
  onOpen,
  hasMap = true,
  low = false,
  className,
}: PlanMapProps) {
  const t = useTranslations("plans.overview");
  const words = useTranslations("offline.plan");
  const [cursorKm, setCursorKm] = useState<number | null>(null);
  const { sheet, stops, days, side } = picture;
  const lines = useMemo(() => decodeWalk(picture), [picture]);
  const bands = useMemo(() => days.map(({ fromKm, toKm }) => ({ fromKm, toKm })), [days]);
  const index = days.findIndex(({ number }) => number === current);
  const chosen = days[index];
  const ends = useMemo(() => {
    const bySlug = new Map(stops.map((stop) => [stop.id, stop]));
    return days.flatMap(({ number, to }) => {
      const stop = bySlug.get(to);
      return stop ? [{ number, name: stop.name, lat: stop.lat, lon: stop.lon }] : [];
    });
  }, [days, stops]);
  const openAt = (town: string) => {
    const day = days.find(({ to }) => to === town);
    if (day) onOpen?.(day.number);
  };
  const map = (
    <YieldBeforeRender>
      <RouteMap
        openable={hasMap}
        className={low ? "aspect-auto! h-48 md:h-64" : undefined}
        sheet={sheet}
        lines={lines}
        stops={stops}
        highlight={lines[index]?.points ?? null}
        opensAtHighlight
        selected={chosen?.to ?? null}
        title={title}
        description={description}
        onSelect={openAt}
      />
    </YieldBeforeRender>
  );
  return (
    <div className={className}>
      {hasMap ? (
        <OpenMap route={route} title={title} days={ends} selectedTown={chosen?.to ?? null} onSelectTown={openAt}>
          {map}
        </OpenMap>
      ) : (
        <>
          {map}
          <p className="border-t border-line px-4 py-2 text-sm text-ink-2">{words("mapMissing")}</p>
        </>
      )}
      {side ? (
        <div
          className="relative break-inside-avoid border-t border-line bg-surface px-2 pt-2 pb-1"
          onPointerLeave={() => setCursorKm(null)}
        >
          <YieldBeforeRender>
            <ElevationProfileChart
              profile={side.profile}
              summits={side.summits}
              places={side.places}
              title={t("profile")}
              bands={bands}
              selectedBand={index < 0 ? null : index}
              cursorKm={cursorKm}
              onMove={setCursorKm}
              className={low ? "h-32! md:h-36!" : "h-40! md:h-44!"}
            />
          </YieldBeforeRender>
        </div>
      ) : (
        <p className="border-t border-line px-4 py-3 text-sm text-ink-2">{t("noHeights")}</p>
      )}
      {hasMap ? (
        <div data-needs-script="" className="border-t border-line bg-surface px-3 py-2 print:hidden">
          <HereNow slug={route} />
        </div>
      ) : null}
    </div>
  );
}

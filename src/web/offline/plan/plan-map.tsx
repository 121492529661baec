import { useMemo } from "react";
import { useTranslations } from "use-intl";

import type { ShownPlan } from "#contract/shown-plan.ts";
import { OpenMap } from "#web/features/open-map/open-map.tsx";

import type { RouteGround } from "./route-ground.ts";

interface PlanMapProps {
  days: ShownPlan["days"];
  /** Whether the map was taken along too. */
  hasMap: boolean;
  grounds: readonly (RouteGround | null)[];
}

/** The interactive map of each route of some days, with the ends of the days and where the walker is. */
export function PlanMap({ days, hasMap, grounds }: PlanMapProps) {
  const t = useTranslations("offline.plan");
  const legs = useMemo(() => [...new Set(days.map(({ leg }) => leg))], [days]);
  if (!hasMap) return <p className="text-sm text-ink-2">{t("mapMissing")}</p>;
  return legs.map((leg) => {
    const ground = grounds[leg];
    return ground ? <LegMap key={leg} days={days.filter((day) => day.leg === leg)} ground={ground} /> : null;
  });
}

function LegMap({ days, ground: { slug, graph } }: { days: ShownPlan["days"]; ground: RouteGround }) {
  const t = useTranslations("offline.plan");
  const ends = useMemo(() => {
    const towns = new Map(graph.waypoints.map((waypoint) => [waypoint.townSlug, waypoint]));
    return days.flatMap(({ number, kind, to }) => {
      const town = kind === "walk" ? towns.get(to) : undefined;
      return town ? [{ number, name: town.name ?? to, lat: town.lat, lon: town.lon }] : [];
    });
  }, [days, graph]);
  const [only] = ends.length === 1 ? ends : [];
  return (
    <OpenMap
      route={slug}
      title={t("map")}
      days={ends}
      focus={only ? { lat: only.lat, lon: only.lon, zoom: 11 } : undefined}
      className="overflow-hidden rounded-lg border border-line bg-surface-2"
    >
      <div className="grid min-h-40 content-end p-4 pt-16 lg:min-h-96">
        <p className="max-w-[46ch] text-sm text-ink-2">{t("mapHint")}</p>
      </div>
    </OpenMap>
  );
}

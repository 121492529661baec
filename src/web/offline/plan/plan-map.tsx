import { useMemo } from "react";
import { useTranslations } from "use-intl";

import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { OpenMap } from "#web/components/open-map/open-map.tsx";
import type { MapLine } from "#web/components/route-map/map-types.ts";
import { RouteMap } from "#web/components/route-map/route-map.tsx";

import { HereNow } from "./here-now.tsx";
import { plainSheet } from "./plain-sheet.ts";
import type { RouteGround } from "#web/components/plan-picture/route-ground.ts";
import { lineOfArcs, stopsOfDays } from "#web/components/plan-picture/way-of-days.ts";

interface PlanMapProps {
  plan: ShownPlan;
  /** Those that the map is about. */
  days: ShownPlan["days"];
  /** Whether the interactive map was taken along too. */
  hasMap: boolean;
  grounds: readonly (RouteGround | null)[];
}

/** A map of each route of some days, drawn, and opened into the interactive one where it was taken along. */
export function PlanMap({ plan, days, hasMap, grounds }: PlanMapProps) {
  const legs = useMemo(() => [...new Set(days.map(({ leg }) => leg))], [days]);
  return legs.map((leg) => {
    const ground = grounds[leg];
    return ground ? <LegMap key={leg} leg={leg} plan={plan} days={days} hasMap={hasMap} ground={ground} /> : null;
  });
}

/** The box the drawn map is made for, in CSS pixels; it fits itself to others. */
const box = { width: 640, height: 320 };
const dayZoom = 11;

interface LegMapProps extends Omit<PlanMapProps, "grounds"> {
  leg: number;
  ground: RouteGround;
}

function LegMap({ leg, plan, days, hasMap, ground }: LegMapProps) {
  const t = useTranslations("offline.plan");
  const drawn = useMemo(() => {
    const shown = days.filter((day) => day.leg === leg);
    const whole = plan.days.filter((day) => day.leg === leg).flatMap(({ arcs }) => arcs);
    const part = lineOfArcs(
      ground,
      shown.flatMap(({ arcs }) => arcs),
    );
    const lines: MapLine[] = [{ kind: "main", points: lineOfArcs(ground, whole) }];
    const stops = stopsOfDays(ground, shown);
    return { shown, part, lines, stops, sheet: plainSheet(part, box), isPart: shown.length === 1 };
  }, [leg, plan, days, ground]);
  const ends = useMemo(() => {
    const byTown = new Map(drawn.stops.map((stop) => [stop.id, stop]));
    return drawn.shown.flatMap(({ number, kind, to }) => {
      const town = kind === "walk" ? byTown.get(to) : undefined;
      return town ? [{ number, name: town.name, lat: town.lat, lon: town.lon }] : [];
    });
  }, [drawn]);
  const [end] = drawn.isPart ? ends : [];
  const picture = (
    <RouteMap
      sheet={drawn.sheet}
      lines={drawn.lines}
      stops={drawn.stops}
      highlight={drawn.isPart ? drawn.part : null}
      title={t("map")}
      openable={hasMap}
      className="aspect-[16/10]! md:aspect-[2/1]!"
    />
  );
  return (
    <section aria-label={t("map")} className="grid gap-2">
      <div className="overflow-hidden rounded-lg border border-line">
        {hasMap ? (
          <OpenMap
            route={ground.slug}
            title={t("map")}
            days={ends}
            focus={end ? { lat: end.lat, lon: end.lon, zoom: dayZoom } : undefined}
          >
            {picture}
          </OpenMap>
        ) : (
          picture
        )}
      </div>
      <p className="text-sm text-ink-2">{t(hasMap ? "mapHint" : "mapMissing")}</p>
      {hasMap ? <HereNow slug={ground.slug} /> : null}
    </section>
  );
}

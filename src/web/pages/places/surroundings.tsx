import { useMemo } from "react";
import { useTranslations } from "use-intl";

import { ElevationProfileChart } from "#web/components/profile/elevation-profile.tsx";
import { OpenMap } from "#web/components/interactive-map/open-map.tsx";
import { unpackWay } from "#web/features/routes/route-page/way/unpack-way.ts";
import type { useWayCursor } from "#web/features/routes/route-page/way/use-way-cursor.ts";
import type { WayView } from "#web/features/routes/route-page/way/view-way.ts";
import type { MapSheet, MapStop } from "#web/components/route-map/map-types.ts";
import { RouteMap } from "#web/components/route-map/route-map.tsx";

type WayCursor = ReturnType<typeof useWayCursor>;

interface SurroundingsMapProps {
  /** Slug of the route. */
  route: string;
  sheet: MapSheet;
  /** The way beyond the edges of the map. */
  wide: WayView;
  cursor: WayCursor;
  /** Slug of the page's town. */
  home: string;
  /** A house with its own place, which is then highlighted instead of the town. */
  house?: MapStop | null;
  title: string;
  description: string;
}

/** The map around one town, with the cursor of the profile. */
export function SurroundingsMap({
  route,
  sheet,
  wide,
  cursor,
  home,
  house = null,
  title,
  description,
}: SurroundingsMapProps) {
  const around = useMemo(() => unpackWay(wide), [wide]);
  const stops = useMemo((): MapStop[] => {
    const towns = around.towns.map(({ slug, name, size, lat, lon }): MapStop => {
      const kind = slug === home ? "city" : size === "other" ? "village" : size;
      return { id: slug, name, lat, lon, kind };
    });
    return house ? [house, ...towns] : towns;
  }, [around, home, house]);
  return (
    <OpenMap
      route={route}
      title={title}
      focus={house ?? around.towns.find(({ slug }) => slug === home)}
      className="md:absolute md:inset-0"
    >
      <RouteMap
        openable
        sheet={sheet}
        lines={around.mapLines}
        stops={stops}
        selected={house ? house.id : (cursor.here?.slug ?? (cursor.point ? null : home))}
        cursor={cursor.point}
        title={title}
        description={description}
        onSelect={cursor.moveToTown}
        className="aspect-[16/10]! md:absolute! md:inset-0 md:aspect-auto! md:h-full"
      />
    </OpenMap>
  );
}

interface SurroundingsProfileProps {
  heading: string;
  title: string;
  /** A sentence on the climb, at the right of the heading. */
  facts: string | null;
  view: WayView;
  cursor: WayCursor;
  /** The highlighted section: slugs of its towns. */
  from: string | null;
  to: string;
  /** Approximate width on a wide screen, CSS pixels, for the server's drawing. */
  width?: number;
}

/** The climb before and after one town; nothing if no elevation is known. */
export function SurroundingsProfile({
  heading,
  title,
  facts,
  view,
  cursor,
  from,
  to,
  width = 780,
}: SurroundingsProfileProps) {
  const t = useTranslations("profile");
  const kmOf = (slug: string | null) => cursor.way.towns.find((town) => town.slug === slug)?.km;
  const [fromKm, toKm] = [kmOf(from), kmOf(to)];
  const bands = useMemo(
    () => (fromKm === undefined || toKm === undefined || fromKm >= toKm ? [] : [{ fromKm, toKm }]),
    [fromKm, toKm],
  );
  const { profile } = cursor.way;
  const [first, last] = [cursor.way.towns[0], cursor.way.towns.at(-1)];
  if (!profile || !first || !last) return null;
  return (
    <section aria-labelledby="climb" className="rounded-lg border border-line bg-surface px-4 pt-4 pb-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-1">
        <h2 id="climb" className="text-lg">
          {heading}
        </h2>
        {facts ? <p className="text-sm text-ink-2 tabular-nums">{facts}</p> : null}
      </div>
      <ElevationProfileChart
        profile={profile}
        title={title}
        places={cursor.way.towns}
        summits={view.summits}
        bands={bands}
        selectedBand={bands.length === 0 ? null : 0}
        cursorKm={cursor.km}
        onMove={cursor.moveTo}
        width={width}
        height={Math.round((width * 7) / 26)}
        className="aspect-[9/5]! sm:aspect-[26/7]!"
      />
      <p className="px-1 text-sm text-ink-2">{t("fromTo", { start: first.name, end: last.name })}</p>
    </section>
  );
}

import { useMemo, useState, type KeyboardEvent } from "react";
import { useTranslations } from "use-intl";

import { positionAt } from "#domain/elevation-profile/position-at.ts";
import { placesOnWalk, walkedArcs } from "#domain/elevation-profile/walked-arcs.ts";
import { ElevationProfileChart } from "#web/components/profile/elevation-profile.tsx";
import { OpenMap } from "#web/components/open-map/open-map.tsx";
import { type PackedLines, unpackLines } from "#web/components/plan-fields/packed-lines.ts";
import type { DayView } from "#web/components/plan-fields/plan-view.ts";
import { useFetched } from "#web/components/plan-fields/use-fetched.ts";
import type { Planner } from "#web/features/planner/use-planner.ts";
import { RouteMap } from "#web/components/route-map/route-map.tsx";
import type { MapStop } from "#web/components/route-map/map-types.ts";
import { usePaths } from "#web/ui/use-paths.ts";

import { type FirstPicture, readLines, readProfile, walkProfile } from "./first-picture.ts";
import { mapLines, stretch } from "./map-lines.ts";
import { dayStops, type PlacedTown, placedTowns } from "./day-stops.ts";

interface WalkPictureProps {
  planner: Planner;
  first: FirstPicture;
  towns: readonly PlacedTown[];
  onOpen: (day: number) => void;
}

const noDays: readonly DayView[] = [];

/** The plan on the map and from the side; a day chosen in one is chosen in both, and in the list. */
export function WalkPicture({ planner, first, towns, onOpen }: WalkPictureProps) {
  const t = useTranslations("planner.picture");
  const { data, graph, plan, outcome, isInUse, open, options, nameOf } = planner;
  const fetched = useFetched<PackedLines>(usePaths().plannerLines(data.route.slug));
  const packed = isInUse ? fetched.value : null;
  const lines = useMemo(() => (packed ? unpackLines(packed) : null), [packed]);
  const [cursorKm, setCursorKm] = useState<number | null>(null);

  const fine = useMemo(() => (graph.value && lines ? mapLines(graph.value, lines) : null), [graph.value, lines]);
  const coarse = useMemo(() => readLines(first.lines), [first.lines]);
  const days = outcome.ok ? outcome.plan.days : noDays;

  // The way changes seldom while a slider moves: its arcs as one text say whether it has.
  const way = useMemo(() => plan?.days.flatMap((day) => day.arcs).join() ?? null, [plan]);
  const walk = useMemo(() => {
    if (!graph.value || !lines || way === null) return null;
    const arcs = way.split(",").map(Number);
    return {
      arcs: walkedArcs(graph.value, arcs, lines),
      places: placesOnWalk(graph.value, arcs),
      side: walkProfile(graph.value, arcs, lines),
    };
  }, [graph.value, lines, way]);
  const firstSide = useMemo(() => readProfile(first.profile), [first.profile]);
  const side = walk ? walk.side : firstSide;

  const stopsKey = [options.input.from, ...days.map((day) => day.to), options.input.to].join();
  const placed = useMemo(
    () => (isInUse && graph.value ? placedTowns(graph.value) : towns),
    [isInUse, graph.value, towns],
  );
  const stops = useMemo<readonly MapStop[]>(() => dayStops(stopsKey.split(","), placed), [stopsKey, placed]);
  const dayEnds = useMemo(() => {
    const bySlug = new Map(towns.map((town) => [town.slug, town]));
    return days.flatMap(({ number, to, kind }) => {
      const town = kind === "walk" ? bySlug.get(to) : undefined;
      return town ? [{ number, name: town.name, lat: town.lat, lon: town.lon }] : [];
    });
  }, [days, towns]);
  const walks = useMemo(() => days.filter((day) => day.kind === "walk"), [days]);
  const bands = useMemo(() => walks.map(({ startKm, km }) => ({ fromKm: startKm, toKm: startKm + km })), [walks]);
  const opened = walks.find((day) => day.number === open) ?? null;
  const openedArcs = plan?.days.find((day) => day.number === open)?.arcs;
  const highlight = useMemo(() => (openedArcs && lines ? stretch(openedArcs, lines) : null), [openedArcs, lines]);
  const cursor = useMemo(() => (walk && cursorKm !== null ? positionAt(walk.arcs, cursorKm) : null), [walk, cursorKm]);

  const openAtCursor = () => {
    const day =
      cursorKm === null ? undefined : walks.find(({ startKm, km }) => cursorKm >= startKm && cursorKm <= startKm + km);
    if (day) onOpen(day.number);
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") openAtCursor();
  };
  const openAt = (town: string) => {
    const day = walks.find(({ to }) => to === town);
    if (day) onOpen(day.number);
  };
  return (
    <div className="planner__picture">
      <OpenMap
        route={data.route.slug}
        title={t("map", { route: data.route.name })}
        days={dayEnds}
        selectedTown={opened?.to ?? null}
        onSelectTown={openAt}
      >
        <RouteMap
          openable
          className="planner__map"
          sheet={first.sheet}
          lines={fine ?? coarse}
          stops={stops}
          highlight={highlight}
          selected={opened?.to ?? null}
          cursor={cursor}
          title={t("map", { route: data.route.name })}
          description={t("mapDescription", {
            from: nameOf(options.input.from),
            to: nameOf(options.input.to),
            count: walks.length,
          })}
          onSelect={openAt}
        />
      </OpenMap>
      {side ? (
        // The chart's own slider takes pointer and keys; a click or Enter on it also opens the day under the cursor.
        <div
          className="border-t border-line px-2 pt-2 pb-1"
          onClick={openAtCursor}
          onKeyDown={openByKey}
          onPointerLeave={() => setCursorKm(null)}
        >
          <ElevationProfileChart
            className="planner__profile"
            profile={side.profile}
            summits={side.summits}
            title={t("profile", { route: data.route.name })}
            places={walk?.places}
            bands={bands}
            selectedBand={opened ? walks.indexOf(opened) : null}
            cursorKm={cursorKm}
            onMove={setCursorKm}
          />
        </div>
      ) : (
        <p className="border-t border-line px-4 py-3 text-sm text-ink-2">{t("noHeights")}</p>
      )}
    </div>
  );
}

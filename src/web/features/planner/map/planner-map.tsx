import { useMemo, useState, type KeyboardEvent } from "react";
import { useTranslations } from "use-intl";

import { positionAt } from "#domain/geography/elevation-profile/position-at.ts";
import { drawnArcs, walkedArcs } from "#domain/geography/elevation-profile/walked-arcs.ts";
import { isStraight } from "#domain/geography/route-geometry/polyline.ts";
import { ElevationProfileChart } from "#web/components/profile/elevation-profile.tsx";
import { OpenMap } from "#web/components/interactive-map/open-map.tsx";
import type { WalkedStretch } from "#web/components/interactive-map/open-map-options.ts";
import { type PackedLines, unpackLines } from "#web/components/plan-map/encoded-walk.ts";
import type { DayView } from "#web/features/planner/view/plan-view.ts";
import { useFetched } from "#web/client/api/use-fetched.ts";
import { type WalkOfDays, walkOfDays } from "#web/components/plan-map/walk-of-days.ts";
import { lineOfArcs, type OffPathLink } from "#web/components/plan-map/line-of-arcs.ts";
import type { Planner } from "#web/features/planner/use-planner.ts";
import { RouteMap } from "#web/components/route-map/route-map.tsx";
import type { MapLine, MapStop } from "#web/components/route-map/map-types.ts";
import type { Catalogue } from "#messages/areas.ts";
import { lazyMessages } from "#web/ui/hydration/lazy-messages.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import {
  type FirstMap,
  decodeLines,
  decodeProfile,
  type WalkProfile,
  dayStops,
  type PlacedTown,
  placedTowns,
} from "./first-map.ts";
import {
  frameOf,
  mapLines,
  offPathLinkLines,
  walkedBy,
  type WalkedRoute,
  walkOffPathLinks,
  wholeRoute,
} from "./map-lines.ts";

export interface PlannerMapProps {
  planner: Planner;
  first: FirstMap;
  towns: readonly PlacedTown[];
  onOpen: (day: number) => void;
}

const noDays: readonly DayView[] = [];

interface WalkDrawing {
  readonly lines: readonly MapLine[];
  readonly offPathLinks: readonly OffPathLink[];
  readonly frame: FirstMap["frame"];
  readonly arcs: ReturnType<typeof walkedArcs>;
  /** Those on further routes. */
  readonly beyond: readonly WalkedStretch[];
  readonly places: WalkOfDays["places"];
  readonly walkProfile: WalkProfile | null;
}

function drawWalk(walked: readonly WalkedRoute[]): WalkDrawing {
  const legRoutes = walked.map(({ routeData }) => routeData);
  const legs = walked.map((each, leg) => ({ ...each, leg }));
  const { profile = null, places = [], summits = [] } = walkOfDays(legs, legRoutes) ?? {};
  const [first = [], ...further] = walked.map(({ routeData, arcs }) =>
    walkedArcs(routeData.graph, arcs, routeData.lines),
  );
  const beyond = further.flat();
  return {
    lines: mapLines(walked),
    offPathLinks: walkOffPathLinks(walked),
    frame: frameOf(walked),
    arcs: drawnArcs([...first, ...beyond]),
    beyond: drawnArcs(beyond).map(({ line, walkedM }, index) => ({
      line,
      straight: isStraight(beyond[index]?.line ?? line, walkedM),
    })),
    places,
    walkProfile: profile && { profile, summits },
  };
}

/** Texts of map and profile. */
const PictureMessages = lazyMessages(async (locale) => {
  const [{ map }, { profile }] = await Promise.all([
    import(`../../../../messages/${locale}/components/map.ts`) as Promise<Pick<Catalogue, "map">>,
    import(`../../../../messages/${locale}/components/profile.ts`) as Promise<Pick<Catalogue, "profile">>,
  ]);
  return { map, profile };
}, "planner-map-messages");

/** The plan as map and profile; a day selected in one is selected in both, and in the list. */
export function PlannerMap(props: PlannerMapProps) {
  return (
    <PictureMessages>
      <Picture {...props} />
    </PictureMessages>
  );
}

function Picture({ planner, first, towns, onOpen }: PlannerMapProps) {
  const t = useTranslations("planner.picture");
  const { data, graph, plan, wholePlan, outcome, further, isInUse, open, options, nameOf } = planner;
  const fetched = useFetched<PackedLines>(usePaths().plannerLines(data.route.slug));
  const packed = isInUse ? fetched.value : null;
  const unpackedLines = useMemo(() => (packed ? unpackLines(packed) : null), [packed]);
  const [cursorKm, setCursorKm] = useState<number | null>(null);
  const routeData = useMemo(
    () =>
      isInUse && graph.value && unpackedLines
        ? { slug: data.route.slug, graph: graph.value, lines: unpackedLines }
        : null,
    [isInUse, graph.value, unpackedLines, data.route.slug],
  );

  // Further routes follow a moment after the plan: until then the picture is the server's.
  const isComplete = further.is !== "loading" && (further.is !== "planned" || further.picture !== null);
  const furtherPicture = further.is === "planned" ? further.picture : null;
  const walked = useMemo(() => {
    if (!routeData || !isComplete) return null;
    const beyond = furtherPicture?.legs.map((leg) => walkedBy(leg.routeData, leg.plan.days)) ?? [];
    return plan ? [walkedBy(routeData, plan.days), ...beyond] : [wholeRoute(routeData)];
  }, [routeData, isComplete, furtherPicture, plan]);
  // The way seldom changes while a slider moves: the joined ids of its arcs show whether it has.
  const key = walked?.map((each) => `${each.routeData.slug}:${each.arcs.join()}`).join(" ") ?? null;
  const [drawing, setDrawing] = useState<{ readonly key: string; readonly walk: WalkDrawing } | null>(null);
  if (walked && key !== null && drawing?.key !== key) setDrawing({ key, walk: drawWalk(walked) });
  const walk = drawing?.walk ?? null;
  const corners = JSON.stringify(walk ? walk.frame : (first.frame ?? null));
  const frame = useMemo(() => JSON.parse(corners) as FirstMap["frame"], [corners]);
  const firstLines = useMemo(() => decodeLines(first.lines), [first.lines]);
  const firstProfile = useMemo(() => decodeProfile(first.profile), [first.profile]);
  const walkProfile = walk ? walk.walkProfile : firstProfile;

  const days = wholePlan?.days ?? noDays;
  const stopsKey = [options.input.from, ...(wholePlan ? days.map((day) => day.to) : [options.input.to])].join();
  const placed = useMemo(
    () => (walked ? walked.flatMap((each) => placedTowns(each.routeData.graph)) : towns),
    [walked, towns],
  );
  const stops = useMemo<readonly MapStop[]>(() => dayStops(stopsKey.split(","), placed), [stopsKey, placed]);
  const lines = useMemo(
    () => (walk ? [...walk.lines, ...offPathLinkLines(stops, walk.offPathLinks)] : firstLines),
    [walk, stops, firstLines],
  );
  const dayEnds = useMemo(() => {
    const bySlug = new Map(placed.map((town) => [town.slug, town]));
    return days.flatMap(({ number, to, kind }) => {
      const town = kind === "walk" ? bySlug.get(to) : undefined;
      return town ? [{ number, name: town.name, lat: town.lat, lon: town.lon }] : [];
    });
  }, [days, placed]);
  const walks = useMemo(() => days.filter((day) => day.kind === "walk"), [days]);
  const bands = useMemo(() => walks.map(({ startKm, km }) => ({ fromKm: startKm, toKm: startKm + km })), [walks]);
  const openDay = walks.find((day) => day.number === open) ?? null;
  const openDayArcs = plan?.days.find((day) => day.number === open)?.arcs;
  const highlight = useMemo(
    () => (openDayArcs && routeData ? lineOfArcs(routeData, openDayArcs) : null),
    [openDayArcs, routeData],
  );
  const cursor = useMemo(() => (walk && cursorKm !== null ? positionAt(walk.arcs, cursorKm) : null), [walk, cursorKm]);

  // The list only expands days of the first route.
  const firstRouteDays = outcome.ok ? outcome.plan.days.length : 0;
  const openAtCursor = () => {
    const day =
      cursorKm === null ? undefined : walks.find(({ startKm, km }) => cursorKm >= startKm && cursorKm <= startKm + km);
    if (day && day.number <= firstRouteDays) onOpen(day.number);
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") openAtCursor();
  };
  const openAt = (town: string) => {
    const day = walks.find(({ to }) => to === town);
    if (day && day.number <= firstRouteDays) onOpen(day.number);
  };
  return (
    <div className="planner__picture">
      <OpenMap
        route={data.route.slug}
        title={t("map", { route: data.route.name })}
        days={dayEnds}
        beyond={walk?.beyond}
        frame={frame ?? null}
        selectedTown={openDay?.to ?? null}
        onSelectTown={openAt}
      >
        <RouteMap
          openable
          className="planner__map"
          sheet={furtherPicture?.sheet ?? first.sheet}
          lines={lines}
          frame={frame ?? null}
          stops={stops}
          highlight={highlight}
          selected={openDay?.to ?? null}
          cursor={cursor}
          title={t("map", { route: data.route.name })}
          description={t("mapDescription", {
            from: nameOf(options.input.from),
            to: planner.endName,
            count: walks.length,
          })}
          onSelect={openAt}
        />
      </OpenMap>
      {walkProfile ? (
        // The chart's own slider handles pointer and keys; a click or Enter also expands the day under the cursor.
        <div
          className="border-t border-line px-2 pt-2 pb-1"
          onClick={openAtCursor}
          onKeyDown={openByKey}
          onPointerLeave={() => setCursorKm(null)}
        >
          <ElevationProfileChart
            className="planner__profile"
            profile={walkProfile.profile}
            summits={walkProfile.summits}
            title={t("profile", { route: data.route.name })}
            places={walk?.places}
            bands={bands}
            selectedBand={openDay ? walks.indexOf(openDay) : null}
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

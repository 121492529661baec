import { useMemo, useState, type KeyboardEvent } from "react";
import { useTranslations } from "use-intl";

import { positionAt } from "#domain/elevation-profile/position-at.ts";
import { drawnArcs, walkedArcs } from "#domain/elevation-profile/walked-arcs.ts";
import { isStraight } from "#domain/route-geometry/straight-stretch.ts";
import { ElevationProfileChart } from "#web/components/profile/elevation-profile.tsx";
import { OpenMap } from "#web/components/open-map/open-map.tsx";
import type { WalkedStretch } from "#web/components/open-map/opened-map.ts";
import { type PackedLines, unpackLines } from "#web/components/plan-picture/packed-lines.ts";
import type { DayView } from "#web/features/planner/view/plan-view.ts";
import { useFetched } from "#web/client/api/use-fetched.ts";
import { type WalkOfDays, walkOfDays } from "#web/components/plan-picture/walk-of-days.ts";
import { lineOfArcs, type Tie } from "#web/components/plan-picture/line-of-arcs.ts";
import type { Planner } from "#web/features/planner/use-planner.ts";
import { RouteMap } from "#web/components/route-map/route-map.tsx";
import type { MapLine, MapStop } from "#web/components/route-map/map-types.ts";
import type { Catalogue } from "#messages/areas.ts";
import { lazyMessages } from "#web/ui/lazy-messages.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { type FirstPicture, readLines, readProfile, type WalkProfile } from "./first-picture.ts";
import { frameOf, mapLines, tieLines, walkedBy, type WalkedRoute, walkTies, wholeRoute } from "./map-lines.ts";
import { dayStops, type PlacedTown, placedTowns } from "./day-stops.ts";

export interface WalkPictureProps {
  planner: Planner;
  first: FirstPicture;
  towns: readonly PlacedTown[];
  onOpen: (day: number) => void;
}

const noDays: readonly DayView[] = [];

interface DrawnWalk {
  readonly lines: readonly MapLine[];
  readonly ties: readonly Tie[];
  readonly frame: FirstPicture["frame"];
  readonly arcs: ReturnType<typeof walkedArcs>;
  /** Those on further routes. */
  readonly beyond: readonly WalkedStretch[];
  readonly places: WalkOfDays["places"];
  readonly side: WalkProfile | null;
}

function drawWalked(walked: readonly WalkedRoute[]): DrawnWalk {
  const legRoutes = walked.map(({ routeData }) => routeData);
  const legs = walked.map((each, leg) => ({ ...each, leg }));
  const { profile = null, places = [], summits = [] } = walkOfDays(legs, legRoutes) ?? {};
  const [first = [], ...further] = walked.map(({ routeData, arcs }) =>
    walkedArcs(routeData.graph, arcs, routeData.lines),
  );
  const beyond = further.flat();
  return {
    lines: mapLines(walked),
    ties: walkTies(walked),
    frame: frameOf(walked),
    arcs: drawnArcs([...first, ...beyond]),
    beyond: drawnArcs(beyond).map(({ line, walkedM }, index) => ({
      line,
      straight: isStraight(beyond[index]?.line ?? line, walkedM),
    })),
    places,
    side: profile && { profile, summits },
  };
}

/** Texts of map and profile. */
const PictureMessages = lazyMessages(async (locale) => {
  const [{ map }, { profile }] = await Promise.all([
    import(`../../../../messages/${locale}/map.ts`) as Promise<Pick<Catalogue, "map">>,
    import(`../../../../messages/${locale}/profile.ts`) as Promise<Pick<Catalogue, "profile">>,
  ]);
  return { map, profile };
}, "picture-messages");

/** The plan as map and profile; a day selected in one is selected in both, and in the list. */
export function WalkPicture(props: WalkPictureProps) {
  return (
    <PictureMessages>
      <Picture {...props} />
    </PictureMessages>
  );
}

function Picture({ planner, first, towns, onOpen }: WalkPictureProps) {
  const t = useTranslations("planner.picture");
  const { data, graph, plan, whole, outcome, further, isInUse, open, options, nameOf } = planner;
  const fetched = useFetched<PackedLines>(usePaths().plannerLines(data.route.slug));
  const packed = isInUse ? fetched.value : null;
  const known = useMemo(() => (packed ? unpackLines(packed) : null), [packed]);
  const [cursorKm, setCursorKm] = useState<number | null>(null);
  const routeData = useMemo(
    () => (isInUse && graph.value && known ? { slug: data.route.slug, graph: graph.value, lines: known } : null),
    [isInUse, graph.value, known, data.route.slug],
  );

  // Further routes follow a moment after the plan: until then the picture is the server's.
  const isWhole = further.is !== "loading" && (further.is !== "planned" || further.way !== null);
  const way = further.is === "planned" ? further.way : null;
  const walked = useMemo(() => {
    if (!routeData || !isWhole) return null;
    const beyond = way?.legs.map((leg) => walkedBy(leg.routeData, leg.plan.days)) ?? [];
    return plan ? [walkedBy(routeData, plan.days), ...beyond] : [wholeRoute(routeData)];
  }, [routeData, isWhole, way, plan]);
  // The way seldom changes while a slider moves: the joined ids of its arcs show whether it has.
  const key = walked?.map((each) => `${each.routeData.slug}:${each.arcs.join()}`).join(" ") ?? null;
  const [drawn, setDrawn] = useState<{ readonly key: string; readonly walk: DrawnWalk } | null>(null);
  if (walked && key !== null && drawn?.key !== key) setDrawn({ key, walk: drawWalked(walked) });
  const walk = drawn?.walk ?? null;
  const corners = JSON.stringify(walk ? walk.frame : (first.frame ?? null));
  const frame = useMemo(() => JSON.parse(corners) as FirstPicture["frame"], [corners]);
  const firstLines = useMemo(() => readLines(first.lines), [first.lines]);
  const firstSide = useMemo(() => readProfile(first.profile), [first.profile]);
  const side = walk ? walk.side : firstSide;

  const days = whole?.days ?? noDays;
  const stopsKey = [options.input.from, ...(whole ? days.map((day) => day.to) : [options.input.to])].join();
  const placed = useMemo(
    () => (walked ? walked.flatMap((each) => placedTowns(each.routeData.graph)) : towns),
    [walked, towns],
  );
  const stops = useMemo<readonly MapStop[]>(() => dayStops(stopsKey.split(","), placed), [stopsKey, placed]);
  const lines = useMemo(
    () => (walk ? [...walk.lines, ...tieLines(stops, walk.ties)] : firstLines),
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
  const opened = walks.find((day) => day.number === open) ?? null;
  const openedArcs = plan?.days.find((day) => day.number === open)?.arcs;
  const highlight = useMemo(
    () => (openedArcs && routeData ? lineOfArcs(routeData, openedArcs) : null),
    [openedArcs, routeData],
  );
  const cursor = useMemo(() => (walk && cursorKm !== null ? positionAt(walk.arcs, cursorKm) : null), [walk, cursorKm]);

  // The list only expands days of the first route.
  const listed = outcome.ok ? outcome.plan.days.length : 0;
  const openAtCursor = () => {
    const day =
      cursorKm === null ? undefined : walks.find(({ startKm, km }) => cursorKm >= startKm && cursorKm <= startKm + km);
    if (day && day.number <= listed) onOpen(day.number);
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") openAtCursor();
  };
  const openAt = (town: string) => {
    const day = walks.find(({ to }) => to === town);
    if (day && day.number <= listed) onOpen(day.number);
  };
  return (
    <div className="planner__picture">
      <OpenMap
        route={data.route.slug}
        title={t("map", { route: data.route.name })}
        days={dayEnds}
        beyond={walk?.beyond}
        frame={frame ?? null}
        selectedTown={opened?.to ?? null}
        onSelectTown={openAt}
      >
        <RouteMap
          openable
          className="planner__map"
          sheet={way?.sheet ?? first.sheet}
          lines={lines}
          frame={frame ?? null}
          stops={stops}
          highlight={highlight}
          selected={opened?.to ?? null}
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
      {side ? (
        // The chart's own slider handles pointer and keys; a click or Enter also expands the day under the cursor.
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

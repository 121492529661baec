import { startTransition, useEffect, useMemo, useState } from "react";

import type { RouteMap } from "#contract/routes/route-map.ts";
import { storedPlanOf } from "#contract/plans/stored-content.ts";
import type { EditorPlan } from "#contract/plans/plan-editor.ts";
import { layOutPlan, type PlanWay } from "#domain/plans/today/plan-way.ts";
import { type KnownPlace, wayEntries } from "#domain/plans/today/way-entries.ts";
import type { WayOfDay } from "#domain/plans/today/way-of-day.ts";
import type { Pace } from "#domain/walking-time/walking-time.ts";
import { fetchJson } from "#web/client/api/fetch-json.ts";
import { whenLoaded } from "#web/client/when-loaded.ts";
import { mapOfRoute } from "#web/client/offline/route-cache.ts";
import { whenIdle } from "#web/client/when-idle.ts";
import { once, type RouteData } from "#web/components/plan-map/load-route-data.ts";

/** The whole way of a plan as one line; null until the lines of its routes are loaded. */
function usePlanWay(plan: EditorPlan, legRoutes: readonly RouteData[] | null): PlanWay | null {
  // Text on a day does not change the way.
  const walked = JSON.stringify(
    plan.days.map(({ number, leg, kind, arcs, date }) => ({ number, leg, kind, arcs, date })),
  );
  const walkers = JSON.stringify(walkersOf(plan));
  return useMemo(() => {
    if (!legRoutes) return null;
    const ofLegs = JSON.parse(walkers) as ReturnType<typeof walkersOf>;
    const days = JSON.parse(walked) as Parameters<typeof layOutPlan>[0];
    return layOutPlan(
      days,
      legRoutes.map(({ graph, lines }, leg) => ({ graph, lines, ...ofLegs[leg] })),
    );
  }, [walked, walkers, legRoutes]);
}

interface DayOfWay {
  readonly plan: EditorPlan;
  /** Of the day. */
  readonly number: number;
  readonly legRoutes: readonly RouteData[] | null;
  /** The way of the day from the server: shown until routes and places are loaded. */
  readonly first: WayOfDay | null;
  /** How far beyond the day to look, in metres. */
  readonly aheadM?: number;
  /** Before the whole way is needed, no places are loaded. */
  readonly isWholeNeeded?: boolean;
}

/** The way of a plan with what is passed on one day, and ahead of it. */
export function useWayOfDay({ plan, number, legRoutes, first, aheadM = 0, isWholeNeeded = true }: DayOfWay) {
  const whole = usePlanWay(plan, legRoutes);
  const { places, state } = usePlaces(plan, isWholeNeeded);
  const way = whole ?? first?.way ?? null;
  const span = way?.days.find((day) => day.number === number) ?? null;
  const isOfServer = first !== null && (whole === null || state !== "ready");
  const entries = useMemo(() => {
    if (isOfServer) return first.entries;
    return whole && span ? wayEntries(whole, places, span.fromM, span.toM + aheadM) : [];
  }, [isOfServer, first, whole, places, span, aheadM]);
  return { whole, way, span, entries, placesState: isOfServer ? "ready" : state };
}

/** Pace and house types of each walker of a leg, leg by leg. */
export function walkersOf(
  plan: EditorPlan,
): { readonly paces: readonly Pace[]; readonly lodgingTypes: readonly string[] }[] {
  // Older copies, from before there were several walkers, have none.
  return storedPlanOf(plan).legs.map(({ pace, walkers = [], lodgingTypes }) => ({
    paces: [pace, ...walkers.map((walker) => walker.pace)],
    lodgingTypes,
  }));
}

interface PlacesOnWay {
  readonly places: readonly KnownPlace[];
  readonly state: "loading" | "ready" | "failed";
}

/** Points along the routes of a plan. @param isNeeded before it is, none are loaded */
function usePlaces({ input, nextLegs }: Pick<EditorPlan, "input" | "nextLegs">, isNeeded: boolean): PlacesOnWay {
  const routes = [...new Set([input, ...nextLegs].map(({ route }) => route))].join();
  const [loaded, setLoaded] = useState<(PlacesOnWay & { readonly routes: string }) | null>(null);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const show = (state: PlacesOnWay) => startTransition(() => setLoaded({ routes, ...state }));
    return whenLoaded(
      loadPlaces(routes.split(",")),
      (places) => show({ places, state: "ready" }),
      () => show({ places: none, state: "failed" }),
    );
  }, [routes, isNeeded]);
  return loaded?.routes === routes ? loaded : loading;
}

const none: readonly KnownPlace[] = [];
const loading: PlacesOnWay = { places: none, state: "loading" };
const maps = new Map<string, Promise<RouteMap>>();

async function loadPlaces(routes: readonly string[]): Promise<readonly KnownPlace[]> {
  const loaded = await Promise.all(
    routes.map((route) => once(maps, route, () => fetchJson<RouteMap>(mapOfRoute(route)))),
  );
  // There are thousands: drawn after the way, not together with it.
  await new Promise<void>((resolve) => whenIdle(resolve));
  return loaded.flatMap(({ points }) => points);
}

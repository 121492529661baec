import { useMemo, useRef, useState } from "react";

import type { RouteMap, RouteMapWay } from "#contract/routes/route-map.ts";
import type { LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import { locateOnWay, type Surroundings, type PositionOnWay } from "#domain/plans/position/locate-on-way.ts";
import { groupOf } from "#domain/places/points-of-interest/kinds.ts";
import { decodePolyline } from "#domain/geography/route-geometry/polyline.ts";
import { layOutWay } from "#domain/plans/position/walked-way.ts";

export type PositionState =
  | { readonly is: "unasked" | "asking" | "denied" | "unavailable" | "timeout" | "unsupported" }
  | {
      readonly is: "found";
      readonly position: LatLon;
      /** Radius in metres with a confidence of 95 %. */
      readonly accuracyM: number;
      /** Null if the route has no line. */
      readonly onWay: PositionOnWay | null;
    };

/** Maximum age and timeout of a position, in milliseconds. */
const maxPositionAgeMs = 10_000;
const positionTimeoutMs = 20_000;

function failureOf({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError): PositionState {
  if (code === PERMISSION_DENIED) return { is: "denied" };
  return { is: code === TIMEOUT ? "timeout" : "unavailable" };
}

/** The walker's position on the route; the device is only queried by `ask`. */
export function usePosition(route: RouteMap) {
  const [positionState, setPositionState] = useState<PositionState>({ is: "unasked" });
  const lastRequestId = useRef(0);
  const surroundings = useMemo(() => {
    let cached: Surroundings | null = null;
    return () => (cached ??= surroundingsOf(route));
  }, [route]);
  const ask = () => {
    if (!("geolocation" in navigator)) return setPositionState({ is: "unsupported" });
    const requestId = ++lastRequestId.current;
    const answer = (state: PositionState) => {
      if (requestId === lastRequestId.current) setPositionState(state);
    };
    setPositionState({ is: "asking" });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        const position = { lat: latitude, lon: longitude };
        answer({ is: "found", position, accuracyM: accuracy, onWay: locateOnWay(position, surroundings()) });
      },
      (error) => answer(failureOf(error)),
      { enableHighAccuracy: true, maximumAge: maxPositionAgeMs, timeout: positionTimeoutMs },
    );
  };
  const forget = () => {
    lastRequestId.current++;
    setPositionState({ is: "unasked" });
  };
  return { positionState, ask, forget };
}

function legsOf({ legs }: RouteMapWay) {
  return legs.map(({ line, walkedM, to }) => ({ line: decodePolyline(line), walkedM, to }));
}

/** A route's map for locating positions: every way to the end of the walk, in the order of the map's ways. */
export function surroundingsOf({ ways, towns, houses, points }: RouteMap): Surroundings {
  const main = ways.find(({ kind }) => kind === "main");
  const mainLegs = main ? legsOf(main) : [];
  return {
    ways: ways.map((way) => {
      const rest = way.joinsMainAt === null ? [] : mainLegs.slice(way.joinsMainAt);
      return layOutWay(way.from, way === main ? mainLegs : [...legsOf(way), ...rest]);
    }),
    towns,
    houses: houses.filter(({ closed }) => !closed),
    points: points.map(({ kind, name, lat, lon }) => ({ group: groupOf(kind), name, lat, lon })),
  };
}

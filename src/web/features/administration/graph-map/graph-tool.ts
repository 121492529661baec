import type { LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import type { GraphPart } from "#contract/administration/graph.ts";
import { rounded, writePoints } from "#web/components/editing-map/path-points.ts";

/** Decimals of a degree: 0.1 m. */
const decimals = 6;

/** A position in the format of the form's fields. */
export function placeText({ lat, lon }: LatLon): { readonly lat: string; readonly lon: string } {
  return { lat: lat.toFixed(decimals), lon: lon.toFixed(decimals) };
}

/** The effect of a click on the map. */
export type GraphTool =
  | { readonly kind: "choose" }
  | { readonly kind: "waypoint" }
  /** Start of the new arc, once clicked, and the places on it. */
  | { readonly kind: "arc"; readonly from: string | null; readonly between: readonly LatLon[] };

/** The object under a pointer or finger. */
export interface MapPress {
  readonly place: LatLon;
  /** Uuid of a waypoint. */
  readonly waypoint: string | null;
  readonly arc: number | null;
}

/** The requested action. */
export type GraphRequest =
  | { readonly kind: "show-waypoint"; readonly uuid: string }
  | { readonly kind: "show-arc"; readonly id: number }
  | { readonly kind: "make-waypoint"; readonly place: LatLon }
  | { readonly kind: "make-arc"; readonly from: string; readonly to: string; readonly between: readonly LatLon[] };

export const startedArc: GraphTool = { kind: "arc", from: null, between: [] };

/** Result of a click: a tool in its next state, or a request. */
export function handlePress(
  tool: GraphTool,
  { place, waypoint, arc }: MapPress,
): { readonly tool: GraphTool; readonly request: GraphRequest | null } {
  switch (tool.kind) {
    case "choose":
      if (waypoint !== null) return { tool, request: { kind: "show-waypoint", uuid: waypoint } };
      return { tool, request: arc === null ? null : { kind: "show-arc", id: arc } };
    case "waypoint":
      return { tool, request: { kind: "make-waypoint", place } };
    case "arc": {
      const { from, between } = tool;
      if (from === null) return { tool: { ...tool, from: waypoint }, request: null };
      if (waypoint === null) return { tool: { ...tool, between: [...between, place] }, request: null };
      if (waypoint === from) return { tool: startedArc, request: null };
      return { tool: startedArc, request: { kind: "make-arc", from, to: waypoint, between } };
    }
  }
}

/** Initial values for the form of a drawn arc; its measured length is left to the editor. */
export function newArcFields(
  { waypoints }: GraphPart,
  { from, to, between }: Extract<GraphRequest, { kind: "make-arc" }>,
): Record<"fromWaypointUuid" | "toWaypointUuid" | "mode" | "path", string> {
  const waypointByUuid = new Map(waypoints.map((waypoint) => [waypoint.uuid, waypoint]));
  const ends = [waypointByUuid.get(from), waypointByUuid.get(to)] as const;
  const places = [ends[0], ...between, ends[1]].flatMap((place) => place ?? []);
  return {
    fromWaypointUuid: ends[0]?.slug ?? from,
    toWaypointUuid: ends[1]?.slug ?? to,
    mode: "walk",
    path: writePoints(places.map(({ lat, lon }) => [rounded(lat), rounded(lon), null])),
  };
}

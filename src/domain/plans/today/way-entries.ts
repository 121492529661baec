import type { Language } from "#domain/text/language.ts";
import { groupOf, type PointGroup } from "#domain/places/points-of-interest/kinds.ts";
import type { LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import { cutLine, type MeasuredLine } from "#domain/geography/route-geometry/measured-line.ts";
import { inFrame, passings } from "#domain/geography/route-geometry/passings.ts";
import type { PlanWay, WayTown } from "./plan-way.ts";

/** A place along a way. */
export interface KnownPlace extends LatLon {
  readonly kind: string;
  /** Null when it has none. */
  readonly name: string | null;
  /** Of a name that describes it in one of the languages. */
  readonly nameLanguage?: Language | undefined;
  /** Opening hours in OpenStreetMap syntax, if known. */
  readonly hours?: string | null | undefined;
}

/** A place along a way, in a town or outside. */
export interface WayPlace extends KnownPlace {
  readonly group: PointGroup;
  /** Walked metres from the start of the plan. */
  readonly alongM: number;
  /** Straight-line distance from the line, in metres. */
  readonly offM: number;
}

/** What is passed, in walking order: a town with the places in it, or a place between two towns. */
export type WayEntry =
  | (WayTown & { readonly is: "town"; readonly places: readonly WayPlace[] })
  | (WayPlace & { readonly is: "place" });

/** Places further off the line, in metres, are not on the way. */
const maxOffWayM = 300;
/** Places within this distance of a town's waypoint along the way, in metres, belong to it. */
const inTownM: Readonly<Record<WayTown["size"], number>> = { city: 1500, town: 800, village: 450, other: 150 };
/** Another of the same within this many metres is not listed again. */
const duplicateDistanceM = 400;

/** Kinds of no interest to a passing walker. */
const excludedKinds = new Set(["route_junction", "information", "vending_machine", "toilet", "other", "train_station"]);

/** Everything passed between two distances along the way of a plan. */
export function wayEntries(way: PlanWay, places: readonly KnownPlace[], fromM: number, toM: number): WayEntry[] {
  const towns = way.towns.filter(({ alongM }) => alongM >= fromM && alongM <= toM);
  const passed = placesOn(way, places, fromM, toM);
  const taken = new Set<WayPlace>();
  const entries: WayEntry[] = towns.map((town) => {
    const inside = passed.filter(
      (place) => !taken.has(place) && Math.abs(place.alongM - town.alongM) <= inTownM[town.size],
    );
    for (const place of inside) taken.add(place);
    return { is: "town", ...town, places: inside };
  });
  const lastOf = new Map<string, number>();
  for (const place of passed) {
    if (taken.has(place)) continue;
    const what = `${place.group} ${place.group === "water" ? "" : (place.name ?? place.kind)}`;
    const isAgain = place.alongM - (lastOf.get(what) ?? -Infinity) < duplicateDistanceM;
    lastOf.set(what, place.alongM);
    if (!isAgain) entries.push({ is: "place", ...place });
  }
  return entries.toSorted((a, b) => a.alongM - b.alongM);
}

function placesOn(way: PlanWay, places: readonly KnownPlace[], fromM: number, toM: number): WayPlace[] {
  if (way.points.length < 2 || toM <= fromM) return [];
  const inner = way.alongM.filter((along) => along > fromM && along < toM);
  const stretch: MeasuredLine = { points: cutLine(way, fromM, toM), alongM: [fromM, ...inner, toM], lengthM: toM };
  return inFrame(stretch.points, places, maxOffWayM)
    .filter(({ kind }) => !excludedKinds.has(kind))
    .flatMap((place): WayPlace[] => {
      const passing = passings(stretch, place, maxOffWayM)[0];
      return passing ? [{ ...place, ...passing, group: groupOf(place.kind) }] : [];
    })
    .toSorted((a, b) => a.alongM - b.alongM);
}

import { area, curveMonotoneX, line } from "d3-shape";
import { elevationAt } from "#domain/geography/elevation-profile/walked-line.ts";
import type { ElevationProfile, ProfilePlace } from "#domain/geography/elevation-profile/profile.ts";
import { thinOut } from "#domain/geography/elevation-profile/thin-out.ts";
import { textWidth } from "#web/ui/text/text-width.ts";
import { inTenths } from "#web/ui/path-data.ts";

export interface HeroLabel {
  readonly name: string;
  /** The dot on the way. */
  readonly x: number;
  readonly y: number;
  /** Anchor point of the name; its baseline. */
  readonly textX: number;
  readonly textY: number;
  readonly anchor: "start" | "middle" | "end";
}

/** SVG path data and places of the hills on the home page, in units of the given box. */
export interface HeroGeometry {
  readonly width: number;
  readonly height: number;
  /** Closed shapes from far to near, each from the last one's tone to a darker one. */
  readonly hills: readonly [far: string, middle: string, near: string];
  /** The walk itself: an open line along the top of the ground. */
  readonly way: string;
  readonly sun: { readonly x: number; readonly y: number; readonly radius: number };
  readonly labels: readonly HeroLabel[];
}

/** Fractions of the height: below the way there is room for the form that starts a plan. */
const highest = 0.38;
const lowest = 0.72;
const maxPoints = 80;
/** The way is smoothed a little, like a hill seen from a distance. */
const roundedKm = 2.5;
const fontSize = 13;
const radius = 5;
/** Level ground behind the end of the way, so that its dot is clear of the edge. */
const beyond = 36;

type Point = readonly [x: number, y: number];

/** Background hills are the way's own elevations through haze: averaged over increasingly long sections. */
const haze = [
  { reach: 0.16, samples: 14, lift: 0.105, flatten: 0.55 },
  { reach: 0.075, samples: 20, lift: 0.05, flatten: 0.8 },
  { reach: 0.03, samples: 30, lift: 0.012, flatten: 0.95 },
] as const;

const curve = line<Point>().curve(curveMonotoneX).digits(1);

function averageAround(profile: ElevationProfile, km: number, reachKm: number): number {
  const parts = 24;
  let [sum, weights] = [0, 0];
  for (let part = -parts; part <= parts; part++) {
    const at = Math.max(0, Math.min(profile.lengthKm, km + (part / parts) * reachKm));
    const elevation = elevationAt(profile, at);
    if (elevation === null) continue;
    const weight = parts + 1 - Math.abs(part);
    sum += weight * elevation;
    weights += weight;
  }
  return weights > 0 ? sum / weights : profile.minM;
}

function rounded(profile: ElevationProfile): ElevationProfile {
  const count = Math.max(2, Math.round(profile.lengthKm));
  const points = Array.from({ length: count + 1 }, (_, index) => {
    const km = (index / count) * profile.lengthKm;
    return { km, elevationM: averageAround(profile, km, roundedKm) };
  });
  const elevations = points.map((point) => point.elevationM);
  return {
    lengthKm: profile.lengthKm,
    minM: elevations.reduce((a, b) => Math.min(a, b)),
    maxM: elevations.reduce((a, b) => Math.max(a, b)),
    points,
  };
}

/**
 * The hills of the home page from a real profile. `places` show their names
 * where they do not overlap, in order of priority.
 * Pure and fast, but meant for loaders: it returns a few kilobytes.
 */
export function heroGeometry(
  profile: ElevationProfile,
  width: number,
  height: number,
  places: readonly ProfilePlace[] = [],
): HeroGeometry {
  const seen = rounded(profile);
  const spanM = Math.max(seen.maxM - seen.minM, 1);
  const x = (km: number) => (km / profile.lengthKm) * (width - beyond);
  const y = (elevationM: number) => height * (lowest - ((elevationM - seen.minM) / spanM) * (lowest - highest));
  const closed = area<Point>()
    .x((point) => point[0])
    .y1((point) => point[1])
    .y0(height);
  const shape = closed.curve(curveMonotoneX);

  // The way goes exactly through the named places, so that their dots stand on it.
  const named = places.flatMap(({ km }) => {
    const elevationM = elevationAt(seen, km);
    return elevationM === null ? [] : [{ km, elevationM }];
  });
  const apart = thinOut(seen, maxPoints).filter((point) =>
    named.every(({ km }) => Math.abs(km - point.km) > roundedKm / 2),
  );
  const way = [...apart, ...named]
    .sort((a, b) => a.km - b.km)
    .map((point): Point => [x(point.km), y(point.elevationM)]);
  const hills = haze.map(({ reach, samples, lift, flatten }) => {
    const points = Array.from({ length: samples + 1 }, (_, index): Point => {
      const km = (index / samples) * profile.lengthKm;
      const elevationM = averageAround(profile, km, reach * profile.lengthKm);
      const level = height * lowest - (height * lowest - y(elevationM)) * flatten;
      return [(km / profile.lengthKm) * width, level - lift * height - (1 - flatten) * height * 0.3];
    });
    return shape.digits(0)(points) ?? "";
  });

  return {
    width,
    height,
    hills: [hills[0] ?? "", hills[1] ?? "", hills[2] ?? ""],
    way: curve(way) ?? "",
    sun: { x: width * 0.8, y: height * 0.37, radius: height * 0.125 },
    labels: heroLabels(seen, places, { width, x, y }),
  };
}

function heroLabels(
  profile: ElevationProfile,
  places: readonly ProfilePlace[],
  { width, x, y }: { width: number; x: (km: number) => number; y: (metres: number) => number },
): HeroLabel[] {
  const taken: { from: number; to: number; textY: number }[] = [];
  return places
    .flatMap(({ name, km }): HeroLabel[] => {
      const elevationM = elevationAt(profile, km);
      if (elevationM === null) return [];
      const half = textWidth(name, fontSize, true) / 2;
      const at = x(km);
      const anchor = at < half + 24 ? "start" : at > width - half - 8 ? "end" : "middle";
      const textX = anchor === "start" ? at + 16 : anchor === "end" ? width - 12 : at;
      const middle = anchor === "start" ? textX + half : anchor === "end" ? textX - half : textX;
      const nearDot = y(elevationM) - (anchor === "start" ? 8 : 18);
      // A neighbouring summit must not run through the name.
      const textY = Math.min(nearDot, y(highestBetween(profile, (middle - half) / x(1), (middle + half) / x(1))) - 12);
      const [from, to] = [middle - half - 6, middle + half + 6];
      const collides = taken.some((other) => from < other.to && to > other.from && Math.abs(textY - other.textY) < 18);
      if (collides) return [];
      taken.push({ from, to, textY });
      const dotX = Math.max(radius + 2, Math.min(width - radius - 2, at));
      return [
        {
          name,
          x: inTenths(dotX),
          y: inTenths(y(elevationM)),
          textX: inTenths(textX),
          textY: inTenths(textY),
          anchor,
        },
      ];
    })
    .sort((a, b) => a.x - b.x);
}

function highestBetween(profile: ElevationProfile, fromKm: number, toKm: number): number {
  const inside = profile.points.filter((point) => point.km >= fromKm && point.km <= toKm);
  return Math.max(profile.minM, ...inside.map((point) => point.elevationM));
}

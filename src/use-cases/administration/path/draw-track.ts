import { buildProfile } from "#domain/elevation-profile/build-profile.ts";
import { thinOut } from "#domain/elevation-profile/thin-out.ts";
import type { MeasuredTrack } from "#domain/path-import/measured-track.ts";
import { encodePolyline } from "#domain/route-geometry/polyline.ts";
import { simplifyLine } from "#domain/route-geometry/simplify.ts";
import type { StoredProposal } from "./path-proposal.ts";

/** Less than a pixel of a map that shows a whole route. */
const toleranceM = 60;
const maxProfilePoints = 400;

/** A track as the page of its import shows it. */
export function drawTrack({ points, lengthM }: MeasuredTrack): StoredProposal["drawing"] {
  const line = points.map(({ lat, lon, elevationM }) => [lat, lon, elevationM] as const);
  const ends = { fromElevationM: points[0]?.elevationM ?? null, toElevationM: points.at(-1)?.elevationM ?? null };
  const profile = buildProfile([{ walkedM: lengthM, line, ...ends }]);
  return {
    line: encodePolyline(simplifyLine(points, toleranceM)),
    profile: (profile ? thinOut(profile, maxProfilePoints) : []).map(({ km, elevationM }) => ({ km, elevationM })),
  };
}

import { z } from "zod";
import { parseXmlFile } from "../../imported-files/parse-xml-file.ts";
import { notValid } from "../../refusal.ts";
import { bareStop, type ImportedList, type ImportedStop } from "./imported-stops.ts";

const lists = new Set(["trk", "trkseg", "trkpt", "wpt", "rte", "rtept"]);

const point = z.looseObject({
  lat: z.coerce.number().min(-90).max(90),
  lon: z.coerce.number().min(-180).max(180),
  name: z.string().optional().catch(undefined),
});
const points = z.array(point).default([]);
const gpxFile = z.looseObject({
  gpx: z.looseObject({
    metadata: z
      .looseObject({ name: z.string().optional().catch(undefined) })
      .optional()
      .catch(undefined),
    wpt: points,
    rte: z
      .array(
        z
          .looseObject({ name: z.string().optional().catch(undefined), rtept: points })
          .or(z.literal("").transform(() => ({ rtept: [] }))),
      )
      .default([]),
    trk: z
      .array(
        z.looseObject({
          name: z.string().optional().catch(undefined),
          trkseg: z
            .array(z.looseObject({ trkpt: points }).or(z.literal("").transform(() => ({ trkpt: [] }))))
            .default([]),
        }),
      )
      .default([]),
  }),
});

type Point = z.infer<typeof point>;

/**
 * The ends of days in a GPX file: of its tracks when there are several, else its waypoints, else the points of its
 * route, else the ends of its one track.
 *
 * @throws Refusal `not-valid` for files with a document type, and for what is no GPX
 */
export function readGpx(text: string): ImportedList {
  const parsed = gpxFile.safeParse(parseXmlFile(text, lists));
  if (!parsed.success) throw notValid("file", "file_unreadable");
  const { metadata, wpt, rte, trk } = parsed.data.gpx;
  const tracks = trk.map(({ trkseg }) => trkseg.flatMap(({ trkpt }) => trkpt)).filter((line) => line.length > 1);
  const stops = stopsOf(
    tracks,
    wpt,
    rte.flatMap(({ rtept }) => rtept),
  );
  const [start = null, ...ends] = stops;
  return { name: metadata?.name ?? trk[0]?.name ?? null, startDate: null, route: null, start, ends };
}

function stopsOf(
  tracks: readonly (readonly Point[])[],
  waypoints: readonly Point[],
  route: readonly Point[],
): ImportedStop[] {
  const ends = tracks.flatMap((line) => line.at(-1) ?? []);
  const [first] = tracks[0] ?? [];
  if (tracks.length > 1 && first) return [first, ...ends].map(placeOnly);
  const named = waypoints.length > 1 ? waypoints : route;
  if (named.length > 1) return named.map(({ lat, lon, name }) => bareStop({ lat, lon, name: name ?? null }));
  return first ? [first, ...ends].map(placeOnly) : [];
}

/** Points of a track have no names of places. */
function placeOnly({ lat, lon }: Point): ImportedStop {
  return bareStop({ lat, lon });
}

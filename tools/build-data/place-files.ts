import { join } from "node:path";
import { decodePolyline } from "#domain/route-geometry/polyline.ts";
import { type Cells, readRows } from "./csv-rows.ts";

/** The lines of arcs as they are, with those of OpenStreetMap where the inputs have one. Heights are known at waypoints only. */
export async function trueLines(folder: string): Promise<Cells[]> {
  const [found, lines, arcs, waypoints] = await Promise.all(
    ["inputs/osm-lines.csv", "arc-lines.csv", "arcs.csv", "waypoints.csv"].map((name) => readRows(join(folder, name))),
  );
  const known = new Map(found?.map((row) => [row["arc_id"], row["line"] ?? ""]));
  const heights = new Map(waypoints?.map((row) => [row["slug"], row["elevation_m"] ?? ""]));
  const ends = new Map(
    arcs?.map((arc) => [arc["id"], [arc["from"], arc["to"]].map((slug) => heights.get(slug) ?? "")]),
  );
  return (lines ?? []).map((row) => {
    const line = known.get(row["arc_id"]);
    if (line === undefined) return row;
    const [first = "", last = ""] = ends.get(row["arc_id"]) ?? [];
    const between = Array.from({ length: decodePolyline(line).length - 2 }, () => "");
    return { ...row, line, elevations: [first, ...between, last].join(";"), source: "openstreetmap" };
  });
}

/** The towns as they are, with population and code of the Nomenclátor and the local feasts that are announced. */
export async function townRows(folder: string): Promise<Cells[]> {
  const read = (name: string) => readRows(join(folder, name));
  const [towns, named, feasts] = await Promise.all(
    ["towns.csv", "inputs/nomenclator-2017.csv", "inputs/local-feasts-2026.csv"].map(read),
  );
  const codes = new Map(named?.map((row) => [row["town_slug"], row]));
  const dates = Map.groupBy(feasts ?? [], (row) => row["town_slug"]);
  return (towns ?? []).map((town) => {
    const { population = "", ine_code = "" } = codes.get(town["slug"]) ?? {};
    const own = dates.get(town["slug"]) ?? [];
    const feastDates = own.map((feast) => feast["date"]).join(";");
    return { ...town, population, ine_code, feasts: feastDates, feast_source: own[0]?.["source"] ?? "" };
  });
}

const monumentSource = "la-rioja-monuments";

/** The sights as they are, and after them the protected monuments of La Rioja. */
export async function monumentRows(folder: string): Promise<Cells[]> {
  const [sights, monuments] = await Promise.all(
    ["points-of-interest.csv", "inputs/la-rioja-monuments.csv"].map((name) => readRows(join(folder, name))),
  );
  const others = (sights ?? []).filter(({ source }) => source !== monumentSource);
  const licensed = { source: monumentSource, licence: "CC-BY-4.0", confidence: "high" };
  return [...others, ...(monuments ?? []).map((row) => ({ ...row, ...licensed }))];
}

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildHouses } from "./build-houses.ts";
import { type Cells, csvText, readRows } from "./csv-rows.ts";
import { readInputs } from "./inputs.ts";
import { climateNormals, pilgrimFigures } from "./pilgrim-figures.ts";
import { decodePolyline } from "#domain/geography/route-geometry/polyline.ts";

/** The current lines of arcs, or those of OpenStreetMap in the inputs. Elevations are known at waypoints only. */
async function trueLines(folder: string): Promise<Cells[]> {
  const [firstRow, lines, arcs, waypoints] = await Promise.all(
    ["inputs/osm-lines.csv", "arc-lines.csv", "arcs.csv", "waypoints.csv"].map((name) => readRows(join(folder, name))),
  );
  const known = new Map(firstRow?.map((row) => [row["arc_id"], row["line"] ?? ""]));
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

/** The current towns, with population and code of the Nomenclátor and announced local holidays. */
async function townRows(folder: string): Promise<Cells[]> {
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

/** The current sights, followed by the protected monuments of La Rioja. */
async function monumentRows(folder: string): Promise<Cells[]> {
  const [sights, monuments] = await Promise.all(
    ["points-of-interest.csv", "inputs/la-rioja-monuments.csv"].map((name) => readRows(join(folder, name))),
  );
  const others = (sights ?? []).filter(({ source }) => source !== monumentSource);
  const licensed = { source: monumentSource, licence: "CC-BY-4.0", confidence: "high" };
  return [...others, ...(monuments ?? []).map((row) => ({ ...row, ...licensed }))];
}

const houseColumns =
  "slug,town_slug,name,other_names,type,operator,address,register_number,beds,rooms,price_from,price_to,currency,donation,season,season_source,check_in_from,check_in_until,reservable,phone,second_phone,email,web,amenities,lat,lon,coord_source,distance_off_m,status,status_note,status_note_es,osm_id,source,licence,confidence".split(
    ",",
  );

const arcColumns = "id,from,to,mode,distance_m,ascent_m,descent_m,climb_source,surface,source,confidence".split(",");

const townColumns =
  "slug,waypoint_slug,name,other_names,country,region,province,size,services,lodging_kinds,population,ine_code,feasts,feast_source,source,confidence".split(
    ",",
  );

const sightColumns =
  "slug,name,name_language,other_names,kind,lat,lon,elevation_m,town_slug,routes,opening_hours,source,licence,confidence".split(
    ",",
  );

export interface BuiltFile {
  readonly name: string;
  readonly text: string;
  readonly rows: number;
}

/** The files of data/ generated from its inputs. @param folder `data/` */
export async function builtFiles(folder: string): Promise<BuiltFile[]> {
  const inputs = await readInputs(folder);
  const { houses, claims } = buildHouses(inputs);
  const facts = claims.map(({ house, isUsed, ...claim }) => ({
    house_slug: house,
    ...claim,
    used: isUsed ? "yes" : "no",
  }));
  const code = (name: string, text: string) => ({
    name: `../src/domain/${name}`,
    text,
    rows: text.split("\n").length,
  });
  const file = (name: string, columns: readonly string[], rows: readonly Readonly<Record<string, string>>[]) => ({
    name,
    text: csvText(columns, rows),
    rows: rows.length,
  });
  return [
    file("accommodations.csv", houseColumns, houses),
    file("house-facts.csv", ["house_slug", "field", "value", "source", "date", "certainty", "used"], facts),
    file("merged-houses.csv", ["slug", "into"], inputs.merged),
    file("arcs.csv", arcColumns, await arcsWithClimbs(folder)),
    file("arc-lines.csv", ["arc_id", "line", "elevations", "source"], await trueLines(folder)),
    file("towns.csv", townColumns, await townRows(folder)),
    file("points-of-interest.csv", sightColumns, await monumentRows(folder)),
    code("crowding/pilgrim-figures.ts", await pilgrimFigures(folder)),
    code("calendar/climate-normals.ts", await climateNormals(folder)),
  ];
}

/** The current arcs, with climbs from other sources than that of the distance. */
async function arcsWithClimbs(folder: string): Promise<Cells[]> {
  const climbs = new Map((await readRows(join(folder, "inputs/le-puy-climbs.csv"))).map((row) => [row["arc_id"], row]));
  return (await readRows(join(folder, "arcs.csv"))).map((arc) => {
    const climb = climbs.get(arc["id"]);
    if (!climb) return { climb_source: "", ...arc };
    const { ascent_m = "", descent_m = "" } = climb;
    return { ...arc, ascent_m, descent_m, climb_source: "srtm" };
  });
}

export async function writeBuiltFiles(folder: string): Promise<BuiltFile[]> {
  const files = await builtFiles(folder);
  await Promise.all(files.map(({ name, text }) => writeFile(join(folder, name), text)));
  return files;
}

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildHouses } from "./build-houses.ts";
import { type Cells, csvText, readRows } from "./csv-rows.ts";
import { readInputs } from "./inputs.ts";
import { climateNormals, pilgrimFigures } from "./pilgrim-figures.ts";
import { monumentRows, townRows, trueLines } from "./place-files.ts";

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
  "slug,name,other_names,kind,lat,lon,elevation_m,town_slug,routes,opening_hours,source,licence,confidence".split(",");

export interface BuiltFile {
  readonly name: string;
  readonly text: string;
  readonly rows: number;
}

/** The files of data/ that are made from its inputs, as they must be. @param folder `data/` */
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

/** The arcs as they are, with climbs where another source than that of the distance knows them. */
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

import { greatCircleM } from "#domain/geography/route-geometry/great-circle.ts";
import type { Claim } from "#domain/house-registers/claim.ts";
import { addressOf, phoneCountries, phonesOf, webOf } from "#domain/house-registers/contacts.ts";
import { nameKey, newSlug } from "#domain/house-registers/names.ts";
import type { Cells } from "./csv-rows.ts";
import type { Inputs } from "./inputs.ts";

/** Stone shelters ("Abri") are not places to stay for a night. */
const types: Readonly<Record<string, string>> = {
  "Chambre d'hôtes": "pension",
  "Gîte / Auberge": "gite",
  Hôtel: "hotel",
  Camping: "camping",
};

/** A house further than this from its nearest town belongs to a village missing in the data set. */
const furthestM = 5_000;

/** Below this, OpenStreetMap ids may be of nodes or of ways, which the extract does not distinguish. */
const isCertainNode = 1_500_000_000;

const openStreetMap = { source: "openstreetmap", date: "2026-04", certainty: "medium" } as const;

/**
 * Houses on the Via Podiensis with the facts of OpenStreetMap and the register of classified houses. Excludes houses
 * without a name, shelters, and houses already known.
 *
 * @param into the house that others are merged into, by slug
 */
export function lePuyHouses(
  { lePuyHouses: rows, houses, classified, towns, waypoints }: Inputs,
  into: ReadonlyMap<string, string>,
): {
  readonly houses: Record<string, string>[];
  readonly claims: Claim[];
} {
  const known = new Map(houses.map((house) => [house["osm_id"]?.split("/")[1] ?? "", house["slug"] ?? ""]));
  const places = new Map(waypoints.map((waypoint) => [waypoint["slug"], waypoint]));
  const townPlaces = new Map(towns.map((town) => [town["slug"], places.get(town["waypoint_slug"])]));
  const registered = new Map(classified.map((row) => [row["osm_id"], row]));
  const slugs = new Set(houses.map(({ slug }) => slug));
  const made: Record<string, string>[] = [];
  const claims: Claim[] = [];
  for (const row of rows) {
    const [osmId = "", kind = "", town = ""] = [row["osm_id"], row["kind"], row["town_slug"]];
    const type = types[kind];
    const place = townPlaces.get(town);
    const twin = known.get(osmId);
    if (twin !== undefined) {
      claims.push(...contactClaims(twin, row, registered.get(osmId), type ?? ""));
      continue;
    }
    const name = (row["name"] ?? "").replaceAll(/\s+/g, " ");
    if (type === undefined || name === "Sans nom" || place === undefined) continue;
    const distanceM = Math.round(greatCircleM(position(place), position(row)));
    if (distanceM > furthestM) continue;
    const again = made.find((house) => house["town_slug"] === town && nameKey(house["name"] ?? "") === nameKey(name));
    if (again) {
      claims.push(...contactClaims(again["slug"] ?? "", row, registered.get(osmId), type));
      continue;
    }
    const slug = newSlug(name, town, (one) => slugs.has(one));
    slugs.add(slug);
    claims.push(...contactClaims(into.get(slug) ?? slug, row, registered.get(osmId), type));
    if (into.has(slug)) continue;
    const [first = "", ...others] = name.replaceAll("´", "'").split(";");
    made.push({
      slug,
      town_slug: town,
      name: first,
      other_names: others.join(";"),
      type,
      lat: row["lat"] ?? "",
      lon: row["lon"] ?? "",
      coord_source: "openstreetmap",
      distance_off_m: String(distanceM),
      status: "open",
      osm_id: Number(osmId) > isCertainNode ? `node/${osmId}` : "",
      source: "openstreetmap",
      licence: "ODbL-1.0",
      confidence: "medium",
    });
  }
  return { houses: made, claims };
}

function position(row: Cells) {
  return { lat: Number(row["lat"]), lon: Number(row["lon"]) };
}

function contactClaims(house: string, row: Cells, register: Cells | undefined, type: string): Claim[] {
  const [phone, secondPhone] = phonesOf(row["phone"] ?? "", phoneCountries["France"]);
  const mapped = { phone, secondPhone, web: webOf(row["web"] ?? "") };
  const said = Object.entries(mapped).flatMap(([field, value]) =>
    value ? [{ house, field, value, ...openStreetMap }] : [],
  );
  if (register === undefined) return said;
  const vouched = { source: "atout-france-register", date: register["class_date"] ?? "", certainty: "high" } as const;
  const isHotel = type === "hotel" && /^hôtel/i.test(register["kind"] ?? "");
  const facts = {
    web: webOf(register["web"] ?? ""),
    address: addressOf(register["address"] ?? "", register["postcode"] ?? "", register["commune"] ?? ""),
    // For a campsite the number includes people on its pitches, which are not beds.
    beds: isHotel ? register["persons"] : null,
  };
  return [
    ...said,
    ...Object.entries(facts).flatMap(([field, value]) => (value ? [{ house, field, value, ...vouched }] : [])),
  ];
}

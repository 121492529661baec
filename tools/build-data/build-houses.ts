import { type Claim, surest } from "#domain/house-registers/claim.ts";
import { greatCircleM } from "#domain/geography/route-geometry/great-circle.ts";
import { typeByName } from "#domain/house-registers/house-kinds.ts";
import type { Cells } from "./csv-rows.ts";
import type { Inputs } from "./inputs.ts";
import { kindInTown } from "./kind-in-town.ts";
import { lePuyHouses } from "./le-puy-houses.ts";
import { localName } from "./local-name.ts";
import { mergedHouse, union } from "./merge-houses.ts";
import { registerClaims, typeClaim } from "./register-claims.ts";

/** Cells of accommodations.csv by the field that a claim is about. */
export const columnOfField: Readonly<Record<string, string>> = {
  type: "type",
  beds: "beds",
  priceFrom: "price_from",
  priceTo: "price_to",
  currency: "currency",
  season: "season",
  checkInFrom: "check_in_from",
  checkInUntil: "check_in_until",
  reservable: "reservable",
  phone: "phone",
  secondPhone: "second_phone",
  email: "email",
  web: "web",
  address: "address",
  registerNumber: "register_number",
};

export interface BuiltHouses {
  readonly houses: Cells[];
  /** All claims, with a mark for the one that is used. */
  readonly claims: (Claim & { readonly isUsed: boolean })[];
}

/** The places to stay of the data set, built from all inputs. Deterministic in rows and order. */
export function buildHouses(inputs: Inputs): BuiltHouses {
  const into = new Map(inputs.merged.map(({ slug, into: target }) => [slug ?? "", target ?? ""]));
  const lePuy = lePuyHouses(inputs, into);
  const towns = new Map(inputs.towns.map((town) => [town["slug"], town]));
  const houses = namedHouses(inputs, mergedHouses(inputs, into))
    .concat(lePuy.houses, curatedHouses(inputs))
    .map((house): Record<string, string> => {
      const { country = "", name: townName = "" } = towns.get(house["town_slug"]) ?? {};
      return { ...house, name: kindInTown(house["name"] ?? "", country, townName) };
    });
  const bySlug = new Map(houses.map((house) => [house["slug"] ?? "", house]));
  const claims = [...claimsOf(inputs, into, bySlug), ...lePuy.claims, ...curatedClaims(inputs)];
  const judged = judge(claims, bySlug);
  return { houses, claims: judged };
}

function mergedHouses(inputs: Inputs, into: ReadonlyMap<string, string>): Record<string, string>[] {
  const { houses } = inputs;
  const kept = new Map(
    houses.filter(({ slug }) => !into.has(slug ?? "")).map((house) => [house["slug"], { ...house }]),
  );
  for (const twin of houses) {
    const target = into.get(twin["slug"] ?? "");
    const house = kept.get(target ?? "");
    if (!house) continue;
    const merged = mergedHouse(house, twin);
    const isElsewhere = house["town_slug"] !== twin["town_slug"] && merged["lat"] !== house["lat"];
    kept.set(target, isElsewhere ? { ...merged, distance_off_m: distanceOff(inputs, merged) } : merged);
  }
  return [...kept.values()];
}

/** Metres from the waypoint of its town to a house that a source assigns to another. */
function distanceOff({ towns, waypoints }: Inputs, house: Cells): string {
  const town = towns.find(({ slug }) => slug === house["town_slug"]);
  const waypoint = waypoints.find(({ slug }) => slug === town?.["waypoint_slug"]);
  return waypoint ? String(Math.round(greatCircleM(position(waypoint), position(house)))) : "";
}

function position(row: Cells) {
  return { lat: Number(row["lat"]), lon: Number(row["lon"]) };
}

/** Local names instead of translated ones, which are kept for search, and the types contained in names. */
function namedHouses(inputs: Inputs, houses: Record<string, string>[]): Record<string, string>[] {
  const towns = new Map(inputs.towns.map((town) => [town["slug"], town]));
  const official = new Map(inputs.officialNames.map(({ slug, name }) => [slug, name]));
  return houses.map((house) => {
    const town = towns.get(house["town_slug"]);
    const { slug = "", name = "", type = "" } = house;
    const isTranslated = house["source"] === "de-calixtinus";
    const named = { slug, name, type, country: town?.["country"] ?? "", townName: town?.["name"] ?? "" };
    const written = official.get(slug) ?? (isTranslated ? localName(named) : null) ?? name;
    const local = named.country === "Spain" ? written.replace(/^Pension(?= )/, "Pensión") : written;
    const names = union(house["other_names"], name.replaceAll(";", ",")).split(";");
    return { ...house, name: local, other_names: names.filter((one) => one !== local.replaceAll(";", ",")).join(";") };
  });
}

function curatedHouses({ curated }: Inputs): Record<string, string>[] {
  return curated.map(({ slug = "", town_slug = "", name = "", type = "", source = "", certainty = "" }) => ({
    slug,
    town_slug,
    name,
    type,
    status: "open",
    source,
    licence: "ODbL-1.0",
    confidence: certainty,
  }));
}

function curatedClaims({ curated }: Inputs): Claim[] {
  return curated.flatMap(({ slug = "", address = "", source = "", date = "", certainty }) =>
    address === ""
      ? []
      : [
          {
            house: slug,
            field: "address",
            value: address,
            source,
            date,
            certainty: certainty === "medium" ? "medium" : "low",
          },
        ],
  );
}

function claimsOf(inputs: Inputs, into: ReadonlyMap<string, string>, bySlug: ReadonlyMap<string, Cells>): Claim[] {
  const claims: Claim[] = [];
  const types = new Map<string, string>();
  const typeOf = (slug: string) => types.get(slug) ?? bySlug.get(slug)?.["type"] ?? "";
  const matches = inputs.registers.flatMap(({ register, rows }) =>
    rows.map((row) => {
      const slug = row["house_slug"] ?? "";
      return { register, row: { ...row, house_slug: into.get(slug) ?? slug } };
    }),
  );
  for (const { register, row } of matches) {
    const claim = typeClaim(register, row, typeOf(row.house_slug), bySlug.get(row.house_slug)?.["name"] ?? "");
    if (claim) claims.push(claim);
    if (claim) types.set(row.house_slug, claim.value);
  }
  for (const [house, { name = "", type = "", rooms = "" }] of bySlug) {
    const value = types.has(house) ? null : typeByName(name, type, rooms);
    if (value)
      claims.push({ house, field: "type", value, source: "name-of-the-house", date: "2026-11", certainty: "high" });
    if (value) types.set(house, value);
  }
  claims.push(...matches.flatMap(({ register, row }) => registerClaims(register, row, typeOf)));
  for (const [house] of bySlug) {
    for (const fact of inputs.networkFacts.filter(({ type }) => type === typeOf(house))) {
      const { field = "", value = "", source = "", date = "" } = fact;
      claims.push({ house, field, value, source, date, certainty: fact["certainty"] === "medium" ? "medium" : "low" });
    }
  }
  return claims;
}

/** Writes the most reliable claims into the houses. A house's own values take precedence over less reliable claims. */
function judge(claims: readonly Claim[], bySlug: Map<string, Record<string, string>>): BuiltHouses["claims"] {
  const judged: (Claim & { isUsed: boolean })[] = [];
  const groups = Map.groupBy(claims, ({ house, field }) => `${house} ${field}`);
  for (const all of groups.values()) {
    const group = all.filter((claim, index) => all.findIndex((one) => isOfSame(one, claim)) === index);
    const best = surest(group);
    const house = best && bySlug.get(best.house);
    const column = best && columnOfField[best.field];
    if (!best || !house || !column) continue;
    const stands = own(house, best.field);
    const isUsed = stands === null || surest([stands, best]) === best;
    if (isUsed && stands !== null && stands.value !== best.value) judged.push({ ...stands, isUsed: false });
    for (const claim of group) judged.push({ ...claim, isUsed: isUsed && claim === best });
    if (!isUsed) continue;
    house[column] = best.value;
    if (best.field === "season") house["season_source"] = best.source;
  }
  return judged;
}

/** If a house is in a source twice, the first row counts. */
function isOfSame(one: Claim, other: Claim): boolean {
  return one.source === other.source && one.date === other.date;
}

/** The row's own value of a fact as a claim; null if it has none. */
function own(house: Cells, field: string): Claim | null {
  const value = house[columnOfField[field] ?? ""] ?? "";
  if (value === "") return null;
  const source = (field === "season" && house["season_source"]) || house["source"] || "";
  const isRemembered =
    source === "general-knowledge" || (field === "reservable" && house["season_source"] === "general-knowledge");
  const certainty = isRemembered ? "low" : house["confidence"] === "high" ? "high" : "medium";
  return {
    house: house["slug"] ?? "",
    field,
    value,
    source,
    date: "2023",
    certainty: field === "type" ? "low" : certainty,
  };
}

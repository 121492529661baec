import { cutText } from "#domain/text/cut-text.ts";
import { memoizeByObject } from "#domain/memoize-by-object.ts";
import { lineOf } from "#contract/http/field-types.ts";
import { accommodationFields } from "#contract/places/accommodation-fields.ts";
import type { KnownPlaces } from "#database/queries/administration/registers/known-places.ts";
import { type Certainty, certaintyOfRegister } from "#domain/house-registers/claim.ts";
import { compareFacts, type FactChange } from "#domain/house-registers/compare-facts.ts";
import { type HouseIndex, indexHouses } from "#domain/house-registers/house-index.ts";
import { typeOfNewHouse, typeOfRegister, typeTold } from "#domain/house-registers/house-kinds.ts";
import { openStreetMap } from "#domain/house-registers/known-registers.ts";
import { type Match, matchesOf, sureScore, townOfNewHouse } from "#domain/house-registers/match-houses.ts";
import { newHouseName } from "#domain/house-registers/names.ts";
import { type RegisterFacts, registerFacts, type RegisterRow } from "#domain/house-registers/register-facts.ts";

/** The source of a register and its date. */
export interface RegisterSource {
  readonly source: string;
  /** For rows without a date of their own. */
  readonly date: string;
}

/** The effect of a row on our houses. */
export interface ComparedRow {
  readonly line: number;
  readonly kind: "changed" | "doubtful" | "new" | "unchanged" | "elsewhere";
  readonly name: string;
  readonly place: string;
  readonly houseUuid: string | null;
  readonly townUuid: string | null;
  readonly score: number | null;
  readonly date: string;
  readonly certainty: Certainty;
  readonly changes: readonly FactChange[];
  /** Province of its town, and type of the house, to detect houses missing from the file. */
  readonly province: string | null;
  readonly registered: string | null;
}

type House = KnownPlaces["houses"][number];

interface PreparedPlaces {
  readonly index: HouseIndex;
  readonly houses: ReadonlyMap<string, House>;
  readonly countries: ReadonlyMap<string, string>;
}

const prepare = memoizeByObject((places: KnownPlaces): PreparedPlaces => {
  const towns = places.towns.map(({ name, localNames, otherNames, ...town }) => ({
    ...town,
    names: [name, ...localNames, ...otherNames],
  }));
  const houses = places.houses.map((house) => ({
    ...house,
    names: [house.name, ...house.otherNames],
    place: house.lat !== null && house.lon !== null ? { lat: house.lat, lon: house.lon } : null,
    phones: [house.phone, house.secondPhone].filter((phone) => phone !== null),
  }));
  return {
    index: indexHouses(towns, houses),
    houses: new Map(places.houses.map((house) => [house.uuid, house])),
    countries: new Map(towns.map(({ uuid, country }) => [uuid, country])),
  };
});

/** Compares rows of a register with our houses: which house each row matches, and where its facts differ. */
export function compareRegister(
  knownPlaces: KnownPlaces,
  rows: readonly RegisterRow[],
  source: RegisterSource,
): readonly ComparedRow[] {
  const places = prepare(knownPlaces);
  return rows.map((row) => compareRow(places, row, source));
}

function compareRow(places: PreparedPlaces, row: RegisterRow, source: RegisterSource): ComparedRow {
  const matches = matchesOf(places.index, row);
  const [best] = matches;
  const date = dateOf(row, source);
  const registered = typeOfRegister(row.kind);
  const rowFacts = { line: row.line, name: cutText(row.name, 200), date, registered };
  const place = cutText(row.locality || row.municipality, 200);
  const house = best && places.houses.get(best.house.uuid);
  if (!best || !house) return { ...rowFacts, ...newHouse(places, row, source, date, place) };
  const score = Math.round(best.score * 100) / 100;
  const certainty = certaintyOf(source, date, score);
  const country = places.countries.get(house.townUuid) ?? "";
  const type = typeTold(house.type, house.name, row.kind);
  const claimed = {
    ...whole(registerFacts(row, { type: type ?? house.type, country })),
    ...(type !== null && { type }),
  };
  const changes = compareFacts({ ...house, facts: { ...house } }, claimed, { date, certainty });
  const isSure = score >= sureScore && !hasRival(matches);
  const claims = changes.some(({ standing }) => standing !== "kept");
  return {
    ...rowFacts,
    place: place || best.house.town.names[0] || "",
    kind: claims ? (isSure ? "changed" : "doubtful") : "unchanged",
    houseUuid: house.uuid,
    townUuid: null,
    score,
    certainty,
    changes,
    province: best.house.town.province,
  };
}

/** No row is newer than its file: a typo such as 2099 would otherwise win for ever. */
function dateOf(row: RegisterRow, { date }: RegisterSource): string {
  return row.date === "" || row.date.slice(0, date.length) > date ? date : row.date;
}

/** Two equally likely houses. */
function hasRival([best, second]: readonly Match[]): boolean {
  return best !== undefined && second !== undefined && second.score >= sureScore && best.score - second.score < 0.02;
}

function certaintyOf({ source }: RegisterSource, date: string, score: number): Certainty {
  // Anybody may have mapped it.
  return source === openStreetMap.source ? "medium" : certaintyOfRegister(date, score);
}

function newHouse(places: PreparedPlaces, row: RegisterRow, source: RegisterSource, date: string, place: string) {
  const town = townOfNewHouse(places.index, row);
  const type = typeOfNewHouse(row.kind);
  const comparison = {
    houseUuid: null,
    townUuid: town?.uuid ?? null,
    score: null,
    certainty: certaintyOf(source, date, 1),
    place: place || town?.names[0] || "",
    province: town?.province ?? null,
  };
  if (!town || !type) return { ...comparison, kind: "elsewhere" as const, changes: [] };
  const facts = whole(registerFacts(row, { type, country: town.country }));
  const name = lineOf(200).safeParse(newHouseName(row, town.country));
  if (!name.success) return { ...comparison, kind: "elsewhere" as const, changes: [] };
  const changes = Object.entries({ name: name.data, type, ...facts }).map(([field, after]) => ({
    field: field as FactChange["field"],
    before: null,
    after,
    standing: "unknown" as const,
  }));
  return { ...comparison, kind: "new" as const, changes };
}

const schemas = {
  ...accommodationFields,
  secondPhone: accommodationFields.phone,
  address: lineOf(300),
  registerNumber: lineOf(60),
  osmId: lineOf(60),
};

/** The facts that are valid for a house; typing errors of a register are left out. */
function whole(facts: RegisterFacts): RegisterFacts {
  const isWhole = ([field, value]: [string, unknown]) =>
    schemas[field as keyof RegisterFacts]?.safeParse(value).success ?? false;
  const valid = Object.fromEntries(Object.entries(facts).filter(isWhole));
  const { lat, lon, ...others } = valid as RegisterFacts;
  return lat === undefined || lon === undefined ? others : { ...others, lat, lon };
}

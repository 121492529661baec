import type { LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import { foldText } from "#domain/places/place-search/fold-text.ts";
import { type ComparedName, comparedName, placeWords } from "./names.ts";
import { inOrder } from "./register-facts.ts";

/** A town for comparison with registers. */
export interface KnownTown extends LatLon {
  readonly uuid: string;
  readonly slug: string;
  /** Its name and other spellings. */
  readonly names: readonly string[];
  readonly province: string | null;
  readonly country: string;
}

/** A house for comparison with registers. */
interface KnownHouse {
  readonly uuid: string;
  readonly names: readonly string[];
  readonly type: string;
  readonly townUuid: string;
  readonly place: LatLon | null;
  readonly phones: readonly string[];
  readonly registerNumber: string | null;
  readonly osmId: string | null;
}

/** A house with its keys for comparison. */
export interface IndexedHouse extends KnownHouse {
  readonly compared: readonly ComparedName[];
  readonly town: KnownTown;
  readonly words: ReadonlySet<string>;
}

export interface HouseIndex {
  readonly towns: readonly KnownTown[];
  /** By normalised name. */
  readonly townsByName: ReadonlyMap<string, readonly KnownTown[]>;
  readonly housesByTown: ReadonlyMap<string, readonly IndexedHouse[]>;
  /** By `gridKey` of their coordinates. */
  readonly housesByPlace: ReadonlyMap<string, readonly IndexedHouse[]>;
  /** By the last nine digits. */
  readonly housesByPhone: ReadonlyMap<string, readonly IndexedHouse[]>;
  readonly housesByNumber: ReadonlyMap<string, readonly IndexedHouse[]>;
  readonly housesByOsmId: ReadonlyMap<string, readonly IndexedHouse[]>;
  readonly townsByPlace: ReadonlyMap<string, readonly KnownTown[]>;
}

/** Side of a grid cell in degrees: 1.1 km from south to north. */
const gridDegrees = 0.01;

function fieldOf(degrees: number): number {
  return Math.floor(degrees / gridDegrees);
}

/** The grid cells around a place, including its own. @param reach cells on each side */
export function fieldsAround({ lat, lon }: LatLon, reach = 1): string[] {
  const steps = Array.from({ length: 2 * reach + 1 }, (_, place) => place - reach);
  return steps.flatMap((north) => steps.map((east) => `${fieldOf(lat) + north} ${fieldOf(lon) + east}`));
}

/** The digits of a number independent of the country code; empty if too short to identify a house. */
export function phoneKey(phone: string): string {
  const digits = phone.replaceAll(/\D/g, "");
  return digits.length < 9 ? "" : digits.slice(-9);
}

/** The spellings of a place in one cell: "PAMPLONA / IRUÑA", "Burgo Ranero (El)". */
export function spellingsOf(place: string): string[] {
  const parts = [place, ...place.split(/\s*[/;]\s*|(?<=\p{L})-(?=\p{L})/u)];
  return [...new Set(parts.map((part) => foldText(inOrder(part))).filter((part) => part !== ""))];
}

/** Indexes towns and houses for lookup; a few thousand take some hundredths of a second. */
export function indexHouses(towns: readonly KnownTown[], houses: readonly KnownHouse[]): HouseIndex {
  const townsByUuid = new Map(towns.map((town) => [town.uuid, town]));
  const indexed = houses.flatMap((house) => {
    const town = townsByUuid.get(house.townUuid);
    if (!town) return [];
    const words = placeWords(town.names);
    return [{ ...house, town, words, compared: house.names.map((name) => comparedName(name, words)) }];
  });
  const by = <One>(list: readonly One[], keysOf: (one: One) => readonly string[]) => {
    const lists = new Map<string, One[]>();
    for (const one of list) {
      for (const key of new Set(keysOf(one))) {
        if (key !== "") lists.set(key, [...(lists.get(key) ?? []), one]);
      }
    }
    return lists;
  };
  const fieldOfPlace = (place: LatLon | null) => (place ? fieldsAround(place, 0) : []);
  return {
    towns,
    townsByName: by(towns, ({ names }) => names.flatMap(spellingsOf)),
    housesByTown: by(indexed, ({ townUuid }) => [townUuid]),
    housesByPlace: by(indexed, ({ place }) => fieldOfPlace(place)),
    housesByPhone: by(indexed, ({ phones }) => phones.map(phoneKey)),
    housesByNumber: by(indexed, ({ registerNumber }) => [foldText(registerNumber ?? "")]),
    housesByOsmId: by(indexed, ({ osmId }) => [osmId ?? ""]),
    townsByPlace: by(towns, (town) => fieldOfPlace(town)),
  };
}

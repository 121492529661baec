import { foldText } from "#domain/place-search/fold-text.ts";
import { greatCircleM } from "#domain/route-geometry/great-circle.ts";
import { phonesOf, phoneCountries } from "./contacts.ts";
import { agrees, typeOfRegister } from "./house-kinds.ts";
import {
  fieldsAround,
  type HouseIndex,
  type IndexedHouse,
  type KnownTown,
  phoneKey,
  spellingsOf,
} from "./house-index.ts";
import { comparedName, nameFit } from "./names.ts";
import { nameInRegister, type RegisterRow } from "./register-facts.ts";

/** Houses that may be a row are at most so far from its place, in metres. */
const nearM = 300;
/** A house that lies further than this from the row's place has to be told by more than its name. */
const apartM = 1_500;
/** A new house belongs to a town at most so far away, in metres. */
const townM = 5_000;

/** From this score on a row is taken for the house without being asked about. */
export const sureScore = 0.8;
/** Below this score it is not even a guess. */
export const leastScore = 0.55;

export interface Match {
  readonly house: IndexedHouse;
  /** From 0 to 1. */
  readonly score: number;
}

/** The towns that a row names: by its locality, else by its municipality. */
export function townsOfRow(index: HouseIndex, row: RegisterRow): readonly KnownTown[] {
  for (const place of [row.locality, row.municipality]) {
    const found = spellingsOf(place).flatMap((name) => index.townsByName.get(name) ?? []);
    const near = [...new Set(found)].filter((town) => isPossible(town, row));
    if (near.length > 0) return near;
  }
  return [];
}

/** Towns of the same name lie in other provinces, or far from the place of the row. */
function isPossible(town: KnownTown, { province, place }: RegisterRow): boolean {
  if (place !== null) return greatCircleM(town, place) <= 20_000;
  return province === "" || town.province === null || shareAName(province, town.province);
}

function shareAName(one: string, other: string): boolean {
  const names = new Set(spellingsOf(one));
  return spellingsOf(other).some((name) => names.has(name));
}

/** The town that a new house belongs to; null where the row lies on none of the ways. */
export function townOfNewHouse(index: HouseIndex, row: RegisterRow): KnownTown | null {
  const { place } = row;
  const named = townsOfRow(index, row);
  if (place === null) return named.length === 1 ? (named[0] ?? null) : null;
  const around = fieldsAround(place, 7).flatMap((field) => index.townsByPlace.get(field) ?? []);
  const reachable = [...new Set([...named, ...around])]
    .map((town) => ({ town, metres: greatCircleM(town, place) }))
    .filter(({ metres }) => metres <= townM)
    .toSorted((a, b) => a.metres - b.metres);
  return reachable.find(({ town }) => named.includes(town))?.town ?? reachable[0]?.town ?? null;
}

/** The houses that a row may be, the likeliest first; none below `leastScore`. */
export function matchesOf(index: HouseIndex, row: RegisterRow): readonly Match[] {
  const towns = townsOfRow(index, row);
  const phones = phoneKeysOf(row);
  const candidates = new Set([
    ...towns.flatMap(({ uuid }) => index.housesByTown.get(uuid) ?? []),
    ...(row.place ? fieldsAround(row.place).flatMap((field) => index.housesByPlace.get(field) ?? []) : []),
    ...phones.flatMap((phone) => index.housesByPhone.get(phone) ?? []),
    ...(index.housesByNumber.get(foldText(row.registerNumber)) ?? []),
    ...(index.housesByOsmId.get(row.osmId) ?? []),
  ]);
  const isInTown = (house: IndexedHouse) => towns.includes(house.town);
  return [...candidates]
    .map((house) => ({ house, score: scoreOf(row, house, isInTown(house), new Set(phones)) }))
    .filter(({ score }) => score >= leastScore)
    .toSorted((a, b) => b.score - a.score || a.house.uuid.localeCompare(b.house.uuid));
}

/** The numbers of a row, in whichever country it may lie. */
function phoneKeysOf({ phone, secondPhone }: RegisterRow): string[] {
  const text = [phone, secondPhone].filter(Boolean).join(";");
  return Object.values(phoneCountries).flatMap((country) => phonesOf(text, country).map(phoneKey));
}

/** What another kind of house takes off; an apartment or a campsite is never the hostal of the same owner. */
function penaltyOf(type: string, kind: string): number {
  const registered = typeOfRegister(kind);
  if (registered === null || agrees(type, registered)) return 0;
  const isApart = (one: string) => one === "apartment" || one === "camping";
  // Of an albergue and a hostal of one name under one roof the one of the same kind is meant.
  return isApart(registered) || isApart(type) ? 0.25 : 0.02;
}

/** How surely a row is a house: its number or its name in a town with the telephone or the place settle it. */
function scoreOf(row: RegisterRow, house: IndexedHouse, isInTown: boolean, phones: ReadonlySet<string>): number {
  if (row.osmId !== "" && row.osmId === house.osmId) return 1;
  const isNumbered = row.registerNumber !== "" && foldText(row.registerNumber) === foldText(house.registerNumber ?? "");
  const name = comparedName(nameInRegister(row.name), house.words);
  const fit = Math.max(0, ...house.compared.map((one) => nameFit(one, name)));
  const metres = row.place && house.place ? greatCircleM(row.place, house.place) : null;
  const isNear = metres !== null && metres <= nearM;
  const isApart = metres !== null && metres > apartM;
  const isPlaced = isNear || (isInTown && !isApart);
  if (isNumbered && (isPlaced || fit >= 0.5)) return 1;
  const penalty = penaltyOf(house.type, row.kind);
  if (house.phones.some((phone) => phones.has(phoneKey(phone)))) {
    if (fit >= 0.5) return 1 - penalty;
    return (isPlaced ? 0.75 : leastScore) - penalty;
  }
  if (isNear) return nearScore(fit, metres, agrees(house.type, typeOfRegister(row.kind))) - penalty;
  if (!isInTown) return 0;
  return townScore(fit) - penalty - (isApart ? 0.2 : 0);
}

function nearScore(fit: number, metres: number, isSameKind: boolean): number {
  if (fit >= 0.8) return 1;
  if (fit >= 0.5) return isSameKind ? 0.85 : 0.75;
  return metres <= 60 && isSameKind ? leastScore : 0;
}

function townScore(fit: number): number {
  if (fit >= 0.95) return 0.95;
  if (fit >= 0.8) return 0.87;
  return fit >= 0.5 ? leastScore + (fit - 0.5) * 0.6 : 0;
}

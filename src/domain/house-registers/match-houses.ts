import { foldText } from "#domain/places/place-search/fold-text.ts";
import { greatCircleM } from "#domain/geography/route-geometry/great-circle.ts";
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

/** Maximum distance in metres of houses that may match a row by coordinates. */
const nearM = 300;
/** Beyond this distance in metres, a matching name is not enough. */
const apartM = 1_500;
/** Maximum distance in metres of a new house from its town. */
const townM = 5_000;

/** Minimum score to match a row with a house without asking. */
export const sureScore = 0.8;
/** Minimum score of a suggested match. */
const minScore = 0.55;

export interface Match {
  readonly house: IndexedHouse;
  /** From 0 to 1. */
  readonly score: number;
}

/** The towns named by a row: by its locality, else by its municipality. */
function townsOfRow(index: HouseIndex, row: RegisterRow): readonly KnownTown[] {
  for (const place of [row.locality, row.municipality]) {
    const named = spellingsOf(place).flatMap((name) => index.townsByName.get(name) ?? []);
    const near = [...new Set(named)].filter((town) => isPossible(town, row));
    if (near.length > 0) return near;
  }
  return [];
}

/** Rules out towns of the same name in other provinces, or far from the coordinates of the row. */
function isPossible(town: KnownTown, { province, place }: RegisterRow): boolean {
  if (place !== null) return greatCircleM(town, place) <= 20_000;
  return province === "" || town.province === null || shareAName(province, town.province);
}

function shareAName(one: string, other: string): boolean {
  const names = new Set(spellingsOf(one));
  return spellingsOf(other).some((name) => names.has(name));
}

/** The town of a new house; null if the row is on none of the ways. */
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

/** The houses that a row may match, the most likely first; none below `minScore`. */
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
    .filter(({ score }) => score >= minScore)
    .toSorted((a, b) => b.score - a.score || a.house.uuid.localeCompare(b.house.uuid));
}

/** The phone numbers of a row, for any country it may be in. */
function phoneKeysOf({ phone, secondPhone }: RegisterRow): string[] {
  const text = [phone, secondPhone].filter(Boolean).join(";");
  return Object.values(phoneCountries).flatMap((country) => phonesOf(text, country).map(phoneKey));
}

/** Penalty for a different kind of house; an apartment or a campsite is never the hostal of the same owner. */
function penaltyOf(type: string, kind: string): number {
  const registered = typeOfRegister(kind);
  if (registered === null || agrees(type, registered)) return 0;
  const isApart = (one: string) => one === "apartment" || one === "camping";
  // For an albergue and a hostal with the same name under one roof, the one of the same kind matches.
  return isApart(registered) || isApart(type) ? 0.25 : 0.02;
}

/** Likelihood that a row matches a house: its number, or its name in a town with phone or coordinates, is decisive. */
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
    return (isPlaced ? 0.75 : minScore) - penalty;
  }
  if (isNear) return nearScore(fit, metres, agrees(house.type, typeOfRegister(row.kind))) - penalty;
  if (!isInTown) return 0;
  return townScore(fit) - penalty - (isApart ? 0.2 : 0);
}

function nearScore(fit: number, metres: number, isSameKind: boolean): number {
  if (fit >= 0.8) return 1;
  if (fit >= 0.5) return isSameKind ? 0.85 : 0.75;
  return metres <= 60 && isSameKind ? minScore : 0;
}

function townScore(fit: number): number {
  if (fit >= 0.95) return 0.95;
  if (fit >= 0.8) return 0.87;
  return fit >= 0.5 ? minScore + (fit - 0.5) * 0.6 : 0;
}

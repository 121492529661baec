import { type AccommodationType, accommodationTypes } from "#domain/lodging/accommodation-types.ts";

/** Kinds that registers use, in the words of each, and the type of house that they are. */
const typeOfKind: readonly (readonly [RegExp, string])[] = [
  [/^albergue|^auberge (?:collective|de jeunesse)/i, "albergue"],
  [/^hostel/i, "hostel"],
  [/^hostal|^pensi[oó]n|^estabelecimento|^quartos|^chambres? d|^pousada|^posada/i, "pension"],
  [/^hotel|^hotéis|^hôtel/i, "hotel"],
  [
    /^casas? (?:rural|de campo|de turismo|de aldea|de labranza)|^agro-?turismo|^turismo (?:rural|de habita)/i,
    "casa_rural",
  ],
  [/^apartament|^viviend?a|^vivenda|^moradia|^meublé/i, "apartment"],
  [/^camping|^campamento|^parque de campismo/i, "camping"],
  [/^gîte|^gite/i, "gite"],
  [/^refugio|^refuge/i, "refuge"],
];

/** The type of house that a register means; null for kinds that are none of ours. */
export function typeOfRegister(kind: string): string | null {
  return typeOfKind.find(([pattern]) => pattern.test(kind))?.[1] ?? null;
}

/** Whether a register speaks of the same kind of house: only then are its beds the beds of this one. */
export function agrees(type: string, registered: string | null): boolean {
  return registered !== null && (registered === "albergue" ? type.startsWith("albergue") : type === registered);
}

/** The type of a new house of a register, which does not say who runs an albergue. */
export function typeOfNewHouse(kind: string): AccommodationType | null {
  const type = typeOfRegister(kind);
  return accommodationTypes.find((one) => one === (type === "albergue" ? "albergue_unspecified" : type)) ?? null;
}

/** The type that a register gives to a house of which we know only that beds are let there; null where it tells no more. */
export function typeTold(type: string, name: string, kind: string): string | null {
  const isVague = type === "albergue_unspecified" || type === "hotel";
  const registered = typeOfRegister(kind);
  // Who runs an albergue and a hostal under one roof has both in the register, and we have the albergue.
  return isVague && !/^albergue/i.test(name) && registered === "pension" ? registered : null;
}

const typeOfName: readonly (readonly [RegExp, string])[] = [
  [/^apartamentos? /i, "apartment"],
  [/^(?:pensi[oó]n|pens[aã]o|hostal|hospeda[jx]e|hospedaria) /i, "pension"],
  [/^hotel (?!rural)/i, "hotel"],
  [/^camping /i, "camping"],
  [/^casa rural /i, "casa_rural"],
  [/^albergue /i, "albergue_unspecified"],
];

/**
 * The type of house by the first word of its local name, where it says another than the type has. Houses with a dormitory are
 * albergues whatever they are called.
 */
export function typeByName(name: string, type: string, rooms: string): string | null {
  const named = typeOfName.find(([pattern]) => pattern.test(name))?.[1];
  if (named === undefined || named === type) return null;
  if (named.startsWith("albergue")) return type === "pension" || type === "hotel" ? named : null;
  return rooms.split(";").includes("dormitory") || type === "hostel" ? null : named;
}

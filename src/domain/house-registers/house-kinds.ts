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

const kindWord = (kind: string) => new RegExp(String.raw`^(?:${kind})(?![\p{L}])`, "iu");

/** Kinds that names begin with, the narrower first, and the types that such a house may have: the first where it has none of them. */
const typesOfName: readonly (readonly [RegExp, readonly [string, ...string[]]])[] = [
  [kindWord("(?:nuevo )?albergue municipal"), ["albergue_municipal"]],
  [kindWord("(?:albergue|refugio) parroquial"), ["albergue_parochial"]],
  [kindWord("pousada d[ae] juventude"), ["hostel"]],
  [kindWord("apartamentos?"), ["apartment"]],
  [
    kindWord(
      "pensi[oó]n|pens[aã]o|hostal|restaurante hostal|hospeda[jx]e|hospedaria|hoster[ií]a|fonda|habitaciones|residencial(?!-hostel)",
    ),
    ["pension"],
  ],
  [kindWord("posada"), ["pension", "hotel", "casa_rural"]],
  [kindWord("hotel rural"), ["hotel", "casa_rural"]],
  [kindWord("hotel"), ["hotel"]],
  [kindWord("camping"), ["camping"]],
  [kindWord("casa rural|casa de aldea|turismo rural|centro de turismo rural|agroturismo"), ["casa_rural"]],
  [kindWord("(?:le )?g[iî]te"), ["gite"]],
  [kindWord("albergue"), ["albergue_unspecified"]],
];

/** Kinds that names of any language end with. */
const typesOfEnd: readonly (readonly [RegExp, readonly [string, ...string[]]])[] = [
  [/ hostal(?: rural)?$/iu, ["pension"]],
  [/ guest house$/iu, ["pension"]],
  [/ hotel$/iu, ["hotel"]],
  [/ apartments$/iu, ["apartment"]],
  [/^hostel | hostel(?: sport)?$/iu, ["hostel"]],
];

/** Houses for pilgrims, which may be called anything when they have a dormitory. */
const isForPilgrims = (type: string) => /^(?:albergue|hostel|gite|refuge)/.test(type);

/**
 * The type of house by the kind that its local name begins or ends with, where that is another than the type has. Houses for
 * pilgrims with a dormitory stay such whatever they are called, and a house of the Xunta stays one.
 */
export function typeByName(name: string, type: string, rooms: string): string | null {
  const named = [...typesOfName, ...typesOfEnd].find(([pattern]) => pattern.test(name))?.[1];
  if (named === undefined || named.includes(type) || type === "albergue_public_xunta") return null;
  const [first] = named;
  if (first === "albergue_unspecified") return isForPilgrims(type) ? null : first;
  if (first === "hostel") return isForPilgrims(type) && type !== "gite" ? null : first;
  if (first.startsWith("albergue")) return first;
  return isForPilgrims(type) && rooms.split(";").includes("dormitory") ? null : first;
}

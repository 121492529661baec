import { type AccommodationType, accommodationTypes } from "#domain/places/lodging/lodging-facts.ts";

/** Kinds in the terms of the registers, and our corresponding type. */
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

/** Our type for a register's kind; null for kinds that we do not have. */
export function typeOfRegister(kind: string): string | null {
  return typeOfKind.find(([pattern]) => pattern.test(kind))?.[1] ?? null;
}

/** Whether a register describes the same kind of house: only then do its beds apply. */
export function agrees(type: string, registered: string | null): boolean {
  return registered !== null && (registered === "albergue" ? type.startsWith("albergue") : type === registered);
}

/** The type of a new house from a register, which does not state who runs an albergue. */
export function typeOfNewHouse(kind: string): AccommodationType | null {
  const type = typeOfRegister(kind);
  return accommodationTypes.find((one) => one === (type === "albergue" ? "albergue_unspecified" : type)) ?? null;
}

/** The more precise type from a register for a house only known to rent beds; null if it has none. */
export function typeTold(type: string, name: string, kind: string): string | null {
  const isAmbiguous = type === "albergue_unspecified" || type === "hotel";
  const registered = typeOfRegister(kind);
  // An owner with an albergue and a hostal under one roof has both in the register, and ours is the albergue.
  return isAmbiguous && !/^albergue/i.test(name) && registered === "pension" ? registered : null;
}

const kindWord = (kind: string) => new RegExp(String.raw`^(?:${kind})(?![\p{L}])`, "iu");

/** Kinds at the beginning of names, the most specific first, with the possible types; the first is the default. */
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

/** Kinds at the end of names, in any language. */
const typesOfEnd: readonly (readonly [RegExp, readonly [string, ...string[]]])[] = [
  [/ hostal(?: rural)?$/iu, ["pension"]],
  [/ guest house$/iu, ["pension"]],
  [/ hotel$/iu, ["hotel"]],
  [/ apartments$/iu, ["apartment"]],
  [/^hostel | hostel(?: sport)?$/iu, ["hostel"]],
];

/** Houses for pilgrims, which may have any name if they have a dormitory. */
const isForPilgrims = (type: string) => /^(?:albergue|hostel|gite|refuge)/.test(type);

/**
 * The type of house according to the beginning or end of its local name, if it contradicts the type. Houses for
 * pilgrims with a dormitory keep their type whatever their name, and so do those of the Xunta.
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

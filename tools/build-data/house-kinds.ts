/** Kinds that registers use, in the words of each, and the type of house that they are. */
const typeOfKind: readonly (readonly [RegExp, string])[] = [
  [/^albergue|^auberge collective/i, "albergue"],
  [/^hostal|^pensi[oó]n/i, "pension"],
  [/^hotel|^hôtel/i, "hotel"],
  [/^casas? rural|^agroturismo/i, "casa_rural"],
  [/^apartamento|^vivienda/i, "apartment"],
  [/^camping/i, "camping"],
];

/** The type of house that a register means; null for kinds that are none of ours. */
export function typeOfRegister(kind: string): string | null {
  return typeOfKind.find(([pattern]) => pattern.test(kind))?.[1] ?? null;
}

/** Whether a register speaks of the same kind of house: only then are its beds the beds of this one. */
export function agrees(type: string, registered: string | null): boolean {
  return registered !== null && (registered === "albergue" ? type.startsWith("albergue") : type === registered);
}

const typeOfName: readonly (readonly [RegExp, string])[] = [
  [/^apartamentos? /i, "apartment"],
  [/^(?:pensi[oó]n|pens[aã]o|hostal) /i, "pension"],
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

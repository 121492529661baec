import type { DataSet } from "#database/seeds/data-set.ts";

/** Kinds of house that a source has put into English; nobody finds or asks for a house by such a name. */
const translated =
  /\b(?:Boarding House|Pilgrim'?s? Hostel|Country Lodge|Lodging House|Monastery|Hotel and Hospice|parish|House of)\b|\b(?:and|&)$|^(?!Albergue ).* Inn$|^(?:Albergue de peregrinos|Casa rural) .*\band\b/;

/** A name that begins with its kind, and the types that it may have. */
const kinds: readonly (readonly [RegExp, RegExp])[] = [
  [/^apartamentos? /i, /^apartment$/],
  [/^(?:pensi[oó]n|pens[aã]o|hostal) /i, /^pension$/],
  [/^hotel (?!rural)/i, /^hotel$/],
  [/^camping /i, /^camping$/],
  [/^casa rural /i, /^casa_rural$/],
];

/** Names are the local ones, and the kind that a name begins with is the type; a house with a dormitory may be called anything. */
export function checkNames(data: DataSet): string[] {
  return data.accommodations.flatMap(({ slug, name, type, rooms }) => {
    const [, types] = kinds.find(([beginning]) => beginning.test(name)) ?? [];
    const isOfKind = types === undefined || types.test(type) || rooms.includes("dormitory") || type === "hostel";
    return [
      ...(translated.test(name) ? [`accommodation ${slug}: ${name} is half translated`] : []),
      ...(isOfKind ? [] : [`accommodation ${slug}: ${name} is no ${type}`]),
    ];
  });
}

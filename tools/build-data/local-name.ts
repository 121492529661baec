/** The facts needed to derive a local name. */
export interface NamedHouse {
  readonly slug: string;
  readonly name: string;
  readonly type: string;
  readonly country: string;
  readonly townName: string;
}

/** Beginnings that already contain the kind of house. */
const saysItsKind =
  /^(?:albergue|hostal|hostel|hotel|gran hotel|pensi[oó]n|pens[aã]o|casa|casona|caser[ií]o|posada|pazo|palacio|finca|quinta|hospeder[ií]a|hospital|refugio|camping|apartamentos?|hospedaje|fonda|mes[oó]n|rooms|the)\b/i;

type Rewrite = (rest: string, house: NamedHouse) => string | null;

const withKind =
  (kind: string): Rewrite =>
  (rest, { slug }) => {
    if (rest.toLowerCase().startsWith(kind.toLowerCase())) return rest;
    return saysItsKind.test(rest) && kindInSlug(slug) !== kind ? rest : `${kind} ${rest}`;
  };

/** Kinds at the beginning of the source's own addresses, which are derived from local names. */
const kindsInSlugs: readonly (readonly [string, string])[] = [
  ["albergue-", "Albergue"],
  ["hostal-", "Hostal"],
  ["pension-", "Pensión"],
  ["hotel-rural-", "Hotel rural"],
  ["hotel-", "Hotel"],
  ["casa-rural-", "Casa rural"],
];

function kindInSlug(slug: string): string | undefined {
  return kindsInSlugs.find(([beginning]) => slug.startsWith(beginning))?.[1];
}

/** English has one word for several kinds; the address of the house may tell which one it was. */
const withKindOfSlug =
  (kind: string): Rewrite =>
  (rest, house) => {
    const told = kindInSlug(house.slug) ?? kind;
    return withKind(told === "Casa rural" && !kind.includes("rural") ? kind : told)(rest, house);
  };

/** The name without any kind. */
const withoutKind: Rewrite = (rest) => rest;

const publicAlbergue =
  (kind: string): Rewrite =>
  (rest, { townName }) => {
    const [, own = "", bracket = ""] = /^(.*?)\s*(\(.*\))?$/.exec(rest) ?? [];
    const name = own === "" ? townName : own;
    const isPlace = townName.startsWith(name) || townName.endsWith(name);
    return [kind, isPlace ? `de ${name}` : name, bracket].filter((part) => part !== "").join(" ");
  };

/** Private houses are called albergue, whoever they are for. */
const pilgrimHostel: Rewrite = (rest, house) =>
  house.type === "albergue_private"
    ? withKind("Albergue")(rest, house)
    : publicAlbergue("Albergue de peregrinos")(rest, house);

const boardingHouse: Rewrite = (rest, house) =>
  withKindOfSlug(house.slug.includes("hostal") ? "Hostal" : "Pensión")(rest, house);

/** A "Pilgrims Hotel" whose address begins with albergue is not a hotel. */
const hotel: Rewrite = (rest, house) =>
  house.slug.startsWith("albergue-") && house.name.includes("Pilgrims")
    ? pilgrimHostel(rest, house)
    : withKindOfSlug("Hotel")(rest, house);

const isAlbergue = ({ type }: NamedHouse) => type.startsWith("albergue");

/** English endings of names, the longest first, with their Spanish replacement; `null` leaves the name unchanged. */
const inSpain: readonly (readonly [RegExp, Rewrite])[] = [
  [/^Municipal Pilgrim'?s?'? Hostel(?: (?:of|in|de))? ?(.*)$/, publicAlbergue("Albergue municipal de peregrinos")],
  [/^Pilgrim'?s?'? Hostel(?: (?:of|in|de))? ?(.*)$/, publicAlbergue("Albergue de peregrinos")],
  [/^(.*) Municipal (?:Pilgrim'?s?'? )?Hostel$/, publicAlbergue("Albergue municipal de peregrinos")],
  [/^(.*) Pilgrim'?s?'? (?:Hostel|Hospice)((?: \(.*\))?)$/, pilgrimHostel],
  [/^Municipal Pilgrim's Shelter of (.*)$/, publicAlbergue("Refugio municipal de peregrinos")],
  [/^Public Hostel (.*)$/, withKind("Albergue público")],
  [/^Parroquial (.*) Hostel$/, publicAlbergue("Albergue parroquial")],
  [/^Youth Hostel of (.*)$/, publicAlbergue("Albergue juvenil")],
  [/^(.*) Youth Hostel$/, withKind("Albergue juvenil")],
  [/^(.*) Tourist Hostel$/, withKind("Albergue turístico")],
  [/^(.*) Rural Hostel$/, withKind("Albergue rural")],
  [/^(.*) Hostel (?:and|&) Boarding House$/, withKind("Albergue-pensión")],
  [/^(.*) Hostel and Hotel$/, withKind("Albergue-hotel")],
  [/^(.*) (?:Boarding|Lodging) House$/, boardingHouse],
  [/^Boarding House (.*)$/, boardingHouse],
  [/^(.*) Boarding House Restaurant$/, withKind("Pensión-restaurante")],
  [/^(.*) Hostel Restaurant$/, withKind("Hostal-restaurante")],
  [/^(.*) Hotel-Restaurant$/, withKind("Hotel-restaurante")],
  [/^(.*) (?:Country Lodge|Rural House)$/, withKind("Casa rural")],
  [/^(.*) (?:Rural|Country) Hotel$/, withKind("Hotel rural")],
  [/^The (.*) Hotel$/, (rest) => `Hotel El ${rest}`],
  [/^(.*?)(?: Pilgrims)? Hotel$/, hotel],
  [/^(.*) Hostal$/, withKind("Hostal")],
  [/^(.*) Rural Apartments?$/, withKind("Apartamentos rurales")],
  [/^(.*) Apartments?$/, withKind("Apartamentos")],
  [/^(.*) Camp(?:site|ing)$/, withKind("Camping")],
  [/^(.*) Rural (?:Tourism )?Centre$/, withKindOfSlug("Centro de turismo rural")],
  [/^(.*) Rural Pension$/, withKind("Pensión rural")],
  [/^(.*) Pension$/, withKind("Pensión")],
  [/^Pension (.*)$/, withKind("Pensión")],
  [/^(.*) Inn$/, (rest, { slug }) => (slug.includes("posada") ? withKind("Posada")(rest, noHouse) : rest)],
  [/^(.*) Hostel$/, (rest, house) => withKindOfSlug(isAlbergue(house) ? "Albergue" : "Hostal")(rest, house)],
  [/^(.*) (?:Guest ?[Hh]ouse|Bed and Breakfast|Hospice|Rooms|Rural Tourism)$/, withoutKind],
  [/^(?:Guest House|Rural Accommodation) (.*)$/, withoutKind],
];

const hostel: Rewrite = (rest, { slug }) => {
  if (slug.includes("hostel")) return null;
  const kind = /^(?:albergue|residencial)(?=-)/.exec(slug)?.[0] ?? "";
  return kind === "" ? rest : `${kind[0]?.toUpperCase()}${kind.slice(1)} ${rest}`;
};

const inPortugal: readonly (readonly [RegExp, Rewrite])[] = [
  [/^Pilgrim'?s?'? Hostel(?: (?:of|in|de))? ?(.*)$/, publicAlbergue("Albergue de peregrinos")],
  [/^(.*) Pilgrim'?s?'? Hostel((?: \(.*\))?)$/, publicAlbergue("Albergue de peregrinos")],
  [/^Youth Hostel of (.*)$/, publicAlbergue("Pousada da juventude")],
  [/^(.*) (?:Boarding|Lodging) House$/, withKind("Pensão")],
  [/^(.*) Country Lodge$/, withoutKind],
  [/^(.*) Hotel$/, withKind("Hotel")],
  [/^(.*) Apartments$/, withKind("Apartamentos")],
  [/^(?:Rural Accommodation|Alojamiento) (.*)$/, withoutKind],
  // Hostel and guest house are legal categories there, and owners use the English terms.
  [/^(.*) Guesthouse$/, (rest) => `${rest} Guest House`],
  [/^(.*) Hostel$/, hostel],
];

const noHouse: NamedHouse = { slug: "", name: "", type: "", country: "", townName: "" };

/** The public network, including misspellings. */
const network = /\s*\bXunta ds?e (?:Galicia|Galcia|Calicia)\b\s*/;

/**
 * The local name of a house, if the source has translated its kind into English: "Casa Anton Boarding House" is "Casa
 * Anton", "Báltico Hotel" is "Hotel Báltico".
 *
 * @returns null if the name is not translated
 */
export function localName(house: NamedHouse): string | null {
  const rewrites = house.country === "Spain" ? inSpain : house.country === "Portugal" ? inPortugal : [];
  const name = house.name.replace(network, " ").trim();
  // The chosen name of a chain or a spa stays.
  if (/ (?:& |(?:Spa|Boutique|Beach|Golf|Express)\b)/.test(name) && !name.includes("Pilgrim")) return null;
  for (const [pattern, rewrite] of rewrites) {
    const match = pattern.exec(name);
    if (!match) continue;
    const made = rewrite(`${match[1] ?? ""}${match[2] ?? ""}`.trim(), house);
    return made === null || made === house.name ? null : made;
  }
  return null;
}

/** What a name is made local with. */
export interface NamedHouse {
  readonly slug: string;
  readonly name: string;
  readonly type: string;
  readonly country: string;
  readonly townName: string;
}

/** Beginnings that say the kind of a house already. */
const saysItsKind =
  /^(?:albergue|hostal|hostel|hotel|gran hotel|pensi[oó]n|pens[aã]o|casa|casona|caser[ií]o|posada|pazo|palacio|finca|quinta|hospeder[ií]a|hospital|refugio|camping|apartamentos?|hospedaje|fonda|mes[oó]n|rooms|the)\b/i;

type Rewrite = (rest: string, house: NamedHouse) => string | null;

const withKind =
  (kind: string): Rewrite =>
  (rest) =>
    saysItsKind.test(rest) ? rest : `${kind} ${rest}`;

const publicAlbergue =
  (kind: string): Rewrite =>
  (rest, { townName }) => {
    const [, own = "", bracket = ""] = /^(.*?)\s*(\(.*\))?$/.exec(rest) ?? [];
    const name = own === "" ? townName : own;
    const isPlace = townName.startsWith(name) || townName.endsWith(name);
    return [kind, isPlace ? `de ${name}` : name, bracket].filter((part) => part !== "").join(" ");
  };

/** Private houses call themselves albergue, for whomever they are. */
const pilgrimHostel: Rewrite = (rest, house) =>
  house.type === "albergue_private"
    ? withKind("Albergue")(rest, house)
    : publicAlbergue("Albergue de peregrinos")(rest, house);

const boardingHouse: Rewrite = (rest, house) =>
  withKind(house.slug.includes("hostal") ? "Hostal" : "Pensión")(rest, house);

const isAlbergue = ({ type }: NamedHouse) => type.startsWith("albergue");

/** English ends of names, the longest first, and what a house in Spain is called instead; `null` leaves the name. */
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
  [/^(.*?)(?: Pilgrims)? Hotel$/, withKind("Hotel")],
  [/^(.*) Hostal$/, withKind("Hostal")],
  [/^(.*) Apartments?$/, withKind("Apartamentos")],
  [/^(.*) Camp(?:site|ing)$/, withKind("Camping")],
  [/^(.*) Inn$/, (rest, { slug }) => (slug.includes("posada") ? withKind("Posada")(rest, noHouse) : null)],
  [/^(.*) Hostel$/, (rest, house) => withKind(isAlbergue(house) ? "Albergue" : "Hostal")(rest, house)],
];

const inPortugal: readonly (readonly [RegExp, Rewrite])[] = [
  [/^Pilgrim'?s?'? Hostel(?: (?:of|in|de))? ?(.*)$/, publicAlbergue("Albergue de peregrinos")],
  [/^(.*) Pilgrim'?s?'? Hostel((?: \(.*\))?)$/, publicAlbergue("Albergue de peregrinos")],
  [/^Youth Hostel of (.*)$/, publicAlbergue("Pousada da juventude")],
  [/^(.*) (?:Boarding|Lodging) House$/, withKind("Pensão")],
  [/^(.*) Country Lodge$/, (rest) => rest],
  [/^(.*) Hotel$/, withKind("Hotel")],
];

const noHouse: NamedHouse = { slug: "", name: "", type: "", country: "", townName: "" };

/** The public network, however its name is misspelt. */
const network = /\s*\bXunta ds?e (?:Galicia|Galcia|Calicia)\b\s*/;

/**
 * The name of a house as it stands over its door, where the source has put its kind into English:
 * "Casa Anton Boarding House" is "Casa Anton", "Báltico Hotel" is "Hotel Báltico".
 *
 * @returns null where the name is no such translation
 */
export function localName(house: NamedHouse): string | null {
  const rewrites = house.country === "Spain" ? inSpain : house.country === "Portugal" ? inPortugal : [];
  const name = house.name.replace(network, " ").trim();
  // What a chain or a spa calls itself is its name.
  if (/ (?:&|Spa|Boutique|Beach|Golf|Express)\b/.test(name) && !name.includes("Pilgrim")) return null;
  for (const [pattern, rewrite] of rewrites) {
    const found = pattern.exec(name);
    if (!found) continue;
    const made = rewrite(`${found[1] ?? ""}${found[2] ?? ""}`.trim(), house);
    return made === null || made === house.name ? null : made;
  }
  return null;
}

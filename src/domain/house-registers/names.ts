import { inOrder, nameInRegister, type RegisterRow } from "./register-facts.ts";
import { typeOfRegister } from "./house-kinds.ts";

const saysItsKind =
  /^(?:albergue|hostal|hostel|hotel|gran hotel|pensi[oó]n|casa|casona|caser[ií]o|posada|pazo|palacio|hospeder[ií]a|refugio|camping|apartamentos?|hospedaje|fonda|mes[oó]n)(?![\p{L}])/iu;

/** Kinds as the beginning of names, by type; other types add none. */
const words: Readonly<Record<string, string>> = {
  albergue: "Albergue",
  hotel: "Hotel",
  casa_rural: "Casa rural",
  apartment: "Apartamentos",
  camping: "Camping",
};

/** The name of a house that a register in Spain calls "OREJAS", and its kind "Hostal Residencia": "Hostal Orejas". */
export function newHouseName(row: RegisterRow, country: string): string {
  const name = nameInRegister(row.name);
  if (country !== "Spain" || row.osmId !== "" || saysItsKind.test(name)) return name;
  const type = typeOfRegister(row.kind) ?? "";
  const word = words[type] ?? /^(?:hostal|pensi[oó]n|posada)/i.exec(row.kind)?.[0] ?? "";
  return word === "" ? name : `${word} ${name}`;
}

function plainText(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("œ", "oe").toLowerCase();
}

const articles = /^(?:le|la|les|l|du|de|des|d|)$/;

function wordsOf(name: string): string[] {
  return plainText(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => !articles.test(word));
}

/** Normal form of a name: its words without articles and accents, sorted. */
export function nameKey(name: string): string {
  return wordsOf(name).toSorted().join(" ");
}

/** An unused slug: the name, with the town if it is not part of the name. */
export function newSlug(name: string, town: string, isTaken: (slug: string) => boolean): string {
  const plain = plainText(name)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  const base = plain.includes(town) ? plain : `${plain}-${town}`;
  let slug = base;
  for (let nth = 2; isTaken(slug); nth += 1) slug = `${base}-${nth}`;
  return slug;
}

/** Words for the kind of house or its being on the way, rather than its actual name. */
const kindWords = new Set(
  (
    "albergue albergues albergueria hostal hostel hotel hoteles pension pensao residencial residencia casa casas rural rurales " +
    "apartamento apartamentos camping posada pousada hospederia hospedaje refugio gite auberge chambre chambres hotes hote " +
    "peregrino peregrinos peregrinas pilgrim pilgrims municipal publico privado parroquial turistico turisticos turismo xunta " +
    "galicia camino caminos santiago superior juvenil the and el los las del al y e en a o os as do da dos das un una san " +
    "boarding house shelter inn lodge lodging country rooms restaurante restaurant bar spa boutique"
  ).split(" "),
);

/** A name for comparison: all its words, and its distinctive ones. */
export interface ComparedName {
  readonly all: readonly string[];
  readonly own: readonly string[];
}

/** @param ofPlace words of the town, which many of its houses have in their names */
export function comparedName(name: string, ofPlace: ReadonlySet<string> = new Set()): ComparedName {
  const all = wordsOf(inOrder(name).replaceAll(/["“”«»()]/g, " "));
  const own = all.filter((word) => !kindWords.has(word) && !ofPlace.has(word));
  return { all, own };
}

/** Words of a place, for `comparedName`. */
export function placeWords(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap(wordsOf));
}

/**
 * Similarity of two names, from 0 to 1: the share of distinctive words in common (Dice, 1945), where a typo of one
 * letter counts nearly as much as an equal word. Names without distinctive words, such as "Albergue municipal", are
 * compared by their kinds.
 */
export function nameFit(one: ComparedName, other: ComparedName): number {
  if (one.own.length === 0 || other.own.length === 0) {
    const isBare = one.own.length === other.own.length;
    return (isBare ? 0.8 : 0.5) * shared(one.all, other.all);
  }
  return one.own.join("") === other.own.join("") ? 1 : shared(one.own, other.own);
}

function shared(some: readonly string[], others: readonly string[]): number {
  let sum = 0;
  const remaining = [...others];
  for (const word of some) {
    const fits = remaining.map((other) => wordFit(word, other));
    const best = Math.max(0, ...fits);
    if (best === 0) continue;
    sum += best;
    remaining.splice(fits.indexOf(best), 1);
  }
  return (2 * sum) / (some.length + others.length || 1);
}

function wordFit(one: string, other: string): number {
  if (one === other) return 1;
  const shorter = Math.min(one.length, other.length);
  if (shorter >= 4 && (one.startsWith(other) || other.startsWith(one))) return 0.85;
  return shorter >= 5 && isOneSlipApart(one, other) ? 0.9 : 0;
}

/** Whether one letter was inserted, omitted or replaced. */
function isOneSlipApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let [a, b] = [one.length, other.length];
  while (a > start && b > start && one[a - 1] === other[b - 1]) [a, b] = [a - 1, b - 1];
  return a - start <= 1 && b - start <= 1;
}

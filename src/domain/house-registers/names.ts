import { inOrder, nameInRegister, type RegisterRow } from "./register-facts.ts";
import { typeOfRegister } from "./house-kinds.ts";

const saysItsKind =
  /^(?:albergue|hostal|hostel|hotel|gran hotel|pensi[oó]n|casa|casona|caser[ií]o|posada|pazo|palacio|hospeder[ií]a|refugio|camping|apartamentos?|hospedaje|fonda|mes[oó]n)(?![\p{L}])/iu;

/** Kinds as names begin with them, by type; others are called as they are. */
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

/** What two spellings of a name have in common: its words without articles and accents, in one order. */
export function nameKey(name: string): string {
  return wordsOf(name).toSorted().join(" ");
}

/** A slug that is not taken: the name, with the town where the name does not say it. */
export function newSlug(name: string, town: string, isTaken: (slug: string) => boolean): string {
  const plain = plainText(name)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  const base = plain.includes(town) ? plain : `${plain}-${town}`;
  let slug = base;
  for (let nth = 2; isTaken(slug); nth += 1) slug = `${base}-${nth}`;
  return slug;
}

/** Words that say what a house is, or that it stands on the way, and not what it is called. */
const kindWords = new Set(
  (
    "albergue albergues albergueria hostal hostel hotel hoteles pension pensao residencial residencia casa casas rural rurales " +
    "apartamento apartamentos camping posada pousada hospederia hospedaje refugio gite auberge chambre chambres hotes hote " +
    "peregrino peregrinos peregrinas pilgrim pilgrims municipal publico privado parroquial turistico turisticos turismo xunta " +
    "galicia camino caminos santiago superior juvenil the and el los las del al y e en a o os as do da dos das un una san " +
    "boarding house shelter inn lodge lodging country rooms restaurante restaurant bar spa boutique"
  ).split(" "),
);

/** A name as it is compared: all its words, and those that tell it from others of its kind. */
export interface ComparedName {
  readonly all: readonly string[];
  readonly own: readonly string[];
}

/** @param ofPlace words of the town, which many houses of it are called by */
export function comparedName(name: string, ofPlace: ReadonlySet<string> = new Set()): ComparedName {
  const all = wordsOf(inOrder(name).replaceAll(/["“”«»()]/g, " "));
  const own = all.filter((word) => !kindWords.has(word) && !ofPlace.has(word));
  return { all, own };
}

/** Words of a place, as `comparedName` takes them. */
export function placeWords(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap(wordsOf));
}

/**
 * How well two names fit, from 0 to 1: the part of their own words that they share, by Dice (1945), where a slip of one letter
 * counts nearly as much as the same word. Names with no word of their own, such as "Albergue municipal", fit by their kinds.
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
  const left = [...others];
  for (const word of some) {
    const fits = left.map((other) => wordFit(word, other));
    const best = Math.max(0, ...fits);
    if (best === 0) continue;
    sum += best;
    left.splice(fits.indexOf(best), 1);
  }
  return (2 * sum) / (some.length + others.length || 1);
}

function wordFit(one: string, other: string): number {
  if (one === other) return 1;
  const shorter = Math.min(one.length, other.length);
  if (shorter >= 4 && (one.startsWith(other) || other.startsWith(one))) return 0.85;
  return shorter >= 5 && isOneSlipApart(one, other) ? 0.9 : 0;
}

/** Whether one letter was put in, left out or mistaken. */
function isOneSlipApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let [a, b] = [one.length, other.length];
  while (a > start && b > start && one[a - 1] === other[b - 1]) [a, b] = [a - 1, b - 1];
  return a - start <= 1 && b - start <= 1;
}

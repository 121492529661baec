import { addressOf, inMixedCase, mailOf, phoneCountries, phonesOf, webOf } from "./contacts.ts";
import { agrees, typeOfRegister } from "./house-kinds.ts";

/** What a row of a register says of a house, in its own words; empty where it says nothing. */
export interface RegisterRow {
  /** Of the file, the header being line 1. */
  readonly line: number;
  readonly name: string;
  readonly kind: string;
  readonly registerNumber: string;
  readonly address: string;
  readonly postcode: string;
  readonly locality: string;
  readonly municipality: string;
  readonly province: string;
  readonly phone: string;
  readonly secondPhone: string;
  readonly email: string;
  readonly web: string;
  readonly beds: string;
  /** Degrees, WGS84; null where the row has no place. */
  readonly place: { readonly lat: number; readonly lon: number } | null;
  /** Such as `node/9572026791`. */
  readonly osmId: string;
  /** `YYYY-MM-DD` on which the row was true; empty for the date of the file. */
  readonly date: string;
}

/** Facts of a house that registers tell, by the names of the API. */
export interface RegisterFacts {
  readonly status?: "temporarily_closed";
  readonly phone?: string;
  readonly secondPhone?: string;
  readonly email?: string;
  readonly web?: string;
  readonly address?: string;
  readonly registerNumber?: string;
  readonly beds?: number;
  readonly lat?: number;
  readonly lon?: number;
  readonly osmId?: string;
}

/** More than any house has; a number above it is a slip. */
const maxBeds = 2_000;

/**
 * What a row says of the house it was found to be, as the API writes it: only what is whole, and beds only of the same kind of
 * house.
 *
 * @param house its type, and the country whose telephone numbers have no code
 */
export function registerFacts(
  row: RegisterRow,
  house: { readonly type: string; readonly country: string },
): RegisterFacts {
  const [phone, secondPhone] = phonesOf(
    [row.phone, row.secondPhone].filter(Boolean).join(";"),
    phoneCountries[house.country],
  );
  const beds = Number(row.beds);
  const hasBeds = Number.isInteger(beds) && beds > 0 && beds <= maxBeds;
  const facts = {
    status: isClosedForNow(row.name) ? ("temporarily_closed" as const) : null,
    phone,
    secondPhone,
    email: mailOf(row.email),
    web: webOf(row.web),
    address: addressOf(row.address, row.postcode, inOrder(row.municipality)),
    registerNumber: row.registerNumber,
    // Of a campsite the number is of people on its pitches, which are no beds.
    beds: hasBeds && house.type !== "camping" && agrees(house.type, typeOfRegister(row.kind)) ? beds : null,
    lat: row.place?.lat,
    lon: row.place?.lon,
    osmId: row.osmId,
  };
  const known = Object.entries(facts).filter(([, value]) => value !== null && value !== undefined && value !== "");
  return Object.fromEntries(known);
}

const closedForNow = /\(?\b(?:cierre|baja|cerrad[oa]) temporal(?:mente)?\b\)?/i;

/** Castilla y León writes it behind the name. */
function isClosedForNow(name: string): boolean {
  return closedForNow.test(name);
}

/** The name as people write it, without what is no part of it: `"LAGANARES"` is "Laganares". */
export function nameInRegister(name: string): string {
  const bare = name
    .replace(closedForNow, "")
    .replaceAll(/["“”«»]|\s+(?=\s)/g, "")
    .trim();
  return inMixedCase(inOrder(bare));
}

/** "Burgo Ranero (El)" is "El Burgo Ranero". */
export function inOrder(name: string): string {
  return name.replace(/^(.*?)\s*\(((?:el|la|los|las|a|o|as|os|l'|les?))\)\s*$/i, "$2 $1");
}

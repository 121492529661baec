import { addressOf, inMixedCase, mailOf, phoneCountries, phonesOf, webOf } from "./contacts.ts";
import { agrees, typeOfRegister } from "./house-kinds.ts";

/** A row of a register, in its own terms; empty for missing values. */
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
  /** Degrees, WGS84; null if the row has no coordinates. */
  readonly place: { readonly lat: number; readonly lon: number } | null;
  /** Such as `node/9572026791`. */
  readonly osmId: string;
  /** Date of the row, `YYYY-MM-DD`; empty for the date of the file. */
  readonly date: string;
}

/** Facts of a house from registers, by API name. */
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

/** A higher number is a typo. */
const maxBeds = 2_000;

/**
 * The facts of a row for its matching house, in API format: only valid values, and beds only for the same kind of
 * house.
 *
 * @param house its type, and the country of phone numbers without a code
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
    // For a campsite the number includes people on its pitches, which are not beds.
    beds: hasBeds && house.type !== "camping" && agrees(house.type, typeOfRegister(row.kind)) ? beds : null,
    lat: row.place?.lat,
    lon: row.place?.lon,
    osmId: row.osmId,
  };
  const nonEmptyFacts = Object.entries(facts).filter(
    ([, value]) => value !== null && value !== undefined && value !== "",
  );
  return Object.fromEntries(nonEmptyFacts);
}

const closedForNow = /\(?\b(?:cierre|baja|cerrad[oa]) temporal(?:mente)?\b\)?/i;

/** Castilla y León appends it to the name. */
function isClosedForNow(name: string): boolean {
  return closedForNow.test(name);
}

/** The name without extraneous parts: `"LAGANARES"` is "Laganares". */
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

import { isIsoDate } from "#domain/calendar/iso-date.ts";
import type { RegisterRow } from "./register-facts.ts";

/** Kinds in the terms of registers, by OpenStreetMap tag; https://wiki.openstreetmap.org/wiki/Key:tourism. */
const kinds: ReadonlyMap<unknown, string> = new Map([
  ["hostel", "Albergue"],
  ["hotel", "Hotel"],
  ["motel", "Hotel"],
  ["guest_house", "Pensión"],
  ["apartment", "Apartamento"],
  ["chalet", "Casa rural"],
  ["camp_site", "Camping"],
  ["alpine_hut", "Refugio"],
]);
const elementTypes: ReadonlySet<unknown> = new Set(["node", "way", "relation"]);

type Tags = Readonly<Record<string, unknown>>;

/** Whether a parsed file is a response of the Overpass API, which lists elements. */
export function isOverpassAnswer(file: unknown): file is { readonly elements: readonly unknown[] } {
  return typeof file === "object" && file !== null && "elements" in file && Array.isArray(file.elements);
}

/**
 * Converts an element of an Overpass response (`out center`) to a row; null if it is not a place to stay or has no
 * name.
 * @param line its number in the response, from 1
 */
export function readOverpassElement(element: unknown, line: number): RegisterRow | null {
  const { type, id, tags, center, lat, lon } = objectOf(element);
  const words = objectOf(tags);
  const tag = (...names: readonly string[]): string => {
    const word = names.map((name) => words[name]).find((value) => typeof value === "string" && value !== "");
    return typeof word === "string"
      ? word
          .toWellFormed()
          .replaceAll(/[\s\p{Cc}]+/gu, " ")
          .trim()
      : "";
  };
  const kind = kinds.get(tag("tourism"));
  const name = tag("name");
  const isElement = elementTypes.has(type) && typeof id === "number" && Number.isSafeInteger(id) && id > 0;
  if (kind === undefined || name === "" || !isElement) return null;
  const at = objectOf(center);
  const [phone = "", secondPhone = ""] = [tag("phone", "contact:phone"), tag("contact:mobile", "mobile")];
  return {
    line,
    name,
    kind,
    registerNumber: "",
    address: [tag("addr:street", "addr:place"), tag("addr:housenumber")].filter(Boolean).join(", "),
    postcode: tag("addr:postcode"),
    locality: tag("addr:city", "addr:village"),
    municipality: "",
    province: "",
    phone,
    secondPhone,
    email: tag("email", "contact:email"),
    web: tag("website", "contact:website", "url"),
    beds: tag("beds", "capacity:beds"),
    place: placeOf(lat ?? at["lat"], lon ?? at["lon"]),
    osmId: `${String(type)}/${id}`,
    date: isIsoDate(tag("check_date")) ? tag("check_date") : "",
  };
}

function placeOf(lat: unknown, lon: unknown): RegisterRow["place"] {
  if (typeof lat !== "number" || typeof lon !== "number") return null;
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : null;
}

function objectOf(value: unknown): Tags {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

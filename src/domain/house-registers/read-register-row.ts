import { isIsoDate } from "#domain/calendar/iso-date.ts";
import type { RegisterColumns, RegisterField } from "./register-columns.ts";
import type { RegisterRow } from "./register-facts.ts";

/** Parses the facts of a house in a row of a table. @param line of the file, the header being 1 */
export function readRegisterRow(cells: readonly string[], columns: RegisterColumns, line: number): RegisterRow {
  const cell = (field: RegisterField): string => {
    const at = columns[field];
    return at === undefined ? "" : (cells[at] ?? "").replaceAll(/\s+/g, " ").trim();
  };
  const [postcode, municipality] = inTwo(cell("postcodeAndMunicipality"), "#");
  const [lat, lon] = inTwo(cell("latLon"), /\s*;\s*|,\s+|,(?=-?\d+\.)/);
  const contacts = contactsIn(cell("contacts"));
  return {
    line,
    name: cell("name"),
    kind: kindOf(cell("kind")),
    registerNumber: cell("registerNumber").toUpperCase(),
    address: cell("address"),
    postcode: cell("postcode") || postcode,
    locality: cell("locality").replace(/^\*.*\*$/, ""),
    municipality: cell("municipality") || municipality,
    province: cell("province"),
    phone: cell("phone") || contacts.phone,
    secondPhone: cell("secondPhone"),
    email: cell("email") || contacts.email,
    web: cell("web") || contacts.web,
    beds: cell("beds"),
    place: placeOf(cell("lat") || lat, cell("lon") || lon),
    osmId: /^(?:node|way|relation)\/[1-9]\d*$/.exec(cell("osmId"))?.[0] ?? "",
    date: dayOf(cell("date")),
  };
}

function inTwo(cell: string, mark: string | RegExp): readonly [string, string] {
  const [first = "", second = ""] = cell.split(mark);
  return [first.trim(), second.trim()];
}

/** Coordinates with decimal point or comma; null for anything else, and for 0, 0, which is on no way. */
function placeOf(lat: string, lon: string): RegisterRow["place"] {
  if (lat === "" || lon === "") return null;
  const [north, east] = [Number(lat.replace(",", ".")), Number(lon.replace(",", "."))];
  const isPlace = Math.abs(north) <= 90 && Math.abs(east) <= 180 && (north !== 0 || east !== 0);
  return isPlace ? { lat: north, lon: east } : null;
}

/** DATAtourisme uses classes of its ontology, others words. */
function kindOf(cell: string): string {
  if (!cell.includes("ontology/core#")) return cell;
  const classes = new Set([...cell.matchAll(/ontology\/core#(\w+)/g)].map(([, name]) => name));
  return Object.entries(ontology).find(([name]) => classes.has(name))?.[1] ?? "-";
}

const ontology: Readonly<Record<string, string>> = {
  Hotel: "Hôtel",
  Camping: "Camping",
  CampingAndCaravanning: "Camping",
  YouthHostelAndInternationalCenter: "Auberge de jeunesse",
  StopOverOrGroupLodge: "Gîte d’étape",
  CollectiveAccommodation: "Gîte d’étape",
  Guesthouse: "Chambres d’hôtes",
  SelfCateringAccommodation: "Meublé",
  RentalAccommodation: "Meublé",
};

/** Contacts in one cell, with labels. */
function contactsIn(cell: string): Readonly<Record<"phone" | "email" | "web", string>> {
  const parts = cell.split(/[#|]/).map((part) => part.trim());
  const first = (pattern: RegExp) => parts.find((part) => pattern.test(part)) ?? "";
  return { phone: first(/^\+?[\d ().-]{9,}$/), email: first(/^\S+@\S+$/), web: first(/^(?:https?:|www\.)/i) };
}

/** A date of a register, `19/06/2023` or `2023-06-19`; empty for anything else. */
function dayOf(cell: string): string {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})/.exec(cell) ?? [];
  const date = year === undefined ? cell.slice(0, 10) : `${year}-${month}-${day}`;
  return isIsoDate(date) ? date : "";
}

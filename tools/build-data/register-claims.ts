import { type Certainty, certaintyOfRegister, type Claim } from "#domain/house-registers/claim.ts";
import { typeTold } from "#domain/house-registers/house-kinds.ts";
import { registerFacts } from "#domain/house-registers/register-facts.ts";
import type { Cells } from "./csv-rows.ts";

/** A tourism register in data/inputs/registers. */
export interface Register {
  /** Key in sources.csv. */
  readonly source: string;
  readonly date: string;
}

function certaintyOf(register: Register, row: Cells): Certainty {
  return certaintyOfRegister(register.date, Number(row["match"]));
}

/** The claims of a register's row about its matching house. @param typeOf the type of a house by its slug */
export function registerClaims(register: Register, row: Cells, typeOf: (slug: string) => string): Claim[] {
  const house = row["house_slug"] ?? "";
  const certainty = certaintyOf(register, row);
  const cell = (column: string) => row[column] ?? "";
  const said = {
    line: 0,
    name: cell("name"),
    kind: cell("kind"),
    registerNumber: cell("register_no"),
    address: cell("address"),
    postcode: cell("postcode"),
    locality: cell("locality"),
    municipality: cell("municipality"),
    province: "",
    phone: cell("phone"),
    secondPhone: cell("second_phone"),
    email: cell("email"),
    web: cell("web"),
    beds: cell("beds"),
    place: null,
    osmId: "",
    date: register.date,
  };
  const facts = registerFacts(said, { type: typeOf(house), country: "Spain" });
  return Object.entries(facts).map(([field, value]) => ({
    house,
    field,
    value: String(value),
    ...register,
    certainty,
  }));
}

/** The register's type of a house that is only known to rent beds. */
export function typeClaim(register: Register, row: Cells, type: string, name: string): Claim | null {
  const value = typeTold(type, name, row["kind"] ?? "");
  if (value === null) return null;
  return { house: row["house_slug"] ?? "", field: "type", value, ...register, certainty: certaintyOf(register, row) };
}

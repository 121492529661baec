import type { Certainty, Claim } from "./claim.ts";
import { addressOf, mailOf, phonesOf, webOf } from "./contacts.ts";
import type { Cells } from "./csv-rows.ts";
import { agrees, typeOfRegister } from "./house-kinds.ts";

/** A register of tourism of data/inputs/registers. */
export interface Register {
  /** Key in sources.csv. */
  readonly source: string;
  readonly date: string;
}

/** A register of long ago is no longer sure, and neither is one whose row may be another house. */
function certaintyOf(register: Register, row: Cells): Certainty {
  return register.date >= "2020" && Number(row["match"]) >= 0.95 ? "high" : "medium";
}

/** What a row of a register says of the house it was found to be. @param typeOf the type of a house by its slug */
export function registerClaims(register: Register, row: Cells, typeOf: (slug: string) => string): Claim[] {
  const house = row["house_slug"] ?? "";
  const certainty = certaintyOf(register, row);
  const cell = (column: string) => row[column] ?? "";
  const [phone, second] = phonesOf([cell("phone"), cell("second_phone")].filter(Boolean).join(";"));
  const registered = typeOfRegister(cell("kind"));
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ["phone", phone],
    ["secondPhone", second],
    ["email", mailOf(cell("email"))],
    ["web", webOf(cell("web"))],
    ["address", addressOf(cell("address"), cell("postcode"), cell("municipality"))],
    ["registerNumber", cell("register_no")],
    ["beds", agrees(typeOf(house), registered) && Number(cell("beds")) > 0 ? cell("beds") : null],
  ];
  return facts.flatMap(([field, value]) => (value ? [{ house, field, value, ...register, certainty }] : []));
}

/** The type that a register gives to a house of which we know only that beds are let there. */
export function typeClaim(register: Register, row: Cells, type: string, name: string): Claim | null {
  const registered = typeOfRegister(row["kind"] ?? "");
  const isVague = type === "albergue_unspecified" || type === "hotel";
  // Who runs an albergue and a hostal under one roof has both in the register, and we have the albergue.
  if (!isVague || /^albergue/i.test(name) || registered !== "pension") return null;
  const house = row["house_slug"] ?? "";
  return { house, field: "type", value: registered, ...register, certainty: certaintyOf(register, row) };
}

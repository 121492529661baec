import { typeOfRegister } from "./house-kinds.ts";
import { nameInRegister } from "./register-facts.ts";
import type { RegisterRow } from "./register-row.ts";

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

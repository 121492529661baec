import { foldText } from "#domain/places/place-search/fold-text.ts";

/** A public register as a source of facts. */
interface KnownRegister {
  /** Value of `source` in the facts of houses. */
  readonly source: string;
  readonly licence: string;
  /** Name required by its licence. */
  readonly name: string;
  /** Normalised columns: a header with all columns of one list belongs to this register. */
  readonly headers: readonly (readonly string[])[];
}

/** The registers recognised by their header, the most specific first. */
export const knownRegisters: readonly KnownRegister[] = [
  {
    source: "castilla-y-leon-register",
    name: "Registro de Turismo de Castilla y León, Junta de Castilla y León",
    licence: "CC-BY-4.0",
    headers: [["nombre", "c postal", "municipio", "telefono 1"]],
  },
  {
    source: "navarra-register",
    name: "Registro de Turismo de Navarra, Gobierno de Navarra",
    licence: "CC-BY-4.0",
    headers: [["cod inscripcion", "nombre", "modalidad", "municipio"]],
  },
  {
    source: "euskadi-register",
    name: "Open Data Euskadi, Gobierno Vasco",
    licence: "CC-BY-4.0",
    headers: [
      ["documentname", "municipality", "lodgingtype"],
      ["documentname", "municipality", "signatura"],
    ],
  },
  {
    source: "galicia-register",
    name: "REAT, Xunta de Galicia",
    licence: "CC-BY-4.0",
    headers: [
      ["nome", "concello"],
      ["nombre", "concello"],
      ["denominacion", "concello"],
      ["nombre", "ayuntamiento", "signatura"],
    ],
  },
  {
    source: "portugal-register",
    name: "RNT, Turismo de Portugal",
    licence: "CC-BY-4.0",
    headers: [
      ["nrrnal", "denominacao", "concelho"],
      ["nrrnet", "denominacao", "concelho"],
    ],
  },
  {
    source: "datatourisme",
    name: "DATAtourisme",
    licence: "Licence Ouverte 2.0",
    headers: [["nom du poi", "code postal et commune", "categories de poi"]],
  },
  {
    source: "atout-france-register",
    name: "Hébergements classés, Atout France",
    licence: "Licence Ouverte 2.0",
    headers: [["nom commercial", "typologie etablissement", "commune"]],
  },
];

/** Responses of Overpass, which are recognised without a header. */
export const openStreetMap = { source: "openstreetmap", licence: "ODbL-1.0" } as const;

/** Accepted licences; others are incompatible with the data set. */
export const openLicences = ["CC-BY-4.0", "CC0-1.0", "Licence Ouverte 2.0", "ODbL-1.0", "PDDL-1.0"] as const;

/** The register of a header; null for an unknown one. */
export function registerOfHeader(header: readonly string[]): KnownRegister | null {
  const columns = new Set(header.map(foldText));
  return knownRegisters.find(({ headers }) => headers.some((all) => all.every((one) => columns.has(one)))) ?? null;
}

import { foldText } from "#domain/place-search/fold-text.ts";

/** A public register, as facts name it. */
export interface KnownRegister {
  /** As facts of houses have it in `source`. */
  readonly source: string;
  readonly licence: string;
  /** As its licence wants it to be named. */
  readonly name: string;
  /** Folded columns: a header that has all of one list is this register's. */
  readonly headers: readonly (readonly string[])[];
}

/** The registers whose files are known by their header, most particular first. */
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

/** What Overpass answers, which needs no header. */
export const openStreetMap = { source: "openstreetmap", licence: "ODbL-1.0" } as const;

/** Licences that facts may come under; others forbid what the data set does with them. */
export const openLicences = ["CC-BY-4.0", "CC0-1.0", "Licence Ouverte 2.0", "ODbL-1.0", "PDDL-1.0"] as const;

/** The register that a header is of; null for one that nobody has told us about. */
export function registerOfHeader(header: readonly string[]): KnownRegister | null {
  const columns = new Set(header.map(foldText));
  return knownRegisters.find(({ headers }) => headers.some((all) => all.every((one) => columns.has(one)))) ?? null;
}

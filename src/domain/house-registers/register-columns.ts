import { listed } from "#domain/text/listed.ts";
import { foldText } from "#domain/places/place-search/fold-text.ts";

/** Possible meanings of a column; `latLon` and `postcodeAndMunicipality` hold two facts in one cell. */
export const registerFields = [
  "name",
  "kind",
  "registerNumber",
  "address",
  "postcode",
  "locality",
  "municipality",
  "postcodeAndMunicipality",
  "province",
  "phone",
  "secondPhone",
  "email",
  "web",
  "contacts",
  "beds",
  "lat",
  "lon",
  "latLon",
  "osmId",
  "date",
] as const;
export type RegisterField = (typeof registerFields)[number];

/** Index of a column, from 0, by its meaning. */
export type RegisterColumns = Readonly<Partial<Record<RegisterField, number>>>;

/** Normalised headers by meaning, the most reliable first, in the languages of the registers. */
const headers: Readonly<Record<RegisterField, readonly string[]>> = {
  name: listed(
    "name, nombre, nome, denominacao, denominacion, nombre comercial, nom commercial, nom du poi",
    "documentname, nom, establecimiento, rotulo",
  ),
  kind: listed(
    "kind, type, tipo, modalidad, modalidade, tipologia, typologie etablissement, categories de poi",
    "lodgingtype, grupo",
  ),
  registerNumber: listed(
    "register no, register number, n registro, numero de registro, cod inscripcion, codigo, signatura",
    "nrrnal, nrrnet, no registro, num registro, codigo reat",
  ),
  address: listed("address, direccion, enderezo, endereco, adresse, adresse postale, domicilio"),
  postcode: listed("postcode, c postal, codigo postal, codigopostal, code postal, postalcode, cp, zip"),
  locality: listed("locality, localidad, localidade, nucleo, poblacion, lugar, entidad"),
  municipality: listed("municipality, municipio, concello, ayuntamiento, concelho, commune, town"),
  postcodeAndMunicipality: listed("code postal et commune"),
  province: listed("province, provincia, distrito, territory, departement"),
  phone: listed("phone, telefono, telefono 1, telefone, telephone, tel, contacto"),
  secondPhone: listed("phone2, second phone, telefono 2, movil, telemovel"),
  email: listed("email, e mail, correo, correo electronico, tourismemail, courriel, mail"),
  web: listed("web, website, pagina web, paxina web, site internet, url, webpage, sitio web"),
  contacts: listed("contacts du poi"),
  beds: listed("beds, plazas, prazas, nrutentes, capacity, persons, capacidad, numero de plazas"),
  lat: listed("lat, latitude, latitud, gps latitud, latitude, latwgs84, y wgs84"),
  lon: listed("lon, lng, longitude, longitud, lonxitude, gps longitud, lonwgs84, x wgs84"),
  latLon: listed("latlong, posicion, geo point, geopoint, coordenadas, coordinates"),
  osmId: listed("osm id, id osm"),
  date: listed("class date, date de classement, date de mise a jour, fecha de actualizacion"),
};

/** The capacity of Atout France includes people on pitches, and can be recognised by its prefix only. */
const prefixes: Readonly<Partial<Record<RegisterField, string>>> = { beds: "capacite d" };

/**
 * The columns of a header with a recognised meaning; each column has one. Of columns with the same header the first
 * that is not empty counts.
 *
 * @param sample the first rows below the header
 */
export function columnsOfHeader(header: readonly string[], sample: readonly (readonly string[])[]): RegisterColumns {
  const folded = header.map((column) => foldText(column));
  const isFilled = (at: number) => sample.some((row) => (row[at] ?? "").trim() !== "");
  const placeOf = (name: string) => {
    const filled = folded.findIndex((column, at) => column === name && isFilled(at));
    return filled >= 0 ? filled : folded.indexOf(name);
  };
  const columns: Partial<Record<RegisterField, number>> = {};
  const taken = new Set<number>();
  for (const field of registerFields) {
    const named = headers[field].map(placeOf);
    const prefix = prefixes[field];
    const prefixMatch = prefix === undefined ? -1 : folded.findIndex((name) => name.startsWith(prefix));
    const at = [...named, prefixMatch].find((place) => place >= 0 && !taken.has(place));
    if (at === undefined) continue;
    columns[field] = at;
    taken.add(at);
  }
  return columns;
}

/** Whether these columns suffice for matching: a name, and some location. */
export function canBeMatched(columns: RegisterColumns): boolean {
  const hasColumns = (...fields: readonly RegisterField[]) => fields.every((field) => columns[field] !== undefined);
  return (
    hasColumns("name") &&
    (hasColumns("municipality") ||
      hasColumns("locality") ||
      hasColumns("postcodeAndMunicipality") ||
      hasColumns("lat", "lon") ||
      hasColumns("latLon"))
  );
}

/** Key of a header: its columns in order, without accents and capitals. */
export function headerKey(header: readonly string[]): string {
  return header.map(foldText).join("|");
}

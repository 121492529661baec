import { listed } from "#domain/text/listed.ts";
import { foldText } from "#domain/places/place-search/fold-text.ts";

/** Recognised headings, normalised, in English, Spanish, Galician, Portuguese, German, French and Italian. */
const headings = {
  to: listed(
    "to, end, destination, arrival, hasta, fin, final, destino, llegada, chegada, ata, fim, nach, bis",
    "ziel, arrivee, vers, a, arrivo",
  ),
  town: listed(
    "town, place, stop, name, city, village, location, localidad, lugar, parada, pueblo, nombre",
    "poblacion, ciudad, localidade, cidade, ort, stadt, ubernachtungsort, ville, lieu, localita",
    "luogo, citta",
  ),
  stage: listed("stage, section, etapa, tramo, etappe, abschnitt, etape, tappa"),
  from: listed(
    "from, start, departure, desde, inicio, salida, origen, saida, partida, von, ab, depart, de, da",
    "partenza",
  ),
  date: listed("date, fecha, data, datum"),
  kind: listed("kind, type, tipo, art"),
  route: listed("route, ruta, rota"),
  notes: listed(
    "notes, note, notas, nota, comments, comment, comentarios, observaciones, notizen, bemerkungen",
    "bemerkung, remarques, note personali",
  ),
  carry: listed("carry, llevar"),
  house: listed(
    "house, accommodation, lodging, hostel, hotel, albergue, alojamiento, aloxamento, alojamento",
    "unterkunft, herberge, hebergement, gite, alloggio",
  ),
  bookingReference: listed("booking reference, booking, reservation, reserva, buchung, prenotazione"),
  houseState: listed("house state"),
  price: listed("price eur, price, precio, prezo, preco, preis, prix, prezzo"),
  lat: listed("lat, latitude, latitud"),
  lon: listed("lon, lng, long, longitude, longitud"),
};
export type Column = keyof typeof headings;

/** Columns that are computed anyway. */
const calculatedColumns = new Set([
  "",
  ...listed(
    "day, dia, tag, jour, giorno, n, no, nr, num, km, kms, distance, distancia, distanz, ascent m",
    "descent m, hours, horas, stunden, pinned, total, total km",
  ),
]);

const maxHeadingLength = 100;

export interface TableColumns {
  /** Indices of the recognised columns. */
  readonly at: ReadonlyMap<Column, number>;
  /** Unrecognised headings. */
  readonly unread: readonly string[];
}

/** The columns of a heading row, or null for other rows: it must contain a place. */
export function columnsIn(header: readonly string[]): TableColumns | null {
  const at = new Map<Column, number>();
  const unread: string[] = [];
  header.forEach((heading, index) => {
    const word = foldText(heading.slice(0, maxHeadingLength).replace(/\(.*\)/, ""));
    const column = Object.entries(headings).find(([, columnHeadings]) => columnHeadings.includes(word))?.[0] as
      | Column
      | undefined;
    if (column !== undefined && !at.has(column)) at.set(column, index);
    else if (!calculatedColumns.has(word)) unread.push(heading);
  });
  const hasPlace = at.has("to") || at.has("town") || at.has("stage") || (at.has("lat") && at.has("lon"));
  return hasPlace ? { at, unread } : null;
}

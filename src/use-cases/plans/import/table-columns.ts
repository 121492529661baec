import { foldText } from "#domain/places/place-search/fold-text.ts";

/** Recognised headings, normalised, in English, Spanish, Galician, Portuguese, German, French and Italian. */
const headings = {
  to: [
    "to",
    "end",
    "destination",
    "arrival",
    "hasta",
    "fin",
    "final",
    "destino",
    "llegada",
    "chegada",
    "ata",
    "fim",
  ].concat(["nach", "bis", "ziel", "arrivee", "vers", "a", "arrivo"]),
  town: [
    "town",
    "place",
    "stop",
    "name",
    "city",
    "village",
    "location",
    "localidad",
    "lugar",
    "parada",
    "pueblo",
    "nombre",
  ].concat([
    "poblacion",
    "ciudad",
    "localidade",
    "cidade",
    "ort",
    "stadt",
    "ubernachtungsort",
    "ville",
    "lieu",
    "localita",
    "luogo",
    "citta",
  ]),
  stage: ["stage", "section", "etapa", "tramo", "etappe", "abschnitt", "etape", "tappa"],
  from: [
    "from",
    "start",
    "departure",
    "desde",
    "inicio",
    "salida",
    "origen",
    "saida",
    "partida",
    "von",
    "ab",
    "depart",
    "de",
    "da",
    "partenza",
  ],
  date: ["date", "fecha", "data", "datum"],
  kind: ["kind", "type", "tipo", "art"],
  route: ["route", "ruta", "rota"],
  notes: [
    "notes",
    "note",
    "notas",
    "nota",
    "comments",
    "comment",
    "comentarios",
    "observaciones",
    "notizen",
    "bemerkungen",
    "bemerkung",
    "remarques",
    "note personali",
  ],
  carry: ["carry", "llevar"],
  house: [
    "house",
    "accommodation",
    "lodging",
    "hostel",
    "hotel",
    "albergue",
    "alojamiento",
    "aloxamento",
    "alojamento",
    "unterkunft",
    "herberge",
    "hebergement",
    "gite",
    "alloggio",
  ],
  bookingReference: ["booking reference", "booking", "reservation", "reserva", "buchung", "prenotazione"],
  houseState: ["house state"],
  price: ["price eur", "price", "precio", "prezo", "preco", "preis", "prix", "prezzo"],
  lat: ["lat", "latitude", "latitud"],
  lon: ["lon", "lng", "long", "longitude", "longitud"],
} as const satisfies Record<string, readonly string[]>;
export type Column = keyof typeof headings;

/** Columns that are computed anyway. */
const calculatedColumns = new Set(
  [
    "",
    "day",
    "dia",
    "tag",
    "jour",
    "giorno",
    "n",
    "no",
    "nr",
    "num",
    "km",
    "kms",
    "distance",
    "distancia",
    "distanz",
  ].concat(["ascent m", "descent m", "hours", "horas", "stunden", "pinned", "total", "total km"]),
);

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
    const column = Object.entries(headings).find(([, words]) => (words as readonly string[]).includes(word))?.[0] as
      | Column
      | undefined;
    if (column !== undefined && !at.has(column)) at.set(column, index);
    else if (!calculatedColumns.has(word)) unread.push(heading);
  });
  const hasPlace = at.has("to") || at.has("town") || at.has("stage") || (at.has("lat") && at.has("lon"));
  return hasPlace ? { at, unread } : null;
}

import type { ResourceName } from "#contract/administration/resources/all-resources.ts";

/** A valid record of each resource, with a valid and an invalid change. */
export interface SampleRecord {
  readonly resource: ResourceName;
  readonly creation: Readonly<Record<string, unknown>>;
  readonly change: Readonly<Record<string, unknown>>;
  readonly refused: Readonly<Record<string, unknown>>;
  /** A resource with a slug. */
  readonly slug?: string;
  /** Search words that find it. */
  readonly words: string;
  /** A field changed by a table import. */
  readonly tabled: string;
  /** Fields that refer to existing records. */
  readonly found?: Readonly<Record<string, ResourceName>>;
}

const place = { lat: 42.5, lon: -6.1 };

export const sampleRecords: readonly SampleRecord[] = [
  {
    resource: "towns",
    slug: "villa-de-prueba",
    creation: { slug: "villa-de-prueba", name: "Villa de Prueba", country: "Spain", size: "village", ...place },
    change: { name: "Villanueva de Prueba", services: ["pharmacy"], elevationM: 812 },
    refused: { size: "megalopolis" },
    words: "Villa de Prueba",
    tabled: "name",
  },
  {
    resource: "waypoints",
    slug: "cruce-de-prueba",
    creation: { slug: "cruce-de-prueba", kind: "junction", ...place },
    change: { name: "Cruce de Prueba", lat: 42.51 },
    refused: { lat: 91 },
    words: "cruce-de-prueba",
    tabled: "name",
  },
  {
    resource: "accommodations",
    slug: "albergue-de-prueba",
    creation: { slug: "albergue-de-prueba", name: "Albergue de Prueba", townUuid: "leon", type: "albergue_private" },
    change: { beds: 12, priceFrom: 10, priceTo: 14, currency: "EUR", season: [{ from: "03-01", to: "10-31" }] },
    refused: { priceFrom: 20, priceTo: 10 },
    words: "Albergue de Prueba",
    tabled: "name",
  },
  {
    resource: "accommodation-owners",
    creation: { name: "Ana Prueba", email: "ana.prueba@example.org" },
    change: { phone: "+34 600 000 000", locale: "en" },
    refused: { email: "no address" },
    words: "Ana Prueba",
    tabled: "notes",
  },
  {
    resource: "points-of-interest",
    slug: "fuente-de-prueba",
    creation: { slug: "fuente-de-prueba", kind: "fountain", townUuid: "leon", ...place },
    change: { name: "Fuente de Prueba", openingHours: "24/7" },
    refused: { kind: "spaceport" },
    words: "fuente-de-prueba",
    tabled: "name",
  },
  {
    resource: "segments",
    creation: { key: "tramo-de-prueba", name: "Tramo de Prueba", arcs: [1, 2] },
    change: { arcs: [1, 2, 3] },
    refused: { arcs: [1, 3] },
    words: "Tramo de Prueba",
    tabled: "name",
  },
  {
    resource: "routes",
    slug: "camino-de-prueba",
    creation: {
      slug: "camino-de-prueba",
      name: "Camino de Prueba",
      startTownUuid: "leon",
      endTownUuid: "santiago-de-compostela",
      colour: "#0a5c7d",
      published: false,
    },
    change: { summary: "De León a Santiago.", publishedKmMin: 300, publishedKmMax: 310 },
    refused: { slug: "ruta-de-prueba" },
    words: "Camino de Prueba",
    tabled: "nameEn",
  },
  {
    resource: "arcs",
    creation: { fromWaypointUuid: "leon", toWaypointUuid: "burgos", mode: "train", distanceM: 190_000 },
    change: { distanceM: 191_000, ascentM: 120 },
    refused: { distanceM: 1_000 },
    words: "Burgos",
    tabled: "surface",
  },
  {
    resource: "branches",
    slug: "enlace-de-prueba",
    creation: { routeUuid: "camino-ingles", slug: "enlace-de-prueba", name: "Enlace de Prueba", kind: "link" },
    found: { segments: "segments" },
    change: {
      kind: "variant",
      sort: 40,
      nameEs: "Variante de Prueba",
      description: "Short and steep.",
      descriptionEs: "Corta y empinada.",
    },
    refused: { segments: [] },
    words: "Enlace de Prueba",
    tabled: "note",
  },
  {
    resource: "closures",
    creation: { routeUuid: "camino-ingles", key: "cierre-de-prueba", fromDay: "12-01", toDay: "02-28", note: "Snow" },
    found: { arcs: "arcs" },
    change: { toDay: "03-15", noteEs: "Nieve" },
    refused: { toDay: "02-31" },
    words: "cierre-de-prueba",
    tabled: "note",
  },
];

import { isSameValue } from "#domain/same-value.ts";
import type { FactSources } from "../schema/content/content-columns.ts";
import type { DataSet } from "./data-set.ts";
import { withDescriptions } from "./described-facts.ts";
import { arcRows, branchRows, closureRows, publishedStageRows, waypointRows } from "./graph-rows.ts";
import { accommodationRows, pointOfInterestRows, routeRows, townRows } from "./place-rows.ts";

/** Resources of the network and of places, other than houses and arcs. */
export const placeResources = [
  "waypoint",
  "town",
  "route",
  "point-of-interest",
  "branch",
  "closure",
  "published-stage",
] as const;
export type PlaceResource = (typeof placeResources)[number];

/** Facts of a row of the data set by field name, as stored in the database. */
export type ShippedFacts = Readonly<Record<string, unknown>>;

/** A row of the data set that later data sets may change. */
export interface ShippedRow {
  readonly resource: "accommodation" | "arc" | PlaceResource;
  /** Slug or id; for rows of a route, prefixed by the slug of the route. */
  readonly key: string;
  readonly facts: ShippedFacts;
  readonly sources: FactSources;
}

/** References are kept as slugs. */
const bySlug = (slug: string) => slug;

/** Houses with all facts, and towns as slugs. */
export function shippedHouses(data: DataSet): ShippedRow[] {
  return accommodationRows(data, bySlug).map(({ uuid: _, slug, townUuid, sources, ...facts }) => ({
    resource: "accommodation",
    key: slug,
    facts: { ...facts, townSlug: townUuid },
    sources,
  }));
}

/** Arcs with climbs and lines; their ends never change. */
export function shippedArcs(data: DataSet): ShippedRow[] {
  return arcRows(data, bySlug).map(({ id, fromWaypointUuid: _, toWaypointUuid: __, sources, ...facts }) => ({
    resource: "arc",
    key: String(id),
    facts,
    sources,
  }));
}

/** Facts of waypoints, towns, routes, sights, branches, closures and published stages; which rows there are, and how they hang together, stays. */
export function shippedPlaces(data: DataSet): ShippedRow[] {
  const { points } = pointOfInterestRows(data, bySlug, bySlug);
  const { branches } = branchRows(data, { routes: bySlug, waypoints: bySlug, segments: bySlug });
  const shipped = (
    resource: PlaceResource,
    rows: readonly (ShippedFacts & { readonly sources: FactSources })[],
    keyOf: (row: ShippedFacts) => string = ({ slug }) => String(slug),
  ): ShippedRow[] =>
    rows.map(({ sources, ...row }) => {
      const stated = Object.entries(row).filter(([field]) => !isIdentity(field));
      return { resource, key: keyOf(row), facts: Object.fromEntries(stated), sources };
    });
  return [
    ...shipped("waypoint", waypointRows(data, bySlug)),
    ...shipped("town", withDescriptions(data, "town", townRows(data, bySlug, bySlug))),
    ...shipped("route", withDescriptions(data, "route", routeRows(data, bySlug, bySlug))),
    ...shipped("point-of-interest", withDescriptions(data, "point-of-interest", points)),
    ...shipped("branch", branches, ({ routeUuid, slug }) => `${routeUuid} ${slug}`),
    ...shipped("closure", closureRows(data, bySlug).closures, ({ routeUuid, key }) => `${routeUuid} ${key}`),
    ...shipped(
      "published-stage",
      publishedStageRows(data, bySlug, bySlug),
      ({ routeUuid, number }) => `${routeUuid} ${number}`,
    ),
  ];
}

/** Fields that identify a row or refer to another. */
function isIdentity(field: string): boolean {
  return field === "slug" || field === "key" || field === "number" || /uuid$/i.test(field);
}

/** The recorded values of a row. */
export interface NotedRow {
  readonly resource: string;
  readonly key: string;
  readonly facts: ShippedFacts;
}

/** The values to record: unknown ones, which are most, are left out. */
export function notedRows(rows: readonly ShippedRow[]): NotedRow[] {
  const isKnown = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0);
  return rows.map(({ resource, key, facts }) => ({
    resource,
    key,
    facts: Object.fromEntries(Object.entries(facts).filter(([, value]) => isKnown(value))),
  }));
}

/** A recorded fact; if missing, the empty value for the field's type, taken from another value. */
export function notedFact(facts: ShippedFacts, field: string, like: unknown): unknown {
  return facts[field] ?? (Array.isArray(like) ? [] : null);
}

/** Whether two values are equal, regardless of the order of object keys in the database. */
export function isSameFact(one: unknown, other: unknown): boolean {
  if ((one ?? null) === (other ?? null)) return true;
  if (isSimple(one) && isSimple(other)) return false;
  // Without making texts of tens of thousands of values.
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, at) => isSameFact(part, other[at]));
  if (isRecord(one) && isRecord(other))
    return [...Object.keys(one), ...Object.keys(other)].every((key) => isSameFact(one[key], other[key]));
  return isSameValue(one ?? null, other ?? null);
}

const isSimple = (value: unknown): boolean => value === null || typeof value !== "object";

const isRecord = (value: unknown): value is ShippedFacts =>
  !isSimple(value) && Object.getPrototypeOf(value) === Object.prototype;

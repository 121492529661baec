import type { ResourceDefinition } from "#contract/administration/resource-definition.ts";
import { type ResourceName, resources as definitions } from "#contract/administration/resources/all-resources.ts";
import {
  accommodationOwnerStore,
  accommodationStore,
} from "#database/queries/administration/records/accommodations.ts";
import { pointOfInterestStore } from "#database/queries/administration/records/points-of-interest.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { arcStore, waypointStore } from "#database/queries/administration/records/waypoints.ts";
import { branchStore, segmentStore } from "#database/queries/administration/records/branches.ts";
import { closureStore } from "#database/queries/administration/records/closures.ts";
import { distanceStore } from "#database/queries/administration/records/distances.ts";
import type { Fields, RecordStore } from "#database/queries/administration/records/record-store.ts";
import { routeStore } from "#database/queries/administration/records/routes.ts";
import { townStore } from "#database/queries/administration/records/towns.ts";
import { type Member, requireAdministrator, requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { UseCaseError, type FieldErrorCodes } from "#use-cases/use-case-error.ts";
import type { FieldErrorCode } from "#messages/sentences/errors.ts";
import {
  arcErrorsAfter,
  arcErrorsOf,
  branchErrorsAfter,
  closureErrorsAfter,
  segmentErrorsAfter,
} from "./graph-errors-after.ts";
import { type GivenRecord, placeErrorsOf } from "./place-errors.ts";

function isKnown(value: unknown): boolean {
  return value !== null && value !== undefined;
}

function isBelow(fields: Fields, highest: string, lowest: string): boolean {
  const [top, bottom] = [fields[highest], fields[lowest]];
  return isKnown(top) && isKnown(bottom) && Number(top) < Number(bottom);
}

/** Validates prices and coordinates of a house. */
function houseErrors(after: Fields): FieldErrorCodes {
  const errors: FieldErrors = {};
  if (isBelow(after, "priceTo", "priceFrom")) errors["priceTo"] = ["highest_below_lowest"];
  if (isKnown(after["lat"]) !== isKnown(after["lon"])) {
    errors[isKnown(after["lat"]) ? "lon" : "lat"] = ["both_coordinates"];
  }
  return errors;
}

/** A new town needs a waypoint, or coordinates to create one at. */
function newTownErrors(after: Fields, before: Fields | null): FieldErrorCodes {
  const errors: FieldErrors = {};
  if (before !== null || isKnown(after["waypointUuid"])) return errors;
  for (const field of ["lat", "lon"]) if (!isKnown(after[field])) errors[field] = ["place_missing"];
  return errors;
}

/** A route must lead to another town, and its longest published length must not be below the shortest. */
function routeErrors(after: Fields): FieldErrorCodes {
  const errors: FieldErrors = {};
  if (after["startTownUuid"] === after["endTownUuid"]) errors["endTownUuid"] = ["same_town"];
  if (isBelow(after, "publishedKmMax", "publishedKmMin")) errors["publishedKmMax"] = ["longest_below_shortest"];
  return errors;
}

type FieldErrors = Record<string, FieldErrorCode[]>;

/** An arc must connect two different waypoints, and must not climb more than it is long. */
function arcErrors(after: Fields): FieldErrorCodes {
  const errors: FieldErrors = {};
  if (after["fromWaypointUuid"] === after["toWaypointUuid"]) errors["toWaypointUuid"] = ["same_waypoint"];
  for (const field of ["ascentM", "descentM"]) {
    if (Number(after[field] ?? 0) > Number(after["distanceM"])) errors[field] = ["climb_above_length"];
  }
  return errors;
}

/** A segment must not contain an arc twice. */
function segmentErrors(after: Fields): FieldErrorCodes {
  const arcs = Array.isArray(after["arcs"]) ? after["arcs"] : [];
  return new Set(arcs).size < arcs.length ? { arcs: ["arc_twice"] } : {};
}

/** An override must name its source. */
function overrideErrors(after: Fields): FieldErrorCodes {
  const isMissing = typeof after["overrideM"] === "number" && typeof after["overrideSource"] !== "string";
  return isMissing ? { overrideSource: ["override_without_source"] } : {};
}

/** A resource with its storage and its validation rules. */
export interface Resource {
  readonly definition: ResourceDefinition;
  readonly store: RecordStore;
  /** Fields besides the slug that must be unique. */
  readonly unique: readonly string[];
  /** The field within which slugs are unique; null if they are unique overall. */
  readonly slugWithin: string | null;
  /** Fields by which rows of tables find their record if they name neither its uuid nor a slug; empty if there are none. */
  readonly identity: readonly string[];
  /** A field with few equals, a column or a list, by which a row without identity finds the record equal to it in all fields. */
  readonly equalBy?: string;
  /** Inconsistencies within the resulting record. @param before null for a new one */
  readonly errorsOf: (after: Fields, before: Fields | null) => FieldErrorCodes;
  /** Conflicts of records, written or not, with the places of others; in the same order. */
  readonly placeErrorsOf: (db: Queryable, records: readonly GivenRecord[]) => Promise<FieldErrorCodes[]>;
  /**
   * Further conflicts with other records, once a record has been written.
   *
   * @param given the requested fields
   * @param before null for a new one
   */
  readonly errorsAfter?: (
    tx: Queryable,
    record: Fields,
    given: Fields,
    before: Fields | null,
  ) => Promise<FieldErrorCodes>;
}

const noErrors = (): FieldErrorCodes => ({});

type AdministeredResource = Omit<
  Resource,
  "definition" | "slugWithin" | "unique" | "identity" | "errorsOf" | "placeErrorsOf"
> &
  Partial<Resource>;

const resources: Readonly<Record<ResourceName, AdministeredResource>> = {
  routes: { store: routeStore, errorsOf: routeErrors },
  towns: { store: townStore, unique: ["waypointUuid"], errorsOf: newTownErrors },
  waypoints: { store: waypointStore },
  accommodations: { store: accommodationStore, errorsOf: houseErrors },
  "accommodation-owners": { store: accommodationOwnerStore, equalBy: "name" },
  "points-of-interest": { store: pointOfInterestStore },
  arcs: {
    store: arcStore,
    identity: ["fromWaypointUuid", "toWaypointUuid", "mode"],
    errorsOf: arcErrors,
    placeErrorsOf: arcErrorsOf,
    errorsAfter: arcErrorsAfter,
  },
  segments: {
    store: segmentStore,
    unique: ["key"],
    identity: ["key"],
    equalBy: "arcs",
    errorsOf: segmentErrors,
    errorsAfter: segmentErrorsAfter,
  },
  branches: {
    store: branchStore,
    slugWithin: "routeUuid",
    identity: ["routeUuid", "slug"],
    errorsAfter: branchErrorsAfter,
  },
  closures: { store: closureStore, identity: ["key"], equalBy: "arcs", errorsAfter: closureErrorsAfter },
  distances: { store: distanceStore, errorsOf: overrideErrors },
};

export function resourceOf(name: ResourceName): Resource {
  return {
    definition: definitions[name],
    slugWithin: null,
    unique: [],
    identity: [],
    errorsOf: noErrors,
    placeErrorsOf,
    ...resources[name],
  };
}

/** The resource with this singular in the audit log; undefined for other entries. */
export function resourceBySingular(singular: string): Resource | undefined {
  const definition = Object.values(definitions).find((one) => one.singular === singular);
  return definition && resourceOf(definition.name);
}

/** @throws UseCaseError without permission for the resource, and `not-found` if only the system creates its records */
export function requireCreatable(context: UseCaseContext, resource: Resource): Member {
  const member = requirePermission(context, resource);
  if (resource.definition.isDerived) throw new UseCaseError("not-found");
  return member;
}

/** @throws UseCaseError without permission for the resource */
export function requirePermission(context: UseCaseContext, { definition }: Resource): Member {
  return definition.permission === "administrator" ? requireAdministrator(context) : requireEditor(context);
}

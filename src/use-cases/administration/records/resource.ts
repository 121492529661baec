import type { ResourceDefinition } from "#contract/administration/resource-definition.ts";
import { type ResourceName, resources as definitions } from "#contract/administration/resources/all-resources.ts";
import {
  accommodationOwnerStore,
  accommodationStore,
} from "#database/queries/administration/records/accommodations.ts";
import { pointOfInterestStore } from "#database/queries/administration/records/points-of-interest.ts";
import type { Queryable } from "#database/connect.ts";
import { arcStore } from "#database/queries/administration/records/arcs.ts";
import { branchStore } from "#database/queries/administration/records/branches.ts";
import { closureStore } from "#database/queries/administration/records/closures.ts";
import { distanceStore } from "#database/queries/administration/records/distances.ts";
import { segmentStore } from "#database/queries/administration/records/segments.ts";
import type { Fields, RecordStore } from "#database/queries/administration/records/record-store.ts";
import { routeStore } from "#database/queries/administration/records/routes.ts";
import { townStore } from "#database/queries/administration/records/towns.ts";
import { waypointStore } from "#database/queries/administration/records/waypoints.ts";
import { type Member, requireAdministrator, requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { UseCaseError, type FieldErrorCodes } from "#use-cases/use-case-error.ts";
import type { FieldErrorCode } from "#messages/sentences/errors.ts";
import { arcErrorsAfter, branchErrorsAfter, closureErrorsAfter, segmentErrorsAfter } from "./graph-errors-after.ts";
import { placeErrorsAfter } from "./place-errors-after.ts";

function isKnown(value: unknown): boolean {
  return value !== null && value !== undefined;
}

function isBelow(fields: Fields, highest: string, lowest: string): boolean {
  const [top, bottom] = [fields[highest], fields[lowest]];
  return isKnown(top) && isKnown(bottom) && Number(top) < Number(bottom);
}

/** Prices and coordinates of a house. */
function houseErrors(after: Fields): FieldErrorCodes {
  const errors: FieldErrors = {};
  if (isBelow(after, "priceTo", "priceFrom")) errors["priceTo"] = ["highest_below_lowest"];
  if (isKnown(after["lat"]) !== isKnown(after["lon"])) {
    errors[isKnown(after["lat"]) ? "lon" : "lat"] = ["both_coordinates"];
  }
  return errors;
}

/** A new town has a waypoint, or a place where one is made. */
function newTownErrors(after: Fields, before: Fields | null): FieldErrorCodes {
  const errors: FieldErrors = {};
  if (before !== null || isKnown(after["waypointUuid"])) return errors;
  for (const field of ["lat", "lon"]) if (!isKnown(after[field])) errors[field] = ["place_missing"];
  return errors;
}

/** The longest published length of a route is not below the shortest. */
function publishedLengthErrors(after: Fields): FieldErrorCodes {
  return isBelow(after, "publishedKmMax", "publishedKmMin") ? { publishedKmMax: ["longest_below_shortest"] } : {};
}

type FieldErrors = Record<string, FieldErrorCode[]>;

/** An arc leads from one waypoint to another, and climbs no more than it is long. */
function arcErrors(after: Fields): FieldErrorCodes {
  const errors: FieldErrors = {};
  if (after["fromWaypointUuid"] === after["toWaypointUuid"]) errors["toWaypointUuid"] = ["same_waypoint"];
  for (const field of ["ascentM", "descentM"]) {
    if (Number(after[field] ?? 0) > Number(after["distanceM"])) errors[field] = ["climb_above_length"];
  }
  return errors;
}

/** No arc is walked twice in a segment. */
function segmentErrors(after: Fields): FieldErrorCodes {
  const arcs = Array.isArray(after["arcs"]) ? after["arcs"] : [];
  return new Set(arcs).size < arcs.length ? { arcs: ["arc_twice"] } : {};
}

/** Whoever knows better says where from. */
function overrideFaults(after: Fields): FieldErrorCodes {
  const isMissing = typeof after["overrideM"] === "number" && typeof after["overrideSource"] !== "string";
  return isMissing ? { overrideSource: ["override_without_source"] } : {};
}

/** A resource with the place where it is kept and what its fields must be to each other. */
export interface Resource {
  readonly definition: ResourceDefinition;
  readonly store: RecordStore;
  /** Fields besides the slug that no two records share. */
  readonly unique: readonly string[];
  /** The field whose records share no slug among them; null where no two records at all share one. */
  readonly slugWithin: string | null;
  /** What does not go together in a record that would result. @param before null for a new one */
  readonly errorsOf: (after: Fields, before: Fields | null) => FieldErrorCodes;
  /** What does not go together with other records, once a record has been written. @param given what was asked for */
  readonly errorsAfter?: (tx: Queryable, record: Fields, given: Fields) => Promise<FieldErrorCodes>;
}

const noErrors = (): FieldErrorCodes => ({});

type Kept = Omit<Resource, "definition" | "slugWithin" | "unique" | "errorsOf"> & Partial<Resource>;

const kept: Readonly<Record<ResourceName, Kept>> = {
  routes: { store: routeStore, errorsOf: publishedLengthErrors },
  towns: { store: townStore, unique: ["waypointUuid"], errorsOf: newTownErrors, errorsAfter: placeErrorsAfter },
  waypoints: { store: waypointStore, errorsAfter: placeErrorsAfter },
  accommodations: { store: accommodationStore, errorsOf: houseErrors, errorsAfter: placeErrorsAfter },
  "accommodation-owners": { store: accommodationOwnerStore },
  "points-of-interest": { store: pointOfInterestStore, errorsAfter: placeErrorsAfter },
  arcs: { store: arcStore, errorsOf: arcErrors, errorsAfter: arcErrorsAfter },
  segments: { store: segmentStore, unique: ["key"], errorsOf: segmentErrors, errorsAfter: segmentErrorsAfter },
  branches: { store: branchStore, slugWithin: "routeUuid", errorsAfter: branchErrorsAfter },
  closures: { store: closureStore, errorsAfter: closureErrorsAfter },
  distances: { store: distanceStore, errorsOf: overrideFaults },
};

export function resourceOf(name: ResourceName): Resource {
  return { definition: definitions[name], slugWithin: null, unique: [], errorsOf: noErrors, ...kept[name] };
}

/** The resource that the audit log calls by its singular; undefined for other things it knows. */
export function resourceBySingular(singular: string): Resource | undefined {
  const definition = Object.values(definitions).find((one) => one.singular === singular);
  return definition && resourceOf(definition.name);
}

/** @throws UseCaseError for whoever may not administer the resource, and `not-found` where the program alone makes records */
export function requireMaking(context: UseCaseContext, resource: Resource): Member {
  const member = requirePermission(context, resource);
  if (resource.definition.isDerived) throw new UseCaseError("not-found");
  return member;
}

/** @throws UseCaseError for whoever may not administer the resource */
export function requirePermission(context: UseCaseContext, { definition }: Resource): Member {
  return definition.permission === "administrator" ? requireAdministrator(context) : requireEditor(context);
}

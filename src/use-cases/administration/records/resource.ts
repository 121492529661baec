import type { ResourceDefinition } from "#contract/administration/resource-definition.ts";
import type { ResourceName } from "#contract/administration/resource-names.ts";
import { resources as definitions } from "#contract/administration/resources/all-resources.ts";
import { accommodationOwnerStore } from "#database/queries/administration/records/accommodation-owners.ts";
import { accommodationStore } from "#database/queries/administration/records/accommodations.ts";
import { pointOfInterestStore } from "#database/queries/administration/records/points-of-interest.ts";
import type { Fields, RecordStore } from "#database/queries/administration/records/record-store.ts";
import { routeStore } from "#database/queries/administration/records/routes.ts";
import { townStore } from "#database/queries/administration/records/towns.ts";
import { waypointStore } from "#database/queries/administration/records/waypoints.ts";
import { type Member, requireAdministrator, requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import type { RefusalFaults } from "../../refusal.ts";
import { houseFaults, newTownFaults, publishedLengthFaults } from "./record-rules.ts";

/** A noun with the place where it is kept and what its fields must be to each other. */
export interface Resource {
  readonly definition: ResourceDefinition;
  readonly store: RecordStore;
  /** Fields besides the slug that no two records share. */
  readonly unique: readonly string[];
  /** What does not go together in a record that would result. @param before null for a new one */
  readonly faultsOf: (after: Fields, before: Fields | null) => RefusalFaults;
}

const noFaults = (): RefusalFaults => ({});

const kept: Readonly<Record<ResourceName, Omit<Resource, "definition">>> = {
  routes: { store: routeStore, unique: [], faultsOf: publishedLengthFaults },
  towns: { store: townStore, unique: ["waypointUuid"], faultsOf: newTownFaults },
  waypoints: { store: waypointStore, unique: [], faultsOf: noFaults },
  accommodations: { store: accommodationStore, unique: [], faultsOf: houseFaults },
  "accommodation-owners": { store: accommodationOwnerStore, unique: [], faultsOf: noFaults },
  "points-of-interest": { store: pointOfInterestStore, unique: [], faultsOf: noFaults },
};

export function resourceOf(name: ResourceName): Resource {
  return { definition: definitions[name], ...kept[name] };
}

/** The resource that the audit log calls by its singular; undefined for other things it knows. */
export function resourceBySingular(singular: string): Resource | undefined {
  const definition = Object.values(definitions).find((one) => one.singular === singular);
  return definition && resourceOf(definition.name);
}

/** @throws Refusal for whoever may not administer the noun */
export function requirePermission(context: UseCaseContext, { definition }: Resource): Member {
  return definition.permission === "administrator" ? requireAdministrator(context) : requireEditor(context);
}

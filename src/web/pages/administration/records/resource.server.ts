import { data } from "react-router";
import type { ShownRecord } from "#contract/administration/record.ts";
import type { ResourceDefinition } from "#contract/administration/resource-definition.ts";
import { isResourceName, type ResourceName, resources } from "#contract/administration/resources/all-resources.ts";
import { uuidNamed } from "#use-cases/administration/records/read-fields.ts";
import { showRecord } from "#use-cases/administration/records/open-record.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import type { FieldView, ResourceView } from "#web/features/administration/records/resource-view.ts";
import { routeAddress } from "#contract/http/addresses.ts";
import { showAccommodation } from "#use-cases/places/accommodations/show-accommodation.ts";
import { showTown } from "#use-cases/places/towns/show-town.ts";

/** The resource of an address. @throws the 404 page for an unknown one */
export function resourceNamed(name: string | undefined): ResourceName {
  if (name === undefined || !isResourceName(name)) throw data(null, { status: 404 });
  return name;
}

/** The part of a definition that a browser needs: plain values, without validation. */
export function describeResource(resource: ResourceName): ResourceView {
  const { fields, ...definition }: ResourceDefinition = resources[resource];
  const views = Object.entries(fields).map(([name, { schema: _, ...field }]): [string, FieldView] => [
    name,
    { name, ...field },
  ]);
  return { ...definition, fields: Object.fromEntries(views) };
}

/** The record of an address by uuid or slug. @throws UseCaseError `not-found` if there is none */
export async function recordOf(context: UseCaseContext, resource: ResourceName, key: string): Promise<ShownRecord> {
  const uuid = (await uuidNamed(context.database, resource, key)) ?? key;
  return showRecord(context, resource, uuid);
}

/** Names of the records that a record refers to, by their uuids or numbers. */
export function listedTitles({ lists = {} }: ShownRecord): Readonly<Record<string, string>> {
  const listed = Object.values(lists).flat();
  return Object.fromEntries(listed.map(({ uuid, title }) => [uuid, title]));
}

/** Name of a record. */
export function titleOf({ title }: ResourceView, record: ShownRecord): string {
  const { fromTownUuid: from, toTownUuid: to, [title]: named } = record.references;
  if (from && to) return `${from.title} – ${to.title}`;
  return named?.title ?? String(record[title] ?? record["slug"] ?? record.uuid);
}

/** A resource whose records can be created. @throws the 404 page for others */
export function makeableResourceNamed(name: string | undefined): ResourceName {
  const resource = resourceNamed(name);
  if (describeResource(resource).isDerived) throw data(null, { status: 404 });
  return resource;
}

/** Address of a record's public page; null if it has none, or is hidden. */
export async function publicAddressOf(
  context: UseCaseContext,
  resource: ResourceName,
  record: ShownRecord,
): Promise<string | null> {
  if (!record.published) return null;
  switch (resource) {
    case "routes":
      return routeAddress(String(record["slug"]));
    case "towns":
      return (await showTown(context, record.uuid))?.url ?? null;
    case "accommodations":
      return (await showAccommodation(context, record.uuid))?.url ?? null;
    default:
      return null;
  }
}

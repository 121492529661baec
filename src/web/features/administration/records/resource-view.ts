import type { FieldDefinition } from "#contract/administration/field-definition.ts";
import type { ResourceDefinition } from "#contract/administration/resource-definition.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";

/** A field without its schema, which stays on the server. */
export interface FieldView extends Omit<FieldDefinition, "schema"> {
  readonly name: string;
}

/** A resource in plain values. */
export interface ResourceView extends Omit<ResourceDefinition, "fields"> {
  readonly fields: Readonly<Record<string, FieldView>>;
}

/** Id of a record in addresses of administration: routes have slugs. */
export function keyOf(
  resource: ResourceName,
  { uuid, slug }: { readonly uuid: string; readonly slug?: unknown },
): string {
  return resource === "routes" && typeof slug === "string" ? slug : uuid;
}

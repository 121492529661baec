import type { FieldInput } from "#contract/administration/field-definition.ts";
import type { FieldGroup } from "#contract/administration/resource-definition.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";

/** View of a field: its definition without the schema, which stays on the server. */
export interface FieldView {
  readonly name: string;
  readonly input: FieldInput;
  readonly isNeeded: boolean;
  readonly isFact: boolean;
  readonly isDerived: boolean;
  readonly unit: "m" | "km" | "degrees" | null;
}

/** View of a resource. */
export interface ResourceView {
  readonly name: ResourceName;
  /** As in the audit log. */
  readonly singular: string;
  /** The field that names a record. */
  readonly title: string;
  readonly fields: Readonly<Record<string, FieldView>>;
  readonly groups: readonly FieldGroup[];
  /** Fields that lists show unless others are chosen. */
  readonly columns: readonly string[];
  readonly sorts: readonly string[];
  readonly filters: readonly string[];
  readonly missing: readonly string[];
  readonly liesOnRoutes: boolean;
  readonly mayLieOffRoutes: boolean;
  /** Whether changes affect lengths of routes and plans. */
  readonly changesTotals: boolean;
  /** Whether records have the date of their last verification. */
  readonly isVerified: boolean;
  /** Whether only the program creates records. */
  readonly isDerived: boolean;
}

/** Id of a record in addresses of administration: routes have slugs. */
export function keyOf(
  resource: ResourceName,
  { uuid, slug }: { readonly uuid: string; readonly slug?: unknown },
): string {
  return resource === "routes" && typeof slug === "string" ? slug : uuid;
}

import type { FieldInput } from "#contract/administration/field-definition.ts";
import type { FieldGroup } from "#contract/administration/resource-definition.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";

/** What screens know of a field: its definition without the schema, which stays on the server. */
export interface FieldView {
  readonly name: string;
  readonly input: FieldInput;
  readonly isNeeded: boolean;
  readonly isFact: boolean;
  readonly isDerived: boolean;
  readonly unit: "m" | "km" | "degrees" | null;
}

/** What screens know of a resource. */
export interface ResourceView {
  readonly name: ResourceName;
  /** As the audit log has it. */
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
  /** Changes reach lengths of routes and plans. */
  readonly changesTotals: boolean;
  /** Records say when somebody last looked whether all of it is right. */
  readonly isVerified: boolean;
  /** Records are made by the program alone. */
  readonly isDerived: boolean;
}

/** Where in addresses of administration a record is: routes are known by their slugs. */
export function keyOf(
  resource: ResourceName,
  { uuid, slug }: { readonly uuid: string; readonly slug?: unknown },
): string {
  return resource === "routes" && typeof slug === "string" ? slug : uuid;
}

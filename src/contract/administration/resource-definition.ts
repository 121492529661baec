import type { FieldDefinition } from "./field-definition.ts";
import type { ResourceName } from "./resources/all-resources.ts";

/**
 * All there is to say about administering a resource: its list, filters, form, checks, CSV, addresses and permissions
 * follow from it.
 */
export interface ResourceDefinition {
  readonly name: ResourceName;
  /** Its records have numbers in place of uuids. */
  readonly isNumbered?: true;
  /** Its records are made by the program alone: nobody makes, deletes or imports them. */
  readonly isDerived?: true;
  /** Changes reach lengths of routes and plans; what they do can be asked before. */
  readonly changesTotals?: true;
  /** Its records say in `verifiedAt` when somebody last looked whether all of it is right. */
  readonly isVerified?: true;
  /** One of them, as the audit log names it. */
  readonly singular: string;
  /** Who may. */
  readonly permission: "editor" | "administrator";
  /** In the order of the form. */
  readonly fields: Readonly<Record<string, FieldDefinition>>;
  /** Fields that belong together on the form, under a heading each. */
  readonly groups: readonly FieldGroup[];
  /** Names a record among others. */
  readonly title: string;
  /** Fields shown in lists unless others are chosen. */
  readonly columns: readonly string[];
  /** Fields that lists are ordered by, the first unless another is asked for. */
  readonly sorts: readonly string[];
  /** Fields whose values lists are filtered by. */
  readonly filters: readonly string[];
  /** Whether lists are filtered by the route on which a record lies. */
  readonly liesOnRoutes?: true;
  /** Fields of lists that show what is missing. */
  readonly missing: readonly string[];
}

export interface FieldGroup {
  readonly name: string;
  readonly fields: readonly string[];
}

/** Fields of a definition that can be written. */
export function writtenFieldsOf({ fields }: ResourceDefinition): [string, FieldDefinition][] {
  return Object.entries(fields).filter(([, { isDerived }]) => !isDerived);
}

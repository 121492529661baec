import { z } from "zod";
import { nameField, pagingFields, repeatable, wordsField } from "#contract/http/paging.ts";
import type { ResourceDefinition } from "./resource-definition.ts";

const keepingSorts = ["updatedAt", "createdAt"];

/** Sort orders of a list; a minus before the field means descending. */
function sortsOf({ sorts }: ResourceDefinition): string[] {
  return [...sorts, ...keepingSorts].flatMap((field) => [field, `-${field}`]);
}

/** In place of the slug of a route: records on none. */
export const noRoute = "-";

/** The query for a list of records of any resource. */
export interface RecordQuery {
  readonly page: number;
  readonly perPage: number;
  readonly q: string;
  readonly sort: string;
  readonly published: boolean | undefined;
  /** Fields that must be unknown. */
  readonly missing: readonly string[];
  /** Slug, or `noRoute`. */
  readonly route: string | undefined;
  /** Any of the values, by field. */
  readonly values: Readonly<Record<string, readonly string[]>>;
}

/** The query of a resource's list, with a parameter for each of its filters. */
export function recordQuery(definition: ResourceDefinition) {
  const sorts = sortsOf(definition);
  const [firstMissing, ...otherMissing] = definition.missing;
  const filters = Object.fromEntries(
    definition.filters.map((field) => [
      field,
      repeatable(filterValue(definition, field), `${field}: any of these; for references the uuid or slug`),
    ]),
  );
  return z.strictObject({
    ...pagingFields,
    q: wordsField.default("").meta({ description: "Words of a name, ignoring accents and case" }),
    sort: z.enum(sorts).default(sorts[0] ?? "updatedAt"),
    published: z.enum(["true", "false"]).optional().meta({ description: "Only published, or only hidden ones" }),
    ...(firstMissing !== undefined && {
      missing: repeatable(z.enum([firstMissing, ...otherMissing]), "Records for which all of these fields are unknown"),
    }),
    ...(definition.liesOnRoutes && { route: nameField.optional().meta({ description: routeDescription(definition) }) }),
    ...filters,
  });
}

function filterValue({ fields }: ResourceDefinition, field: string): z.ZodType<string> {
  const input = fields[field]?.input;
  if (input?.kind === "choice" || input?.kind === "choices") return z.enum([...input.options]);
  if (input?.kind === "yes-no") return z.enum(["true", "false"]);
  return nameField;
}

/** The query from parameters validated by `recordQuery`. */
export function readRecordQuery(definition: ResourceDefinition, query: Readonly<Record<string, unknown>>): RecordQuery {
  const commonQuery = z
    .object({
      page: z.number(),
      perPage: z.number(),
      q: z.string(),
      sort: z.string(),
      published: z.enum(["true", "false"]).optional(),
      missing: z.array(z.string()).default([]),
      route: z.string().optional(),
    })
    .parse(query);
  const values = definition.filters.flatMap((field) => {
    const submitted = z.array(z.string()).default([]).parse(query[field]);
    return submitted.length > 0 ? [[field, submitted] as const] : [];
  });
  const published = commonQuery.published === undefined ? undefined : commonQuery.published === "true";
  return { ...commonQuery, route: commonQuery.route, published, values: Object.fromEntries(values) };
}

function routeDescription({ mayLieOffRoutes }: ResourceDefinition): string {
  return mayLieOffRoutes ? `Slug of a route, or ${noRoute} for records on none` : "Slug of a route";
}

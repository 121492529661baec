import { z } from "zod";
import { nameField, pagingFields, repeatable, wordsField } from "#contract/http/paging.ts";
import type { ResourceDefinition } from "./resource-definition.ts";

const keepingSorts = ["updatedAt", "createdAt"];

/** Ways a list can be ordered; a minus before the field turns the order round. */
export function sortsOf({ sorts }: ResourceDefinition): string[] {
  return [...sorts, ...keepingSorts].flatMap((field) => [field, `-${field}`]);
}

/** What a list of records is asked for, of any resource. */
export interface RecordQuery {
  readonly page: number;
  readonly perPage: number;
  readonly q: string;
  readonly sort: string;
  readonly published: boolean | undefined;
  /** Fields of which nothing is known. */
  readonly missing: readonly string[];
  /** Slug. */
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
      repeatable(filterValue(definition, field), `${field}: any of these; of a reference the uuid or the slug`),
    ]),
  );
  return z.strictObject({
    ...pagingFields,
    q: wordsField.default("").meta({ description: "Words of a name; accents and case do not matter" }),
    sort: z.enum(sorts).default(sorts[0] ?? "updatedAt"),
    published: z
      .enum(["true", "false"])
      .optional()
      .meta({ description: "Only what everybody can see, or only what is hidden" }),
    ...(firstMissing !== undefined && {
      missing: repeatable(z.enum([firstMissing, ...otherMissing]), "Records of which all of these fields are unknown"),
    }),
    ...(definition.liesOnRoutes && { route: nameField.optional().meta({ description: "Slug of a route" }) }),
    ...filters,
  });
}

function filterValue({ fields }: ResourceDefinition, field: string): z.ZodType<string> {
  const input = fields[field]?.input;
  if (input?.kind === "choice" || input?.kind === "choices") return z.enum([...input.options]);
  if (input?.kind === "yes-no") return z.enum(["true", "false"]);
  return nameField;
}

/** What was asked, from the parameters that `recordQuery` has checked. */
export function readRecordQuery(definition: ResourceDefinition, query: Readonly<Record<string, unknown>>): RecordQuery {
  const read = z
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
    const given = z.array(z.string()).default([]).parse(query[field]);
    return given.length > 0 ? [[field, given] as const] : [];
  });
  const published = read.published === undefined ? undefined : read.published === "true";
  return { ...read, route: read.route, published, values: Object.fromEntries(values) };
}

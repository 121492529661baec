import { z } from "zod";
import { factSources } from "#contract/http/fact-sources.ts";
import { pageOf } from "#contract/http/paging.ts";
import { type ResourceDefinition, writtenFieldsOf } from "./resource-definition.ts";

const rowChange = z.object({ before: z.unknown(), after: z.unknown() });

/** The effect of a table import, or its preview. */
export const recordImport = z
  .object({
    rows: z
      .array(
        z.object({
          line: z.int().min(2).meta({ description: "Line of the file; the header is line 1" }),
          action: z.enum(["create", "update", "unchanged"]),
          uuid: z.string().nullable().meta({ description: "Null for a new record" }),
          title: z.string(),
          changes: z.record(z.string(), rowChange).meta({ description: "By field" }),
          errors: z
            .record(z.string(), z.array(z.string()))
            .meta({ description: "Errors by column; absent if there are none" }),
        }),
      )
      .meta({ description: "Rows with changes or errors; at most 500" }),
    created: z.int().min(0),
    updated: z.int().min(0),
    unchanged: z.int().min(0),
    refused: z.int().min(0).meta({ description: "If there are any, nothing is written" }),
  })
  .meta({ id: "RecordImport" });
export type RecordImport = z.infer<typeof recordImport>;

export const publication = z
  .strictObject({ uuids: z.array(z.string().max(36)).min(1).max(500) })
  .meta({ id: "Publication" });
export const published = z.object({ changed: z.int().min(0) }).meta({ id: "Published" });

const keys = {
  uuid: { uuid: z.guid() },
  number: { id: z.int(), uuid: z.string().meta({ description: "The id as a text" }) },
};

const keeping = {
  version: z.int().min(1).meta({ description: "For If-Match" }),
  published: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  createdBy: z.guid().nullable().meta({ description: "The person; null for data shipped with the program" }),
  updatedBy: z.guid().nullable(),
};

/** A record that another one refers to. */
const recordReference = z
  .object({ uuid: z.guid(), slug: z.string().nullable(), title: z.string() })
  .meta({ id: "RecordReference" });
export type RecordReference = z.infer<typeof recordReference>;

const references = z
  .record(z.string(), recordReference)
  .meta({ description: "The records that fields refer to by uuid, by field name" });

const lists = z
  .record(z.string(), z.array(recordReference.extend({ uuid: z.string() })))
  .meta({ description: "The records listed by fields, by field name" });

function componentName({ singular }: ResourceDefinition): string {
  return singular.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function hasLists({ fields }: ResourceDefinition): boolean {
  return Object.values(fields).some(({ input }) => input.kind === "references");
}

function shapeOf(definition: ResourceDefinition, which: "all" | "written"): Record<string, z.ZodType> {
  const fields = which === "all" ? Object.entries(definition.fields) : writtenFieldsOf(definition);
  return Object.fromEntries(fields.map(([name, { schema }]) => [name, schema]));
}

/** A record of any resource for display. */
export interface ShownRecord extends Readonly<Record<string, unknown>> {
  /** The id of a numbered record as text. */
  readonly uuid: string;
  readonly version: number;
  readonly published: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly createdBy: string | null;
  readonly updatedBy: string | null;
  readonly sources: z.infer<typeof factSources>;
  readonly references: Readonly<Record<string, RecordReference>>;
  /** Of fields that list other records. */
  readonly lists?: Readonly<Record<string, readonly RecordReference[]>>;
}

/** Schemas of one resource's records: for display, creation and change. */
export function recordSchemas(definition: ResourceDefinition) {
  const name = componentName(definition);
  const record = z
    .object({
      ...keys[definition.isNumbered ? "number" : "uuid"],
      ...keeping,
      ...shapeOf(definition, "all"),
      sources: factSources,
      references,
      ...(hasLists(definition) && { lists }),
    })
    .meta({ id: `Administered${name}` }) as unknown as z.ZodType<ShownRecord>;
  const writtenShape = shapeOf(definition, "written");
  const common = { published: z.boolean().optional(), sources: factSources.optional() };
  const needed = Object.fromEntries(
    Object.entries(writtenShape).map(([field, schema]) => [
      field,
      definition.fields[field]?.isNeeded ? schema : schema.optional(),
    ]),
  );
  const optional = Object.fromEntries(
    Object.entries(writtenShape).map(([field, schema]) => [field, schema.optional()]),
  );
  return {
    shown: record,
    list: pageOf(record).meta({ id: `${name}Administration` }),
    creation: z.strictObject({ ...needed, ...common }).meta({ id: `${name}Creation` }) as z.ZodType<WrittenFields>,
    change: z.strictObject({ ...optional, ...common }).meta({ id: `${name}Change` }) as z.ZodType<WrittenFields>,
  };
}

/** Fields of a record in a request, validated by the schemas of its resource. */
export type WrittenFields = Readonly<Record<string, unknown>>;

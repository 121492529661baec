import { z } from "zod";
import { pageOf, pagingFields, wordsField } from "#contract/http/paging.ts";
import { certainties } from "#domain/house-registers/claim.ts";
import { changeStandings } from "#domain/house-registers/compare-facts.ts";
import { openLicences } from "#domain/house-registers/known-registers.ts";
import { registerFields } from "#domain/house-registers/register-columns.ts";
import { importStates, registerLimits, rowKinds } from "#domain/house-registers/register-import.ts";
import { lineOf } from "#contract/http/field-types.ts";
import { partialDate } from "#contract/http/fact-sources.ts";

const dateOfRegister = partialDate.meta({ description: "Day, month or year of the register" });

const columns = z
  .partialRecord(z.enum(registerFields), z.int().min(0).max(registerLimits.columns))
  .meta({ description: "Index of the column, from 0, by its meaning" });

const rowCounts = z.object({
  changed: z.int(),
  doubtful: z.int(),
  new: z.int(),
  gone: z.int(),
  unchanged: z.int().meta({ description: "Rows without new facts" }),
  elsewhere: z.int().meta({ description: "Rows on none of the routes" }),
});

export const registerImport = z
  .object({
    uuid: z.guid(),
    fileName: z.string(),
    createdAt: z.iso.datetime(),
    byName: z.string().nullable(),
    state: z.enum(importStates).meta({
      description:
        "mapping: its columns must be mapped; waiting and comparing: in progress; ready: can be reviewed and applied; applying and undoing: in progress",
    }),
    format: z.enum(["table", "overpass"]),
    source: z.string().meta({ description: "Source key in facts; empty until known" }),
    licence: z.string(),
    date: z.string(),
    header: z.array(z.string()).readonly(),
    sample: z.array(z.array(z.string()).readonly()).readonly(),
    columns,
    rows: z.int(),
    rowsDone: z.int(),
    counts: rowCounts.nullable(),
    ticked: z.partialRecord(z.enum(rowKinds), z.int()).meta({ description: "Selected rows by kind" }),
    fault: z.string().nullable().meta({ description: "Error code" }),
    appliedAt: z.iso.datetime().nullable(),
    left: z
      .int()
      .nullable()
      .meta({ description: "Facts left unchanged, because somebody had changed them in between" }),
  })
  .meta({ id: "RegisterImport" });
export type RegisterImport = z.infer<typeof registerImport>;

export const registerImportList = pageOf(registerImport).meta({ id: "RegisterImportList" });
export type RegisterImportList = z.infer<typeof registerImportList>;

export const registerImportQuery = z.strictObject(pagingFields);
export type RegisterImportQuery = z.infer<typeof registerImportQuery>;

/** The fields of the form besides the file. */
export const registerFileFields = z.object({ date: dateOfRegister.optional() });

/** Body of `PUT /api/administration/register-imports/{uuid}/columns`. */
export const registerMapping = z
  .strictObject({
    columns,
    source: lineOf(100).meta({ description: "Source key of the register in facts", example: "galicia-register" }),
    licence: z.enum(openLicences),
    date: dateOfRegister,
  })
  .meta({ id: "RegisterMapping" });
export type RegisterMapping = z.infer<typeof registerMapping>;

const value = z.union([z.string(), z.number()]);

const registerRow = z
  .object({
    line: z.int().meta({ description: "Of the file; negative for places to stay that it no longer has" }),
    kind: z.enum(rowKinds),
    name: z.string(),
    place: z.string(),
    house: z.object({ uuid: z.guid(), slug: z.string(), name: z.string() }).nullable(),
    town: z.object({ slug: z.string(), name: z.string() }).nullable(),
    score: z.number().nullable().meta({ description: "How surely the row is the place to stay, from 0 to 1" }),
    date: z.string(),
    certainty: z.enum(certainties),
    changes: z
      .array(
        z.object({
          field: z.string(),
          before: value.nullable(),
          after: value,
          standing: z.enum(changeStandings).meta({
            description:
              "unknown: nothing was known; surer: more reliable or newer than the current value; own: the current value was written by editors here; kept: the current value is more reliable or newer",
          }),
        }),
      )
      .readonly(),
    isTicked: z.boolean(),
    fields: z.array(z.string()).readonly().meta({ description: "Changes applied if the row is selected" }),
  })
  .meta({ id: "RegisterRow" });
export type RegisterRow = z.infer<typeof registerRow>;

export const registerRowList = pageOf(registerRow).meta({ id: "RegisterRowList" });
export type RegisterRowList = z.infer<typeof registerRowList>;

const yesNo = z.enum(["true", "false"]).transform((word) => word === "true");

export const registerRowQuery = z.strictObject({
  ...pagingFields,
  kind: z.enum(rowKinds).optional(),
  ticked: yesNo.optional(),
  q: wordsField.optional().meta({ description: "Words in the name or the place" }),
});
export type RegisterRowQuery = z.infer<typeof registerRowQuery>;

/** Body of `PATCH /api/administration/register-imports/{uuid}/rows`: single rows, or all that match a filter. */
export const registerTicks = z
  .strictObject({
    lines: z.array(z.int().min(-100_000).max(1_000_000)).min(1).max(500).optional(),
    kind: z.enum(rowKinds).optional(),
    q: wordsField.optional(),
    ticked: z.boolean(),
    fields: z
      .array(z.string().max(40))
      .max(20)
      .optional()
      .meta({ description: "Changes to apply, for the given lines" }),
  })
  .meta({ id: "RegisterTicks" });
export type RegisterTicks = z.infer<typeof registerTicks>;

export const registerTicked = z.object({ rows: z.int() }).meta({ id: "RegisterTicked" });

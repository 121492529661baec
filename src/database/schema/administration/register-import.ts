import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { Certainty, OtherClaim } from "#domain/house-registers/claim.ts";
import type { FactChange } from "#domain/house-registers/compare-facts.ts";
import {
  type ImportCounts,
  type ImportState,
  importStates,
  type RowKind,
  rowKinds,
  type StepKind,
  stepKinds,
} from "#domain/house-registers/register-import.ts";
import type { RegisterColumns } from "#domain/house-registers/register-columns.ts";
import { accommodation } from "../places/accommodation.ts";
import { oneOf, uuidKey, reference } from "../content/content-columns.ts";
import type { AuditedFields } from "../content/audit-log.ts";
import { town } from "../routes/town.ts";

/** A register file uploaded by an editor, and its progress. */
export const registerImport = pgTable(
  "register_import",
  {
    uuid: uuidKey(),
    fileName: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The person; null for deleted accounts. */
    createdBy: uuid(),
    state: text().$type<ImportState>().notNull(),
    format: text().$type<"table" | "overpass">().notNull(),
    /** Source of its facts; empty until set. */
    source: text().notNull().default(""),
    licence: text().notNull().default(""),
    /** Date of the register, `YYYY-MM-DD` or its known prefix. */
    date: text().notNull(),
    /** Columns of the table, and its first rows. */
    header: jsonb().$type<readonly string[]>().notNull(),
    sample: jsonb().$type<readonly (readonly string[])[]>().notNull(),
    columns: jsonb().$type<RegisterColumns>().notNull(),
    rows: integer().notNull(),
    rowsDone: integer().notNull().default(0),
    counts: jsonb().$type<ImportCounts>(),
    /** Error code. */
    fault: text(),
    /** Until then it is claimed by a process. */
    leasedUntil: timestamp({ withTimezone: true }),
    appliedAt: timestamp({ withTimezone: true }),
    /** Who requested that it be applied or undone; null for deleted accounts. */
    askedBy: uuid(),
    /** Number of facts left unchanged, because somebody had changed them in between. */
    left: integer(),
  },
  (table) => [
    index().on(table.createdAt),
    index().on(table.state),
    check("register_import_state", oneOf(table.state, importStates)),
    check("register_import_rows", sql`${table.rows} >= 0`),
  ],
);

const importReference = () => reference(() => registerImport.uuid, { onDelete: "cascade" });

/** The text of a file, until it has been compared. */
export const registerFile = pgTable("register_file", {
  importUuid: importReference().primaryKey(),
  /** Compressed with gzip, in base64. */
  text: text().notNull(),
});

/** The effect of one row of a file, and whether it is selected. */
export const registerRow = pgTable(
  "register_row",
  {
    importUuid: importReference(),
    /** In the file; negative for houses missing from it. */
    line: integer().notNull(),
    kind: text().$type<RowKind>().notNull(),
    /** Name of the house in the register, and its location. */
    name: text().notNull(),
    place: text().notNull(),
    houseUuid: uuid().references(() => accommodation.uuid, { onDelete: "cascade" }),
    townUuid: uuid().references(() => town.uuid, { onDelete: "cascade" }),
    /** From 0 to 1. */
    score: real(),
    date: text().notNull(),
    certainty: text().$type<Certainty>().notNull(),
    changes: jsonb().$type<readonly FactChange[]>().notNull(),
    isTicked: boolean().notNull(),
    /** The selected changes. */
    fields: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importUuid, table.line] }),
    index().on(table.houseUuid),
    index().on(table.townUuid),
    check("register_row_kind", oneOf(table.kind, rowKinds)),
  ],
);

/** A prepared write of one house, when a file is applied or undone, so that the final transaction is short. */
export const registerStep = pgTable(
  "register_step",
  {
    /** Also of its entry in the audit log. */
    uuid: uuidKey(),
    importUuid: importReference(),
    kind: text().$type<StepKind>().notNull(),
    houseUuid: uuid().notNull(),
    /** Required version of the house; for a new one the first. */
    version: integer().notNull(),
    /** Values by column. */
    fields: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    before: jsonb().$type<AuditedFields>(),
    after: jsonb().$type<AuditedFields>(),
    /** Contents of `house_fact`. */
    facts: jsonb().$type<readonly object[]>().notNull(),
  },
  (table) => [index().on(table.importUuid, table.kind), check("register_step_kind", oneOf(table.kind, stepKinds))],
);

/** The meaning of a header's columns, as set by an editor. */
export const registerMapping = pgTable("register_mapping", {
  /** By `headerKey`. */
  header: text().primaryKey(),
  columns: jsonb().$type<RegisterColumns>().notNull(),
  source: text().notNull(),
  licence: text().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});

/** Claims of sources about facts of houses: those that are used, and differing ones. */
export const houseFact = pgTable(
  "house_fact",
  {
    accommodationUuid: reference(() => accommodation.uuid, { onDelete: "cascade" }),
    /** In API spelling. */
    field: text().notNull(),
    source: text().notNull(),
    /** Date of the fact as far as known; empty if unknown. */
    date: text().notNull(),
    value: jsonb().$type<OtherClaim["value"]>().notNull(),
    certainty: text().$type<Certainty>(),
    /** Empty for replaced values. */
    licence: text().notNull(),
    /** Null for claims of the data set. */
    importUuid: uuid().references(() => registerImport.uuid, { onDelete: "set null" }),
  },
  (table) => [
    primaryKey({ columns: [table.accommodationUuid, table.field, table.source, table.date] }),
    index().on(table.importUuid),
  ],
);

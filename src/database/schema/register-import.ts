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
import { accommodation } from "./accommodation.ts";
import { oneOf, uuidKey, reference } from "./content-columns.ts";
import type { AuditedFields } from "./audit-log.ts";
import { town } from "./town.ts";

/** A file of a register that an editor has brought, and how far it has come. */
export const registerImport = pgTable(
  "register_import",
  {
    uuid: uuidKey(),
    fileName: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The person; null for people who are gone. */
    createdBy: uuid(),
    state: text().$type<ImportState>().notNull(),
    format: text().$type<"table" | "overpass">().notNull(),
    /** What facts say of their source; empty until somebody has said it. */
    source: text().notNull().default(""),
    licence: text().notNull().default(""),
    /** Day on which the register was true, `YYYY-MM-DD` or as much of it as is known. */
    date: text().notNull(),
    /** Columns of the table, and its first rows. */
    header: jsonb().$type<readonly string[]>().notNull(),
    sample: jsonb().$type<readonly (readonly string[])[]>().notNull(),
    columns: jsonb().$type<RegisterColumns>().notNull(),
    rows: integer().notNull(),
    rowsDone: integer().notNull().default(0),
    counts: jsonb().$type<ImportCounts>(),
    /** Code of what went wrong. */
    fault: text(),
    /** Until then a process is at work on it. */
    leasedUntil: timestamp({ withTimezone: true }),
    appliedAt: timestamp({ withTimezone: true }),
    /** Who asked for it to be applied or undone; null for people who are gone. */
    askedBy: uuid(),
    /** Facts that were left as they were, as somebody had changed them in between. */
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
  /** Compressed with gzip, in base 64. */
  text: text().notNull(),
});

/** What one row of a file would do, and whether it is to be done. */
export const registerRow = pgTable(
  "register_row",
  {
    importUuid: importReference(),
    /** Of the file; negative for houses that the file no longer has. */
    line: integer().notNull(),
    kind: text().$type<RowKind>().notNull(),
    /** Name of the house in the register, and where. */
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
    /** Of the changes those that are to be made. */
    fields: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importUuid, table.line] }),
    index().on(table.houseUuid),
    index().on(table.townUuid),
    check("register_row_kind", oneOf(table.kind, rowKinds)),
  ],
);

/** One house that applying or undoing a file will write, made ready so that the writing itself is short. */
export const registerStep = pgTable(
  "register_step",
  {
    /** Of its entry in the log of changes. */
    uuid: uuidKey(),
    importUuid: importReference(),
    kind: text().$type<StepKind>().notNull(),
    houseUuid: uuid().notNull(),
    /** That the house must still have; of a new one the first. */
    version: integer().notNull(),
    /** Values by column. */
    fields: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    before: jsonb().$type<AuditedFields>(),
    after: jsonb().$type<AuditedFields>(),
    /** What is kept in `house_fact`. */
    facts: jsonb().$type<readonly object[]>().notNull(),
  },
  (table) => [index().on(table.importUuid, table.kind), check("register_step_kind", oneOf(table.kind, stepKinds))],
);

/** Which columns a header has, as an editor has said once. */
export const registerMapping = pgTable("register_mapping", {
  /** By `headerKey`. */
  header: text().primaryKey(),
  columns: jsonb().$type<RegisterColumns>().notNull(),
  source: text().notNull(),
  licence: text().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});

/** What sources say of facts of houses: those that are believed, and those that stand beside them. */
export const houseFact = pgTable(
  "house_fact",
  {
    accommodationUuid: reference(() => accommodation.uuid, { onDelete: "cascade" }),
    /** As the API spells it. */
    field: text().notNull(),
    source: text().notNull(),
    /** Day it was true, as far as it is known; empty when unknown. */
    date: text().notNull(),
    value: jsonb().$type<OtherClaim["value"]>().notNull(),
    certainty: text().$type<Certainty>(),
    /** Empty for what stood before. */
    licence: text().notNull(),
    /** Null for what the data set says. */
    importUuid: uuid().references(() => registerImport.uuid, { onDelete: "set null" }),
  },
  (table) => [
    primaryKey({ columns: [table.accommodationUuid, table.field, table.source, table.date] }),
    index().on(table.importUuid),
  ],
);

import { asc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { Queryable } from "../../../connection/connect.ts";
import { insertRows } from "#database/rows.ts";
import { accommodation } from "../../../schema/places/accommodation.ts";
import { registerStep } from "../../../schema/administration/register-import.ts";
import { town } from "../../../schema/routes/town.ts";
import { waypoint } from "../../../schema/routes/waypoint.ts";
import type { Change, Fields } from "../records/record-store.ts";

export type Step = typeof registerStep.$inferInsert;

/** Columns written by register files, and the additional ones of new houses. */
const writableColumns = [
  "name",
  "type",
  "status",
  "phone",
  "secondPhone",
  "email",
  "web",
  "address",
  "registerNumber",
  "beds",
  "lat",
  "lon",
  "osmId",
  "distanceOffM",
  "sources",
] as const satisfies readonly (keyof typeof accommodation.$inferSelect)[];
const ofNew = [...writableColumns, "uuid", "slug", "townUuid", "licence"] as const;

/** All columns that a step writes, changed or not. */
export function stepFields(house: Fields): Record<string, unknown> {
  return Object.fromEntries(ofNew.map((field) => [toSnakeCase(field), house[field] ?? null]));
}

export async function insertSteps(db: Queryable, steps: readonly Step[]): Promise<void> {
  await insertRows(db, registerStep, steps);
}

export async function deleteSteps(db: Queryable, importUuid: string): Promise<void> {
  await db.drizzle.delete(registerStep).where(eq(registerStep.importUuid, importUuid));
}

export async function housesByUuid(db: Queryable, uuids: readonly string[]): Promise<ReadonlyMap<string, Fields>> {
  if (uuids.length === 0) return new Map();
  const rows = await db.drizzle
    .select(getTableColumns(accommodation))
    .from(accommodation)
    .where(inArray(accommodation.uuid, [...new Set(uuids)]));
  return new Map(rows.map((house) => [house.uuid, house]));
}

/** Coordinates and slugs of towns, by uuid. */
export async function placesOfTowns(db: Queryable, uuids: readonly string[]) {
  if (uuids.length === 0) return new Map<string, never>();
  const rows = await db.drizzle
    .select({ uuid: town.uuid, slug: town.slug, lat: waypoint.lat, lon: waypoint.lon })
    .from(town)
    .innerJoin(waypoint, eq(waypoint.uuid, town.waypointUuid))
    .where(inArray(town.uuid, [...new Set(uuids)]));
  return new Map(rows.map((place) => [place.uuid, place]));
}

const columnList = (fields: readonly string[], of?: string): SQL =>
  sql.join(
    fields.map((field) => sql.raw(`${of === undefined ? "" : `${of}.`}${toSnakeCase(field)}`)),
    sql`, `,
  );

/** Steps per statement: some tenths of a second, after which the embedded database can respond to liveness checks. */
const batchSize = 500;

/**
 * Applies all steps of a file in batches, with their log entries. A house changed after its step was prepared is left
 * unchanged.
 *
 * @param tx must do nothing else that takes long: it is the embedded database's only connection
 * @returns the number of written houses, by kind
 */
export async function applySteps(tx: Queryable, importUuid: string, change: Change, action: string) {
  const done = { added: 0, changed: 0, dropped: 0 };
  const steps = await tx.drizzle
    .select({ uuid: registerStep.uuid })
    .from(registerStep)
    .where(eq(registerStep.importUuid, importUuid))
    .orderBy(asc(registerStep.uuid));
  for (let first = 0; first < steps.length; first += batchSize) {
    const uuids = steps.slice(first, first + batchSize).map(({ uuid }) => uuid);
    // By primary key: a table that was empty and has just been filled has no statistics.
    const isInBatch = sql`step.uuid = ANY(${sql.param(uuids)}::uuid[])`;
    const { added, changed, dropped } = await applyBatch(tx, importUuid, isInBatch, change, action);
    done.added += added;
    done.changed += changed;
    done.dropped += dropped;
  }
  return done;
}

async function applyBatch(tx: Queryable, importUuid: string, isInPortion: SQL, { by, now }: Change, action: string) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const steps = (kind: "add" | "change" | "drop"): SQL => sql`${isInPortion} AND step.kind = ${kind}`;
  const isUnchanged = sql`accommodation.uuid = step.house_uuid AND accommodation.version = step.version`;
  const stepsWithFields = sql`register_step AS step, jsonb_populate_record(NULL::accommodation, step.fields) AS step_fields`;
  const audited = async (done: SQL): Promise<number> => {
    const { rows } = await tx.drizzle.execute<{ count: number }>(sql`
      WITH done AS (${done}), audit_entries AS (
        INSERT INTO audit_log (uuid, at, "by", resource, resource_uuid, action, before, after)
        SELECT uuid, ${at}, ${by}::uuid, 'accommodation', house_uuid::text, ${action}, before, after
        FROM register_step AS step WHERE ${isInPortion} AND uuid IN (SELECT uuid FROM done))
      SELECT count(*)::int AS count FROM done`);
    return rows[0]?.count ?? 0;
  };
  await tx.drizzle.execute(sql`
    INSERT INTO accommodation (${columnList(ofNew)}, created_at, updated_at, created_by, updated_by)
    SELECT ${columnList(ofNew, "step_fields")}, ${at}, ${at}, ${by}::uuid, ${by}::uuid FROM ${stepsWithFields} WHERE ${steps("add")}`);
  const added = await audited(sql`SELECT step.uuid FROM register_step AS step WHERE ${steps("add")}`);
  await tx.drizzle.execute(sql`
    INSERT INTO house_fact (accommodation_uuid, field, source, date, value, certainty, licence, import_uuid)
    SELECT step.house_uuid, fact.field, fact.source, fact.date, fact.value, fact.certainty, fact.licence, ${importUuid}::uuid
    FROM register_step AS step JOIN accommodation ON ${isUnchanged},
      jsonb_to_recordset(step.facts) AS fact (field text, source text, date text, value jsonb, certainty text, licence text)
    WHERE ${isInPortion}
    ON CONFLICT DO NOTHING`);
  const assigned = sql.join(
    writableColumns.map((field) => sql.raw(`${toSnakeCase(field)} = step_fields.${toSnakeCase(field)}`)),
    sql`, `,
  );
  const changed = await audited(sql`
    UPDATE accommodation SET ${assigned}, version = accommodation.version + 1, updated_at = ${at}, updated_by = ${by}::uuid
    FROM ${stepsWithFields} WHERE ${steps("change")} AND ${isUnchanged}
    RETURNING step.uuid`);
  const dropped = await audited(sql`
    DELETE FROM accommodation USING register_step AS step WHERE ${steps("drop")} AND ${isUnchanged} AND ${isUnused}
    RETURNING step.uuid`);
  return { added, changed, dropped };
}

/** Nothing refers to the house: no nights of plans, favourites, photos, corrections, letters. */
const isUnused = sql.join(
  [
    ["plan_day", "house_uuid"],
    ["favourite_accommodation", "accommodation_uuid"],
    ["photo", "accommodation_uuid"],
    ["correction_suggestion", "accommodation_uuid"],
    ["email", "accommodation_uuid"],
  ].map(([table = "", column = ""]) =>
    sql.raw(`NOT EXISTS (SELECT FROM ${table} WHERE ${table}.${column} = accommodation.uuid)`),
  ),
  sql` AND `,
);

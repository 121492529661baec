import { asc, eq } from "drizzle-orm";
import type { Queryable } from "#database/connection/connect.ts";
import { registerImport } from "#database/schema/administration/register-import.ts";

/** The registers with an applied file, without duplicates. */
export async function importedRegisters(db: Queryable): Promise<{ source: string; licence: string }[]> {
  const { source, licence, state } = registerImport;
  return db.drizzle
    .selectDistinct({ source, licence })
    .from(registerImport)
    .where(eq(state, "applied"))
    .orderBy(asc(source), asc(licence));
}

import { first, writtenRow } from "#database/rows.ts";
import { and, arrayContains, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#database/connection/connect.ts";
import { user } from "#database/schema/accounts/user.ts";

export type UserRecord = typeof user.$inferSelect;
type NewUser = Pick<UserRecord, "name" | "email" | "passwordHash" | "locale"> & Partial<UserRecord>;
/** Fields of an account that can change; the version is incremented automatically. */
export type UserChange = Partial<Omit<UserRecord, "uuid" | "version" | "createdAt" | "updatedAt">>;

/** @throws unique_violation (23505) if the e-mail address is taken */
export async function insertUser(db: Queryable, values: NewUser): Promise<UserRecord> {
  return writtenRow(db.drizzle.insert(user).values(values).returning(), "The account was not written.");
}

/** @param email trimmed and in lower case */
export async function findUserByEmail(db: Queryable, email: string): Promise<UserRecord | null> {
  return first(db.drizzle.select().from(user).where(eq(user.email, email)));
}

export async function findUser(db: Queryable, uuid: string): Promise<UserRecord | null> {
  return first(db.drizzle.select().from(user).where(eq(user.uuid, uuid)));
}

/** As `findUser`, locked until the end of the transaction. */
export async function lockUser(tx: Queryable, uuid: string): Promise<UserRecord | null> {
  return first(tx.drizzle.select().from(user).where(eq(user.uuid, uuid)).for("update"));
}

/** @throws unique_violation (23505) if a new e-mail address is taken */
export async function updateUser(
  db: Queryable,
  uuid: string,
  change: UserChange,
  now: Date,
): Promise<UserRecord | null> {
  return first(
    db.drizzle
      .update(user)
      .set({ ...change, updatedAt: now, version: sql`${user.version} + 1` })
      .where(eq(user.uuid, uuid))
      .returning(),
  );
}

/** Also deletes sessions, tokens, links, favourites and mails of the person. */
export async function deleteUser(db: Queryable, uuid: string): Promise<void> {
  await db.drizzle.delete(user).where(eq(user.uuid, uuid));
}

/** An arbitrary number, the same in all processes of this application. */
const firstAdministratorLock = 7_284_553;

/** Serialises the choice of the first administrator until the end of the transaction. */
export async function lockFirstAdministrator(tx: Queryable): Promise<void> {
  await tx.drizzle.execute(sql`SELECT pg_advisory_xact_lock(${firstAdministratorLock})`);
}

/** Number of administrators who can sign in. */
export async function countAdministrators(db: Queryable): Promise<number> {
  return db.drizzle.$count(user, and(arrayContains(user.roles, ["administrator"]), isNull(user.bannedAt)));
}

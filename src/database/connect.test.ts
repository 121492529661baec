import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { migrateDatabase } from "./migrate.ts";
import { dataSet } from "./schema/data-set.ts";
import { sqlState } from "./database-away.ts";
import { inTransaction } from "./transaction.ts";

const database = await testDatabase();

async function names(): Promise<string[]> {
  const rows = await database.drizzle.select({ name: dataSet.name }).from(dataSet).orderBy(dataSet.name);
  return rows.map(({ name }) => name);
}

const row = (name: string) => ({ name, checksum: "", counts: {} });

describe("a database", () => {
  it("is reachable", async () => {
    expect(await database.isReachable()).toBe(true);
  });

  it("takes the same migrations twice without a change", async () => {
    const applied = () => database.pool.query("SELECT * FROM drizzle.__drizzle_migrations ORDER BY id");
    const before = (await applied()).rows;
    await Promise.all([migrateDatabase(database), migrateDatabase(database)]);
    expect(before.length).toBeGreaterThanOrEqual(3);
    expect((await applied()).rows).toEqual(before);
  });

  it("searches without regard to accents and with typing errors", async () => {
    const { rows } = await database.drizzle.execute(
      sql`SELECT unaccent('Órbigo') AS plain, similarity('roncesvalles', 'roncesvales') > 0.6 AS near`,
    );
    expect(rows).toEqual([{ plain: "Orbigo", near: true }]);
  });

  it("commits a transaction that resolves and undoes one that rejects", async () => {
    await inTransaction(database, async (tx) => tx.drizzle.insert(dataSet).values(row("kept")));
    const failing = inTransaction(database, async (tx) => {
      await tx.drizzle.insert(dataSet).values(row("undone"));
      throw new Error("on second thoughts");
    });
    await expect(failing).rejects.toThrow("on second thoughts");
    expect(await names()).toEqual(["kept"]);
  });

  it("names the constraint that a statement breaks, and stays usable", async () => {
    const failing = database.drizzle.insert(dataSet).values([row("twice"), row("twice")]);
    const error: unknown = await failing.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(sqlState(error)).toBe("23505");
    expect(await names()).toEqual(["kept"]);
  });

  it("loses no increment of transactions that run at the same time", async () => {
    const counter = await database.drizzle
      .insert(dataSet)
      .values({ ...row("counter"), counts: { n: 0 } })
      .returning();
    const increment = () =>
      inTransaction(
        database,
        async (tx) => {
          const [before] = await tx.drizzle
            .select()
            .from(dataSet)
            .where(sql`name = 'counter'`);
          await tx.drizzle
            .update(dataSet)
            .set({ counts: { n: (before?.counts["n"] ?? 0) + 1 } })
            .where(sql`name = 'counter'`);
        },
        { isolationLevel: "repeatable read" },
      );
    await Promise.all([increment(), increment(), increment()]);
    expect(counter).toHaveLength(1);
    const [after] = await database.drizzle
      .select()
      .from(dataSet)
      .where(sql`name = 'counter'`);
    expect(after?.counts).toEqual({ n: 3 });
  });
});

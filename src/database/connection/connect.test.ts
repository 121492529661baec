import { setTimeout as delay } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { testDatabase } from "#tests/support/database/database.ts";
import { migrateDatabase } from "../migrate.ts";
import { dataSet } from "../schema/content/data-set.ts";
import { sqlState } from "./database-outage.ts";
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

  it.runIf(database.kind === "embedded")("skips the reachability check after a recent successful query", async () => {
    await database.pool.query("SELECT 1");
    const asked = vi.spyOn(database.pool, "query");
    const client = await database.pool.connect();
    try {
      expect(await database.isReachable(0)).toBe(true);
      expect(asked).not.toHaveBeenCalled();
      await delay(1_100);
      expect(await database.isReachable(0)).toBe(false);
      // The statements of a long transaction, one by one.
      await client.query("SELECT 1");
      expect(await database.isReachable(0)).toBe(true);
    } finally {
      asked.mockRestore();
      client.release();
    }
    expect(await database.isReachable()).toBe(true);
  });

  it("applies the same migrations twice without effect", async () => {
    const applied = () => database.pool.query("SELECT * FROM drizzle.__drizzle_migrations ORDER BY id");
    const before = (await applied()).rows;
    await Promise.all([migrateDatabase(database), migrateDatabase(database)]);
    expect(before.length).toBeGreaterThanOrEqual(3);
    expect((await applied()).rows).toEqual(before);
  });

  it("searches ignoring accents, and with typos", async () => {
    const { rows } = await database.drizzle.execute(
      sql`SELECT unaccent('Órbigo') AS plain, similarity('roncesvalles', 'roncesvales') > 0.6 AS near`,
    );
    expect(rows).toEqual([{ plain: "Orbigo", near: true }]);
  });

  it("commits a transaction that resolves and rolls back one that rejects", async () => {
    await inTransaction(database, async (tx) => tx.drizzle.insert(dataSet).values(row("kept")));
    const failing = inTransaction(database, async (tx) => {
      await tx.drizzle.insert(dataSet).values(row("undone"));
      throw new Error("on second thoughts");
    });
    await expect(failing).rejects.toThrow("on second thoughts");
    expect(await names()).toEqual(["kept"]);
  });

  it("names the violated constraint, and stays usable", async () => {
    const failing = database.drizzle.insert(dataSet).values([row("twice"), row("twice")]);
    const error: unknown = await failing.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(sqlState(error)).toBe("23505");
    expect(await names()).toEqual(["kept"]);
  });

  it.each(["40001", "40P01"])("retries a transaction after %s, five times at most", async (code) => {
    const conflict = sql.raw(`DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '${code}'; END $$`);
    const meeting = async (conflicts: number): Promise<number> => {
      let runs = 0;
      const work = inTransaction(database, async (tx) => {
        runs += 1;
        await tx.drizzle.insert(dataSet).values(row(`after ${conflicts} of ${code}`));
        if (runs <= conflicts) await tx.drizzle.execute(conflict);
      });
      await work.catch((error: unknown) => expect(sqlState(error)).toBe(code));
      return runs;
    };
    expect([await meeting(2), await meeting(9)]).toEqual([3, 5]);
    expect((await names()).filter((name) => name.endsWith(code))).toEqual([`after 2 of ${code}`]);
    await database.drizzle.delete(dataSet).where(eq(dataSet.name, `after 2 of ${code}`));
  });

  it("loses no increments of concurrent transactions", async () => {
    const counter = await database.drizzle
      .insert(dataSet)
      .values({ ...row("counter"), counts: { n: 0 } })
      .returning();
    const increment = () =>
      inTransaction(database, async (tx) => {
        await tx.drizzle.execute(sql`SET TRANSACTION ISOLATION LEVEL repeatable read`);
        const [before] = await tx.drizzle
          .select()
          .from(dataSet)
          .where(sql`name = 'counter'`);
        await tx.drizzle
          .update(dataSet)
          .set({ counts: { n: (before?.counts["n"] ?? 0) + 1 } })
          .where(sql`name = 'counter'`);
      });
    await Promise.all([increment(), increment(), increment()]);
    expect(counter).toHaveLength(1);
    const [after] = await database.drizzle
      .select()
      .from(dataSet)
      .where(sql`name = 'counter'`);
    expect(after?.counts).toEqual({ n: 3 });
  });
});

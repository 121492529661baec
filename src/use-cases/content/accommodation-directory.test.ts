import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { accommodation } from "#database/schema/accommodation.ts";
import { town } from "#database/schema/town.ts";
import { testApplication } from "#tests/support/application.ts";
import { testDatabase } from "#tests/support/database.ts";
import { accommodationDirectory, type AccommodationDirectory } from "./accommodation-directory.ts";

const database = await testDatabase({ seeded: true });
const { context } = testApplication(database);

async function directory(): Promise<AccommodationDirectory> {
  context.content.contentChanged();
  return accommodationDirectory(context);
}

describe("all houses in memory", () => {
  let before: AccommodationDirectory;
  beforeEach(async () => (before = await directory()));

  it("stay as they are while nothing of them has changed", async () => {
    await database.pool.query("UPDATE content_revision SET revision = revision + 1");
    expect(await directory()).toBe(before);
  });

  it("follow a house that is changed, hidden, moved to another town and deleted, and leave the others as they are", async () => {
    const [house, other] = before.houses;
    if (!house || !other) throw new Error("There are houses.");
    const { uuid } = house.record;
    const set = (values: Partial<typeof accommodation.$inferInsert>) =>
      database.drizzle.update(accommodation).set(values).where(eq(accommodation.uuid, uuid));
    await set({ name: "Zzyzxandra" });
    const renamed = await directory();
    expect(renamed.index.find("zzyzxandra")[0]?.record.uuid).toBe(uuid);
    expect(renamed.byUuid.get(other.record.uuid)?.record).toBe(other.record);
    const elsewhere = before.houses.find((one) => one.town.uuid !== house.town.uuid)?.town.uuid ?? "";
    await set({ townUuid: elsewhere });
    expect((await directory()).byTown.get(elsewhere)?.map(({ record }) => record.uuid)).toContain(uuid);
    await set({ published: false });
    expect((await directory()).byUuid.has(uuid)).toBe(false);
    await set({ published: true });
    expect((await directory()).houses.length).toBe(before.houses.length);
    await database.drizzle.delete(accommodation).where(eq(accommodation.uuid, uuid));
    expect((await directory()).houses.length).toBe(before.houses.length - 1);
  });

  it("follow their town", async () => {
    const [house] = before.houses;
    if (!house) throw new Error("There are houses.");
    const set = (values: Partial<typeof town.$inferInsert>) =>
      database.drizzle.update(town).set(values).where(eq(town.uuid, house.town.uuid));
    await set({ name: "Villanovissima" });
    expect((await directory()).index.find("villanovissima").length).toBeGreaterThan(0);
    await set({ published: false });
    expect((await directory()).byUuid.has(house.record.uuid)).toBe(false);
  });
});

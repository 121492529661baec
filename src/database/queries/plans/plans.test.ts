import { beforeAll, describe, expect, it } from "vitest";
import { recordStatements } from "#tests/support/database/record-statements.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { noNotes, type LegOptions, type StoredDay, usualArrangements } from "#domain/plans/editing/stored-plan.ts";
import { newUuid } from "#database/rows.ts";
import { user } from "#database/schema/accounts/user.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import { renameRouteInPlans, renameTownInPlans } from "../administration/records/rename-in-plans.ts";
import { deletePlan, eachPlan, findPlan, insertPlan, type PlanContent, type PlanRecord, replacePlan } from "./plans.ts";

const database = await testDatabase();
const owner = newUuid();
const now = new Date("2026-05-01T12:00:00Z");

const day = (number: number): StoredDay => ({
  ...noNotes,
  key: number,
  leg: 0,
  number,
  kind: "walk",
  from: "here",
  to: "there",
  pinned: number % 2 === 0,
  notes: `día ${number} "ñ" \\ 🐚\n`,
  priceCents: number === 1 ? null : number,
});

// Only the fields used by these queries.
const leg = {
  route: "camino-a",
  from: "here",
  to: "there",
  mustStop: ["here"],
  favourites: [],
  avoid: [],
  places: 1,
  walkers: [],
};

const content = (days: number): PlanContent => ({
  name: `of ${days} days`,
  startDate: "2027-05-10",
  legs: [leg as unknown as LegOptions],
  leftBehind: [{ ...noNotes, town: "here", notes: "left" }],
  ...usualArrangements,
  days: Array.from({ length: days }, (_, index) => day(index + 1)),
});

const record = (days: number): PlanRecord => ({
  ...content(days),
  uuid: newUuid(),
  ownerUuid: owner,
  version: 1,
  shareToken: null,
  shareNotes: false,
  sharePrices: false,
  shareCarry: false,
  shareToday: false,
  shareDiary: false,
  sharePhotos: false,
  shareUntil: null,
  calendarToken: null,
  createdAt: now,
  updatedAt: now,
});

async function allPlans(db: typeof database): Promise<PlanRecord[]> {
  const plans = [];
  for await (const plan of eachPlan(db, owner)) plans.push(plan);
  return plans;
}

beforeAll(async () => {
  await database.drizzle
    .insert(user)
    .values({ uuid: owner, name: "Ana", email: "ana@example.org", passwordHash: "", createdAt: now });
  for (const days of [0, 1, 12, 120, 3, 4, 5, 6]) await inTransaction(database, (tx) => insertPlan(tx, record(days)));
});

describe("plans", () => {
  it("are read as written, each with one statement", async () => {
    const { recorded, statements } = recordStatements(database);
    const plans = await allPlans(recorded);
    expect(plans.map(({ days }) => days.length)).toEqual([0, 1, 12, 120, 3, 4, 5, 6]);
    for (const plan of plans) expect(plan).toMatchObject({ ...content(plan.days.length), createdAt: now, version: 1 });
    expect(statements).toHaveLength(9);
    expect(await findPlan(recorded, plans[3]?.uuid ?? "")).toEqual(plans[3]);
    expect(statements).toHaveLength(10);
  });

  it("have the defaults of options added later", async () => {
    const { places: _places, walkers: _walkers, ...old } = leg;
    const stored = { ...record(2), legs: [old as unknown as LegOptions] };
    await inTransaction(database, (tx) => insertPlan(tx, stored));
    expect((await findPlan(database, stored.uuid))?.legs).toEqual([{ ...leg, places: 0.5 }]);
    expect(await deletePlan(database, stored)).toBe(true);
  });

  it("are never read with the days of another version", async () => {
    const first = record(1);
    const { uuid } = first;
    await inTransaction(database, (tx) => insertPlan(tx, first));
    const write = async (): Promise<void> => {
      for (let version = 1; version <= 40; version += 1) {
        await inTransaction(database, (tx) => replacePlan(tx, { uuid, version }, content(version + 1), now));
      }
    };
    const seen = new Set<string>();
    const read = async (): Promise<void> => {
      for (;;) {
        const plan = await findPlan(database, uuid);
        seen.add(`version ${plan?.version} ${plan?.name === `of ${plan?.days.length} days` ? "whole" : "torn"}`);
        if (plan?.version === 41) return;
      }
    };
    await Promise.all([write(), read(), read(), read()]);
    expect([...seen].filter((one) => one.endsWith("torn"))).toEqual([]);
    expect(seen.size).toBeGreaterThan(1);
  });

  it("are renamed with the same number of statements for many as for one", async () => {
    const { recorded, statements } = recordStatements(database);
    await renameTownInPlans(recorded, "here", "ahí");
    await renameRouteInPlans(recorded, "camino-a", "camino-b");
    expect(statements.length).toBeLessThanOrEqual(7);
    for (const plan of await allPlans(database)) {
      expect(plan.legs).toEqual([{ ...leg, route: "camino-b", from: "ahí", mustStop: ["ahí"] }]);
      expect(plan.leftBehind).toEqual([{ ...noNotes, town: "ahí", notes: "left" }]);
      expect(plan.days.every(({ from, to }) => from === "ahí" && to === "there")).toBe(true);
    }
  });
});

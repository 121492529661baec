import { describe, expect, it } from "vitest";
import { planContent } from "#contract/plans/plan-content.ts";
import { contentOf } from "#contract/plans/stored-content.ts";
import { editedPlan, type ShownPlan, shownPlan } from "#contract/plans/shown-plan.ts";
import { signedInBrowser } from "#tests/support/program/api-browser.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { editPlan, ifMatch, newPlan } from "#tests/support/samples/plans.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);
const walker = await signedInBrowser(application);
const { send } = walker;

const withoutVersion = ({ version: _, updatedAt: __, ...plan }: ShownPlan) => plan;

describe("PUT /api/plans/{uuid}/days", () => {
  it("undoes an edit, and redoes it", async () => {
    const plan = await newPlan(walker);
    const after = await editPlan(walker, plan, { kind: "add-rest", day: 2 });
    expect(after.days).toHaveLength(plan.days.length + 1);
    const undone = await send("PUT", `/api/plans/${plan.uuid}/days`, contentOf(plan), ifMatch(after));
    expect(undone.status).toBe(200);
    const before = editedPlan.parse(await undone.json());
    expect(withoutVersion(before.plan)).toEqual(withoutVersion(plan));
    expect(before.changes.daysBefore).toBe(after.days.length);
    const redone = await send("PUT", `/api/plans/${plan.uuid}/days`, contentOf(after), ifMatch(before.plan));
    expect(withoutVersion(editedPlan.parse(await redone.json()).plan)).toEqual(withoutVersion(after));
  });

  it("needs the current version, and answers 404 to others", async () => {
    const plan = await newPlan(walker);
    const path = `/api/plans/${plan.uuid}/days`;
    expect((await send("PUT", path, contentOf(plan))).status).toBe(428);
    expect((await send("PUT", path, contentOf(plan), { "If-Match": '"99"' })).status).toBe(409);
    const stranger = await signedInBrowser(application);
    expect((await stranger.send("PUT", path, contentOf(plan), ifMatch(plan))).status).toBe(404);
  });

  it("refuses impossible days, and unknown places to stay", async () => {
    const plan = await newPlan(walker);
    const path = `/api/plans/${plan.uuid}/days`;
    const content = planContent.parse(contentOf(plan));
    const [first, ...others] = content.days;
    if (!first) throw new Error("The plan has no day.");
    const house = "0192a0aa-0000-7000-8000-000000000000";
    for (const days of [
      others,
      [...content.days, first],
      content.days.map((day) => ({ ...day, key: 1 })),
      [{ ...first, to: "nowhere-at-all" }, ...others],
      [{ ...first, kind: "rest" as const }, ...others],
      [{ ...first, house }, ...others],
      [],
    ]) {
      const answer = await send("PUT", path, { ...content, days }, ifMatch(plan));
      // Days that start later are valid too.
      if (days === others) expect([200, 422]).toContain(answer.status);
      else expect((await problemOf(answer)).errors, JSON.stringify(days).slice(0, 80)).toHaveProperty("days");
      const now = shownPlan.parse(await (await send("GET", `/api/plans/${plan.uuid}`)).json());
      await send("PUT", path, content, ifMatch(now));
      plan.version = shownPlan.parse(await (await send("GET", `/api/plans/${plan.uuid}`)).json()).version;
    }
  });

  it("accepts a plan whose every day is full", async () => {
    const plan = await newPlan(walker, { route: "camino-frances" });
    const content = planContent.parse(contentOf(plan));
    const full = "ñ“”€".repeat(2_500);
    const days = content.days.map((day) => ({ ...day, notes: full, carry: full }));
    const answer = await send("PUT", `/api/plans/${plan.uuid}/days`, { ...content, days }, ifMatch(plan));
    expect(answer.status).toBe(200);
    expect(editedPlan.parse(await answer.json()).plan.days.every(({ notes }) => notes === full)).toBe(true);
  });

  it("restores merged days with longer notes than can be written at once", async () => {
    const plan = await newPlan(walker);
    const path = `/api/plans/${plan.uuid}/days`;
    const write = (number: number, notes: string, { version }: { version: number }) =>
      send("PATCH", `${path}/${number}`, { notes }, ifMatch({ version }));
    const notes = "x".repeat(9_000);
    const first = editedPlan.parse(await (await write(1, notes, plan)).json()).plan;
    const second = editedPlan.parse(await (await write(2, notes, first)).json()).plan;
    const merged = await editPlan(walker, second, { kind: "merge", day: 1 });
    const long = merged.days[0]?.notes ?? "";
    expect(long).toHaveLength(18_001);
    const kept = await send("PUT", path, contentOf(merged), ifMatch(merged));
    expect(kept.status).toBe(200);
    const now = editedPlan.parse(await kept.json()).plan;
    expect((await problemOf(await write(1, `${long}y`, now))).errors).toHaveProperty("notes");
    expect((await write(1, long.slice(1), now)).status).toBe(200);
  });

  it("refuses a plan that exceeds the size limit, with an explanation", async () => {
    const plan = await newPlan(walker, { route: "camino-frances" });
    const content = planContent.parse(contentOf(plan));
    const days = content.days.map((day) => ({ ...day, notes: "x".repeat(100_000) }));
    const answer = await send("PUT", `/api/plans/${plan.uuid}/days`, { ...content, days }, ifMatch(plan));
    expect((await problemOf(answer)).errors?.["notes"]?.[0]).toContain("2,500,000");
  });
});

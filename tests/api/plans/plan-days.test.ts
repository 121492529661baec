import { describe, expect, it } from "vitest";
import { editedPlan, shownDays, type ShownPlan } from "#contract/plans/shown-plan.ts";
import { type ApiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { addressPerRequest, problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { ifMatch, inglesOptions, newPlan } from "#tests/support/samples/plans.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database, { clientAddress: addressPerRequest() });

async function houseIn(town: string): Promise<string> {
  const { rows } = await database.pool.query(
    "SELECT a.uuid FROM accommodation a JOIN town t ON t.uuid = a.town_uuid WHERE t.slug = $1 AND a.published ORDER BY a.slug LIMIT 1",
    [town],
  );
  return String(rows[0].uuid);
}

const ends = ({ days }: Pick<ShownPlan, "days">): string[] => days.map(({ kind, to }) => `${kind} ${to}`);

/** A person with a plan, and functions that change it. */
async function planned(input: object = inglesOptions) {
  const browser: ApiBrowser = await signedInBrowser(application);
  const plan = await newPlan(browser, input);
  const path = `/api/plans/${plan.uuid}`;
  const changed = async (answer: Promise<Response>) => {
    const { status, ok } = await answer;
    const body = await (await answer).json();
    if (!ok) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return editedPlan.parse(body);
  };
  return {
    ...browser,
    plan,
    path,
    patch: (before: ShownPlan, day: number, body: object) =>
      changed(browser.send("PATCH", `${path}/days/${day}`, body, ifMatch(before))),
    edit: (before: ShownPlan, edit: object, preview = false) =>
      changed(browser.send("POST", `${path}/replan`, { edit, preview }, ifMatch(before))),
  };
}

describe("days of a plan", () => {
  it("are returned with the version of the plan", async () => {
    const { send, plan, path } = await planned();
    const answer = await send("GET", `${path}/days`);
    expect(answer.headers.get("ETag")).toBe('"1"');
    expect(shownDays.parse(await answer.json())).toEqual({ version: 1, days: plan.days });
  });

  it("end where they are moved to, at the announced cost, and report what changed", async () => {
    const { plan, patch } = await planned();
    const options = plan.days[1]?.alternatives?.[0];
    const { plan: after, changes } = await patch(plan, 2, { to: options?.to });
    expect(after.days[1]).toMatchObject({ to: options?.to, pinned: true });
    expect(after.cost).toBeCloseTo((plan.cost ?? 0) + (options?.extraCost ?? 0), 6);
    expect(changes.days[0]).toMatchObject({ number: 2, before: { to: plan.days[1]?.to }, after: { to: options?.to } });
    const { plan: freed } = await patch(after, 2, { pinned: false });
    expect(ends(freed)).toEqual(ends(plan));
  });

  it("end earlier and later, are split and merged", async () => {
    const { plan, edit } = await planned();
    const { plan: earlier } = await edit(plan, { kind: "end-earlier", day: 2 });
    expect(earlier.days[1]?.km).toBeLessThan(plan.days[1]?.km ?? 0);
    const { plan: later } = await edit(earlier, { kind: "end-later", day: 2 });
    expect(later.days[1]?.to).toBe(plan.days[1]?.to);
    const { plan: split } = await edit(later, { kind: "split", day: 2 });
    expect(split.days.slice(1, 3)).toMatchObject([{ from: plan.days[1]?.from }, { to: plan.days[1]?.to }]);
    const { plan: merged } = await edit(split, { kind: "merge", day: 2 });
    expect(merged.days[1]).toMatchObject({ from: plan.days[1]?.from, to: plan.days[1]?.to });
  });

  it("rest days are added, moved and removed", async () => {
    const { plan, edit, patch } = await planned();
    const { plan: rested } = await patch(plan, 3, { kind: "rest", notes: "laundry" });
    const at = plan.days[1]?.to;
    expect(rested.days[2]).toMatchObject({ kind: "rest", from: at, to: at, pinned: true, km: 0, notes: "laundry" });
    expect(rested.totals.walkingDays).toBe(plan.totals.walkingDays);
    const { plan: moved } = await edit(rested, { kind: "rest-earlier", day: 3 });
    expect(moved.days[1]).toMatchObject({
      kind: "rest",
      to: plan.days[0]?.to,
      notes: "laundry",
      key: rested.days[2]?.key,
    });
    const { plan: back } = await edit(moved, { kind: "rest-later", day: 2 });
    expect(ends(back)).toEqual(ends(rested));
    const { plan: without } = await patch(back, 3, { kind: "walk" });
    expect(ends(without)).toEqual(ends(plan));
    // The notes of the rest day stay with the town.
    expect(without.days[1]?.notes).toBe("laundry");
  });

  it("keep places to stay with their towns, and restore them", async () => {
    const { plan, patch } = await planned();
    const town = plan.days[1]?.to ?? "";
    const house = await houseIn(town);
    const booking = { house, houseState: "booked", bookingReference: "R-7", priceCents: 1500, notes: "lower bunk" };
    const { plan: booked } = await patch(plan, 2, booking);
    expect(booked.days[1]).toMatchObject({ ...booking, pinned: false, houseName: expect.any(String) });
    expect(booked.prices.nights[1]).toMatchObject({ cents: 1500, basis: "own" });
    const other = booked.days[1]?.alternatives?.find(({ to }) => !ends(booked).includes(`walk ${to}`))?.to;
    const { plan: away, changes } = await patch(booked, 2, { to: other });
    expect(away.days[1]).toMatchObject({
      to: other,
      house: null,
      houseState: "none",
      bookingReference: "",
      notes: "lower bunk",
    });
    expect(away.leftBehind).toMatchObject([{ town, house, houseState: "booked", bookingReference: "R-7" }]);
    expect(changes.newlyLeftBehind).toEqual([town]);
    const warning = away.warnings.find(({ code }) => code === "booked_house_off_plan");
    const [way] = warning?.waysOut ?? [];
    expect(warning).toMatchObject({ town, house, night: null });
    expect(way).toMatchObject({ kind: "edit", edit: { kind: "set-end", to: town } });
    const { plan: back } = await patch(away, 2, { to: town });
    expect(back.days[1]).toMatchObject(booking);
    expect(back.leftBehind).toEqual([]);
  });

  it("are replanned from today's town, to arrive on the same day", async () => {
    const { plan, edit } = await planned();
    const here = plan.days[1]?.alternatives?.at(-1)?.to ?? "";
    const { plan: after } = await edit(plan, { kind: "here", day: 2, town: here });
    expect(after.days).toHaveLength(plan.days.length);
    expect(after.days[0]?.to).toBe(plan.days[0]?.to);
    expect(after.days[1]?.to).toBe(here);
    expect(after.days.at(-1)?.to).toBe(plan.days.at(-1)?.to);
  });

  it("are replanned from today's town in the best number of days, without changing past days", async () => {
    const { plan, edit } = await planned();
    const behind = plan.days[0]?.from ?? "";
    // A rest day at the start leaves one day less.
    const late = { kind: "here", day: 1, town: behind } as const;
    const { plan: hurried } = await edit(plan, late, true);
    const { plan: after } = await edit(plan, { ...late, arrival: "any" }, true);
    expect(hurried.days).toHaveLength(plan.days.length);
    expect(after.days).toHaveLength(plan.days.length + 1);
    const longest = ({ days }: typeof plan) => Math.max(...days.map(({ hours }) => hours));
    expect(longest(after)).toBeLessThan(longest(hurried));
    const { plan: moved } = await edit(plan, {
      kind: "here",
      day: 2,
      town: plan.days[1]?.alternatives?.at(-1)?.to ?? "",
      arrival: "any",
    });
    expect(moved.days[0]?.to).toBe(plan.days[0]?.to);
  });

  it("are previewed without being written", async () => {
    const { plan, edit, send, path } = await planned();
    const { plan: shown, preview, changes } = await edit(plan, { kind: "end-earlier", day: 1 }, true);
    expect(preview).toBe(true);
    expect(changes.days.length).toBeGreaterThan(0);
    expect(shown.days[0]?.to).not.toBe(plan.days[0]?.to);
    expect(await (await send("GET", path)).json()).toEqual(plan);
  });

  it("keep every end on a closed section, with a warning", async () => {
    const { plan, path, send } = await planned({ route: "camino-frances", startDate: "2027-05-10", to: "pamplona" });
    await send("PATCH", path, { input: { startDate: "2027-12-10" } }, ifMatch(plan));
    const moved = await (await send("GET", path)).json();
    expect(ends(moved)).toEqual(ends(plan));
    const reasons = moved.days.flatMap((day: { reasonFacts: { code: string }[] }) =>
      day.reasonFacts.map(({ code }) => code),
    );
    const codes = moved.warnings.map(({ code }: { code: string }) => code);
    expect([...reasons, ...codes].some((code) => code === "closure" || code === "closed_stretch")).toBe(true);
  });

  it.each([
    [{ to: "atlantis" }, "to"],
    [{ to: 5 }, "to"],
    [{ kind: "fly" }, "kind"],
    [{ houseState: "maybe" }, "houseState"],
    [{ priceCents: -1 }, "priceCents"],
    [{ notes: "x".repeat(10_001) }, "notes"],
    [{ notes: "\u0000" }, "notes"],
    [{ house: "0198c1a0-0000-7000-8000-000000000000" }, "house"],
    [{ house: "nonsense" }, "house"],
    [{ kind: "rest", to: "bruma" }, "to"],
    [{ mood: "good" }, "mood"],
  ])("refuse %j and name the field", async (body, field) => {
    const { send, plan, path } = await planned();
    const { status, errors } = await problemOf(await send("PATCH", `${path}/days/1`, body, ifMatch(plan)));
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
    expect((await (await send("GET", path)).json()).version).toBe(1);
  });

  it("refuse places to stay of other towns, unknown days and impossible edits", async () => {
    const { send, plan, path } = await planned();
    const elsewhere = { house: await houseIn("sarria") };
    expect(
      Object.keys((await problemOf(await send("PATCH", `${path}/days/1`, elsewhere, ifMatch(plan)))).errors ?? {}),
    ).toEqual(["house"]);
    for (const day of ["0", "99", "1.5", "x"]) {
      expect((await send("PATCH", `${path}/days/${day}`, { notes: "x" }, ifMatch(plan))).status).toBe(404);
    }
    const last = plan.days.length;
    for (const edit of [
      { kind: "add-rest", day: last },
      { kind: "remove-rest", day: 1 },
      { kind: "merge", day: last },
      { kind: "rest-later", day: 1 },
      { kind: "pin", day: 99 },
      { kind: "end-later", day: last },
    ]) {
      const { status, errors } = await problemOf(await send("POST", `${path}/replan`, { edit }, ifMatch(plan)));
      expect([edit, status, Object.keys(errors ?? {})]).toEqual([edit, 422, ["edit"]]);
    }
    expect((await send("POST", `${path}/replan`, { edit: { kind: "dance" } }, ifMatch(plan))).status).toBe(422);
  });
});

import { describe, expect, it } from "vitest";
import { afterEdit, codesOf, planFacts, storedPlanFacts, warningOf, withOptions } from "#tests/planner/plan-facts.ts";
import type { PlanEdit } from "../editing/edits/edit.ts";
import { type LeftBehind, noNotes, type StoredPlan } from "../editing/stored-plan.ts";
import { findWarnings } from "./find-warnings.ts";
import type { PlanFacts } from "./plan-facts.ts";
import { type PlanWarning, type WarningCode, weightOf } from "./warning.ts";

const editsOf = ({ waysOut }: PlanWarning): PlanEdit[] =>
  waysOut.flatMap((way) => (way.kind === "edit" ? [way.edit] : []));
const kindsOf = ({ waysOut }: PlanWarning): string[] => waysOut.map(({ kind }) => kind);

const changed = ({ plan, graphs, houses }: PlanFacts, change: Partial<StoredPlan>): Promise<PlanFacts> =>
  storedPlanFacts({ ...plan, ...change }, graphs, [...houses.values()]);

/** Every fix that is an edit must lead to a plan without the warning. */
async function expectGone(facts: PlanFacts, code: WarningCode): Promise<void> {
  const edits = editsOf(warningOf(facts, code));
  expect(edits.length).toBeGreaterThan(0);
  for (const edit of edits) expect(codesOf(await afterEdit(facts, edit)), JSON.stringify(edit)).not.toContain(code);
}

describe("a day that is too long", () => {
  it("is split, or ends where it is short enough", async () => {
    const pins = [{ day: 1, kind: "walk", to: "betanzos" }] as const;
    const facts = await planFacts({ route: "camino-ingles", max: 7, ideal: 5, pins });
    const edits = editsOf(warningOf(facts, "over_max"));
    expect(edits.map(({ kind }) => kind)).toEqual(["split", "end-earlier"]);
    for (const edit of edits) {
      let after = await afterEdit(facts, edit);
      // Half of such a day may still be too long, with the same fixes.
      for (let press = 1; press < 3 && codesOf(after).includes("over_max"); press += 1) {
        const next = editsOf(warningOf(after, "over_max")).find(({ kind }) => kind === edit.kind);
        if (next) after = await afterEdit(after, next);
      }
      expect(codesOf(after), edit.kind).not.toContain("over_max");
    }
  });

  it("links to the options if there is no town between", async () => {
    const facts = await planFacts({
      route: "camino-frances",
      from: "carrion-de-los-condes",
      measure: "km",
      max: 12,
      ideal: 10,
      to: "calzadilla-de-la-cueza",
    });
    expect(warningOf(facts, "over_max").waysOut).toEqual([{ kind: "change-wishes" }]);
    expect(codesOf(await withOptions(facts, 0, { max: 18 }))).not.toContain("over_max");
  });
});

describe("an unknown path", () => {
  it("is found again if no end is pinned", async () => {
    const facts = await planFacts({ route: "camino-ingles" });
    const gone = facts.plan.days.map((day) => ({
      ...day,
      ...(day.number === 1 && { to: "atlantis", pinned: true }),
      ...(day.number === 2 && { from: "atlantis" }),
    }));
    const lost = await changed(facts, { days: gone });
    expect(kindsOf(warningOf(lost, "way_unknown"))).toEqual(["edit", "change-wishes"]);
    await expectGone(lost, "way_unknown");
  });
});

describe("a night without a known bed", () => {
  it("moves to a town with a place to stay", async () => {
    await expectGone(await planFacts({ route: "camino-portugues", lodging: "ignore" }), "no_bed_known");
  });

  it("is fixed by entering a place to stay if none is known", async () => {
    const facts = await planFacts(
      { route: "camino-de-le-puy", lodging: "ignore", to: "aubrac" },
      { housesKnown: false },
    );
    expect(warningOf(facts, "no_bed_known").waysOut).toEqual([{ kind: "note-bed", day: 1 }]);
    const noted = facts.plan.days.map((day) => ({ ...day, houseState: "walk_in" as const }));
    expect(codesOf(await changed(facts, { days: noted }))).not.toContain("no_bed_known");
  });
});

describe("a closed place to stay", () => {
  it("is replaced by another", async () => {
    const house = { uuid: "h", townSlug: "x", type: "hotel", status: "closed", season: null } as const;
    const facts = await planFacts(
      { route: "camino-ingles" },
      { change: (day) => (day.number === 1 ? { ...day, house: "h" } : day), houses: [house] },
    );
    expect(warningOf(facts, "house_closed").waysOut).toEqual([{ kind: "choose-house", day: 1 }]);
    const without = facts.plan.days.map((day) => ({ ...day, house: null }));
    expect(codesOf(await changed(facts, { days: without }))).not.toContain("house_closed");
  });
});

describe("a closed section", () => {
  const options = { route: "camino-frances", to: "pamplona", startDate: "2027-05-10" } as const;

  const onTheStretch = () => planFacts({ ...options, pins: [{ day: 1, kind: "walk", to: "orisson" }] });

  it("is avoided by a variant, or by other dates", async () => {
    const { plan, ...rest } = await onTheStretch();
    const open = { ...rest, plan: { ...plan, days: plan.days.map((day) => ({ ...day, pinned: false })) } };
    const winter = await changed(open, { startDate: "2027-12-10" });
    expect(editsOf(warningOf(winter, "closed_stretch"))).toEqual([{ kind: "replan" }]);
    expect(kindsOf(warningOf(winter, "closed_stretch"))).toEqual(["edit", "change-dates"]);
    expect(warningOf(winter, "closed_stretch")).toMatchObject({ notes: { es: expect.stringContaining("cerrad") } });
    await expectGone(winter, "closed_stretch");
    expect(codesOf(await changed(winter, { startDate: "2027-05-10" }))).not.toContain("closed_stretch");
  });

  it("is left when the pinned day on it is unpinned", async () => {
    const winter = await changed(await onTheStretch(), { startDate: "2027-12-10" });
    expect(editsOf(warningOf(winter, "closed_stretch"))).toEqual([{ kind: "unpin", day: 1 }]);
    await expectGone(winter, "closed_stretch");
  });
});

describe("information without a fix", () => {
  it("a holiday names the day to buy food", async () => {
    const warning = warningOf(await planFacts({ route: "camino-ingles", startDate: "2027-08-14" }), "holiday");
    expect(warning.waysOut).toEqual([{ kind: "carry-food", day: 1 }]);
    expect(weightOf(warning)).toBe("informs");
    const first = warningOf(await planFacts({ route: "camino-ingles", startDate: "2027-08-15" }), "holiday");
    expect(first.waysOut).toEqual([{ kind: "change-dates" }]);
    expect(codesOf(await planFacts({ route: "camino-ingles", startDate: "2027-08-16" }))).not.toContain("holiday");
  });

  it("does not mention luggage transfer unless requested", async () => {
    const winter = await planFacts({ route: "camino-frances", from: "leon", startDate: "2027-11-10" });
    const long = await planFacts({ route: "camino-frances", from: "sarria", measure: "km", ideal: 65, max: 70 });
    for (const facts of [winter, long]) expect(JSON.stringify(findWarnings(facts))).not.toMatch(/bag/);
  });
});

describe("a walk that is too short for the Compostela", () => {
  it("is dismissed, and can be restored", async () => {
    const facts = await planFacts({ route: "camino-frances", from: "portomarin" });
    await expectGone(facts, "compostela");
    const waived = await afterEdit(facts, { kind: "waive-compostela" });
    expect(waived.plan.days).toEqual(facts.plan.days);
    expect(codesOf(await afterEdit(waived, { kind: "want-compostela" }))).toContain("compostela");
  });

  it("starts earlier on the first of several routes", async () => {
    const facts = await planFacts(
      { route: "camino-primitivo", from: "ferreira", to: "melide" },
      { next: [{ route: "camino-frances", from: "melide" }] },
    );
    const [way] = warningOf(facts, "compostela").waysOut;
    if (way?.kind !== "start-in") throw new Error("no way out");
    expect(way.leg).toBe(0);
    expect(codesOf(await withOptions(facts, 0, { from: way.from }))).not.toContain("compostela");
  });

  /** The facts with a first route reduced to its walked part. */
  function withShortRoute(facts: PlanFacts): PlanFacts {
    const [first, ...others] = facts.graphs;
    const walked = new Set(facts.days.filter(({ leg }) => leg === 0).flatMap(({ arcs }) => arcs));
    return { ...facts, graphs: [{ ...first!, arcs: first!.arcs.filter(({ id }) => walked.has(id)) }, ...others] };
  }

  it("starts on the route to Santiago if the previous route has no earlier town", async () => {
    const facts = await planFacts(
      { route: "camino-primitivo", from: "ferreira", to: "melide" },
      { next: [{ route: "camino-frances", from: "melide" }] },
    );
    expect(warningOf(withShortRoute(facts), "compostela").waysOut[0]).toMatchObject({ kind: "start-in", leg: 1 });
  });

  it("links to the options if no town is far enough", async () => {
    const facts = withShortRoute(await planFacts({ route: "camino-frances", from: "portomarin" }));
    expect(kindsOf(warningOf(facts, "compostela"))).toEqual(["change-wishes", "edit"]);
  });

  it("links to the options if interrupted by a boat", async () => {
    const facts = await planFacts({ route: "camino-portugues", branches: { "variante-espiritual": "take" } });
    expect(kindsOf(warningOf(facts, "compostela"))).toEqual(["change-wishes", "edit"]);
    await expectGone(facts, "compostela");
    expect(codesOf(await withOptions(facts, 0, { branches: {} }))).not.toContain("compostela");
  });
});

describe("a booking off the plan", () => {
  const booked = (town: string): LeftBehind => ({
    ...noNotes,
    town,
    house: "h",
    houseState: "booked",
    notes: "n",
  });

  it("is reached by the cheapest end of a day, or removed without losing notes", async () => {
    const facts = await planFacts({ route: "camino-ingles" });
    const town = facts.days[1]?.alternatives[0]?.to ?? "";
    const off = await changed(facts, { leftBehind: [booked(town)] });
    expect(warningOf(off, "booked_house_off_plan").waysOut).toMatchObject([
      { kind: "edit", edit: { kind: "set-end", to: town } },
      { kind: "contact-house", house: "h" },
      { kind: "edit", edit: { kind: "forget-booking", town } },
    ]);
    await expectGone(off, "booked_house_off_plan");
    const forgotten = await afterEdit(off, { kind: "forget-booking", town });
    expect(forgotten.plan.leftBehind).toEqual([{ ...noNotes, town, notes: "n" }]);
  });

  it("becomes a required stop if every end is pinned", async () => {
    const facts = await planFacts({ route: "camino-ingles" }, { change: (day) => ({ ...day, pinned: true }) });
    const off = await changed(facts, { leftBehind: [booked("fene")] });
    const [edit] = editsOf(warningOf(off, "booked_house_off_plan"));
    expect(edit).toMatchObject({ kind: "split", at: "fene" });
    await expectGone(off, "booked_house_off_plan");
    const ends = (await afterEdit(off, edit!)).plan.days.map(({ to }) => to);
    expect(ends).toEqual(expect.arrayContaining([...facts.plan.days.map(({ to }) => to), "fene"]));
  });

  it("is reached by a detour that the plan would not take otherwise", async () => {
    const facts = await planFacts({ route: "camino-frances", from: "triacastela", to: "portomarin" });
    const off = await changed(facts, { leftBehind: [booked("samos")] });
    const [edit] = editsOf(warningOf(off, "booked_house_off_plan"));
    expect(edit).toMatchObject({ kind: "set-end", to: "samos" });
    await expectGone(off, "booked_house_off_plan");
  });

  it("is removed if no day can reach it", async () => {
    const facts = await planFacts({ route: "camino-ingles" });
    const off = await changed(facts, { leftBehind: [{ ...booked("a-coruna"), house: null }] });
    expect(warningOf(off, "booked_house_off_plan").waysOut).toEqual([
      { kind: "edit", edit: { kind: "forget-booking", town: "a-coruna" } },
    ]);
    await expectGone(off, "booked_house_off_plan");
  });

  it("is cancelled if the night has another place to stay", async () => {
    const facts = await planFacts({ route: "camino-ingles" }, { change: (day) => ({ ...day, house: "other" }) });
    const town = facts.plan.days[0]?.to ?? "";
    const twice = await changed(facts, { leftBehind: [booked(town)] });
    const warning = warningOf(twice, "booked_house_off_plan");
    expect(warning).toMatchObject({ night: 1 });
    expect(kindsOf(warning)).toEqual(["choose-house", "contact-house", "edit"]);
    await expectGone(twice, "booked_house_off_plan");
  });
});

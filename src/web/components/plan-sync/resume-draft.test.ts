import { describe, expect, it } from "vitest";

import { wishOf } from "./wish-requests.ts";
import { belongsInto, resumeDraft } from "./resume-draft.ts";
import type { PlanFormPage, PlanWish } from "./plan-wish.ts";

const ours = wishOf({ name: "Ours", input: { route: "camino-ingles", from: "ferrol", to: "santiago" } });
const named = (name: string, wish = ours): PlanWish => ({ ...wish, name });
const dated = (startDate: string, wish = ours): PlanWish => ({
  ...wish,
  legs: wish.legs.map((leg) => ({ ...leg, startDate })),
});

function formOf(wish: PlanWish, version: number | null): PlanFormPage {
  const base = version === null ? null : { wish, version };
  return { wish, base, legs: [], routes: [], faults: [], errors: {}, preview: null, contests: [] };
}

const draft = { page: formOf(ours, 1), begun: ours, wish: named("Mine") };

describe("wishes that were typed and come back", () => {
  it("stand on the plan as it is now", () => {
    const { page, wish } = resumeDraft(draft, formOf(dated("2027-05-10"), 2));
    expect(wish).toEqual(named("Mine", dated("2027-05-10")));
    expect(page).toMatchObject({ base: { version: 2 }, contests: [] });
  });

  it("stand beside what others have changed in another way", () => {
    const { page, wish } = resumeDraft(draft, formOf(named("Theirs"), 2));
    expect(wish.name).toBe("Mine");
    expect(page.contests.map(({ part, theirs }) => [part, theirs.name])).toEqual([["name", "Theirs"]]);
  });

  it("stand beside what others have changed until somebody chooses", () => {
    const theirs = formOf(named("Theirs"), 2);
    const once = resumeDraft(draft, theirs);
    const again = resumeDraft({ ...once, begun: named("Theirs") }, theirs);
    expect(again).toEqual(once);
    expect(resumeDraft({ ...once, wish: named("Theirs"), begun: named("Theirs") }, theirs).page.contests).toEqual([]);
  });

  it("belong into the form of their plan, and of a new one only when it was opened with the same wishes", () => {
    expect(belongsInto(draft, formOf(named("Theirs"), 2))).toBe(true);
    expect(belongsInto(draft, formOf(ours, null))).toBe(true);
    expect(belongsInto(draft, formOf(dated("2027-05-10"), null))).toBe(false);
  });
});

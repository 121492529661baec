import { describe, expect, it } from "vitest";

import { planOptionsOf } from "#web/components/plan-form/option-requests.ts";
import { belongsInto, resumeDraft } from "./use-plan-draft.ts";
import type { PlanFormPage } from "#web/components/plan-form/plan-form-page.ts";
import type { PlanOptions } from "#domain/planner/options/plan-options.ts";

const ours = planOptionsOf({ name: "Ours", input: { route: "camino-ingles", from: "ferrol", to: "santiago" } });
const named = (name: string, options = ours): PlanOptions => ({ ...options, name });
const dated = (startDate: string, options = ours): PlanOptions => ({
  ...options,
  legs: options.legs.map((leg) => ({ ...leg, startDate })),
});

function formOf(options: PlanOptions, version: number | null): PlanFormPage {
  const base = version === null ? null : { options, version };
  return { options, base, legs: [], routes: [], optionErrors: [], errors: {}, preview: null, conflicts: [] };
}

const draft = { page: formOf(ours, 1), begun: ours, options: named("Mine") };

describe("restored form drafts", () => {
  it("are applied to the current plan", () => {
    const { page, options } = resumeDraft(draft, formOf(dated("2027-05-10"), 2));
    expect(options).toEqual(named("Mine", dated("2027-05-10")));
    expect(page).toMatchObject({ base: { version: 2 }, conflicts: [] });
  });

  it("are merged with others' changes of other options", () => {
    const { page, options } = resumeDraft(draft, formOf(named("Theirs"), 2));
    expect(options.name).toBe("Mine");
    expect(page.conflicts.map(({ part, theirs }) => [part, theirs.name])).toEqual([["name", "Theirs"]]);
  });

  it("conflict with others' changes of the same options", () => {
    const theirs = formOf(named("Theirs"), 2);
    const once = resumeDraft(draft, theirs);
    const again = resumeDraft({ ...once, begun: named("Theirs") }, theirs);
    expect(again).toEqual(once);
    expect(resumeDraft({ ...once, options: named("Theirs"), begun: named("Theirs") }, theirs).page.conflicts).toEqual(
      [],
    );
  });

  it("belong to the form of their plan, or to a new form opened with the same options", () => {
    expect(belongsInto(draft, formOf(named("Theirs"), 2))).toBe(true);
    expect(belongsInto(draft, formOf(ours, null))).toBe(true);
    expect(belongsInto(draft, formOf(dated("2027-05-10"), null))).toBe(false);
  });
});

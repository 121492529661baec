import { expect, it } from "vitest";
import type { ShownDay } from "#contract/plans/shown-plan.ts";

import type { KeptPlan } from "./kept-plan.ts";
import type { KeptEdit } from "./kept-edit.ts";
import { withEdits } from "./with-edits.ts";

/** Only what changes look at. */
const kept = {
  uuid: "p",
  plan: { days: [{ key: 1, notes: "early", houseName: null } as ShownDay, { key: 2, notes: "" } as ShownDay] },
  towns: [{ houses: [{ uuid: "h", name: "Albergue" }] }],
} as unknown as KeptPlan;

const edit = (change: Partial<KeptEdit>): KeptEdit => ({
  id: "p 1",
  plan: "p",
  member: "m",
  dayKey: 1,
  before: {},
  mine: {},
  dispute: null,
  ...change,
});

it("shows what was written without a network, and the name of a house that was chosen", () => {
  const { plan } = withEdits(kept, [edit({ mine: { notes: "later", house: "h" } })]);
  expect(plan.days[0]).toMatchObject({ notes: "later", house: "h", houseName: "Albergue" });
  expect(plan.days[1]).toBe(kept.plan.days[1]);
});

it("leaves plans alone that other changes are about", () => {
  expect(withEdits(kept, [edit({ plan: "q", mine: { notes: "later" } })])).toBe(kept);
});

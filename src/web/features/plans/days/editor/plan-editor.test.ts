import { describe, expect, it } from "vitest";

import { noNotes, type StoredPlan, usualArrangements } from "#domain/plans/editing/stored-plan.ts";
import { planStages } from "#domain/planner/stage-planner/plan-stages.ts";
import { withDefaults } from "#domain/planner/options/with-defaults.ts";
import { tinyGraph } from "#tests/planner/graphs/tiny-graph.ts";

import { PlanEditor } from "./plan-editor.ts";

const places = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];
const graph = tinyGraph({ arcs: places.slice(1).map((to, index) => ({ from: places[index] ?? "", to, km: 10 })) });
const options = withDefaults({ start: "a", end: "i" }, { route: "r", measure: "km", ideal: 20, max: 32 });

function firstPlan(): StoredPlan {
  const planned = planStages(graph, options);
  if (!planned.ok) throw new Error("the tiny route cannot be planned");
  const { startDate, pins: _, ...leg } = options;
  const days = planned.plan.days.map(({ number, kind, from, to }) => {
    return { key: number, leg: 0, number, kind, from, to, pinned: false, ...noNotes };
  });
  return { startDate, legs: [leg], days, leftBehind: [], ...usualArrangements };
}

async function openEditor(): Promise<PlanEditor> {
  const editor = new PlanEditor(
    { version: 1, content: firstPlan() },
    {
      sync: async ({ version, content }) => ({ is: "sent", server: { version: version + 1, content } }),
      slot: { save: () => undefined, remove: () => undefined, findAbandoned: async () => [], release: () => undefined },
      loadGraphs: async () => [graph],
    },
  );
  await editor.start();
  return editor;
}

const endsOf = (editor: PlanEditor) => editor.getState().content.days.map(({ to }) => to);

describe("an editor of a plan", () => {
  it("replans the other days when an end is moved, with undo and redo", async () => {
    const editor = await openEditor();
    expect(endsOf(editor)).toEqual(["c", "e", "g", "i"]);
    await editor.edit({ kind: "end-later", day: 1 });
    expect(endsOf(editor)[0]).toBe("d");
    expect(editor.getState().measured?.days[0]).toMatchObject({ to: "d", km: 30 });
    expect(editor.getState().outcome).toMatchObject({ is: "changed" });
    const moved = endsOf(editor);
    await editor.undo();
    expect(endsOf(editor)).toEqual(["c", "e", "g", "i"]);
    await editor.redo();
    expect(endsOf(editor)).toEqual(moved);
  });

  it("plans nothing until it has to", async () => {
    const editor = await openEditor();
    expect(editor.getState().measured).toBeNull();
    await editor.measure();
    expect(editor.getState().measured?.days[0]).toMatchObject({ to: "c", km: 20 });
    const other = await openEditor();
    await other.setStartDate("2027-05-10");
    expect(other.getState().measured?.days).toHaveLength(4);
  });

  it("previews an edit without keeping it", async () => {
    const editor = await openEditor();
    await editor.preview({ kind: "set-end", day: 1, to: "b" });
    expect(endsOf(editor)[0]).toBe("b");
    await editor.preview(null);
    expect(endsOf(editor)).toEqual(["c", "e", "g", "i"]);
    expect(editor.getState().history.past).toEqual([]);
  });

  it("explains why an edit is impossible", async () => {
    const editor = await openEditor();
    await editor.edit({ kind: "remove-rest", day: 1 });
    expect(editor.getState().outcome).toMatchObject({ is: "refused", why: { error: "not_a_rest" } });
    expect(endsOf(editor)).toEqual(["c", "e", "g", "i"]);
  });

  it("confirms a step where it was made, and an undo at the same place", async () => {
    const editor = await openEditor();
    await editor.edit({ kind: "end-later", day: 1 }, "end");
    expect(editor.getState().outcome).toMatchObject({ is: "changed", at: "end" });
    await editor.undo();
    expect(editor.getState().outcome).toMatchObject({ is: "undone", at: "end" });
    await editor.redo("plan");
    expect(editor.getState().outcome).toMatchObject({ is: "redone", at: "plan" });
    await editor.edit({ kind: "remove-rest", day: 1 }, "days");
    expect(editor.getState().outcome).toMatchObject({ is: "refused", at: "days" });
  });

  it("loses no input while days are planned", async () => {
    const editor = await openEditor();
    const edited = editor.edit({ kind: "end-later", day: 1 });
    editor.write(1, { notes: "Ring twice" }, "notes");
    await edited;
    expect(editor.getState().content.days[0]).toMatchObject({ to: "d", notes: "Ring twice" });
  });
});

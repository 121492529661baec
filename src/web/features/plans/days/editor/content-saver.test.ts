import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { withDay } from "#domain/plans/editing/edits/day-list.ts";
import { noNotes, type StoredPlan, usualArrangements } from "#domain/plans/editing/stored-plan.ts";
import { ApiError } from "#web/client/api/api-response.ts";
import type { AbandonedDraft, DraftSlot } from "#web/client/sync/draft-slot.ts";
import { daysKind, type PendingDays, type SavedDays } from "#web/client/sync/pending-days.ts";
import { syncChange } from "#web/client/sync/sync-change.ts";

import { ContentSaver, type SavingState } from "./content-saver.ts";

const day = { leg: 0, kind: "walk", pinned: false, ...noNotes } as const;
const plan: StoredPlan = {
  startDate: null,
  legs: [],
  days: [
    { ...day, key: 1, number: 1, from: "a", to: "b" },
    { ...day, key: 2, number: 2, from: "b", to: "c" },
  ],
  leftBehind: [],
  ...usualArrangements,
};
const noted = (notes: string) => withDay(plan, 1, { notes });
const moved: StoredPlan = withDay(plan, 1, { to: "bb", pinned: true });

/** The API's response to an outdated version, with the current plan. */
const stale = { current: {} } as unknown as ApiError["problem"];

/** A fake server with versions, and a browser with drafts. */
class World implements DraftSlot<PendingDays> {
  known: SavedDays = { version: 1, content: plan };
  isReachable = true;
  losesResponses = false;
  draft: PendingDays | null = null;
  /** Drafts of closed pages. */
  abandoned: PendingDays[] = [];
  shown: StoredPlan = plan;
  state: SavingState = { is: "saved" };

  open(): ContentSaver {
    const kind: typeof daysKind = {
      ...daysKind,
      ofPlan: () => this.known,
      send: async (_, content, { version }) => {
        if (!this.isReachable) throw new TypeError("Failed to fetch");
        if (version !== this.known.version) throw new ApiError(409, stale, null);
        this.known = { version: version + 1, content };
        if (this.losesResponses) throw new TypeError("Failed to fetch");
        return this.known;
      },
    };
    return new ContentSaver(this.known, {
      sync: (days) => syncChange(kind, "p", days, { isBackground: false }),
      slot: this,
      onState: (state) => (this.state = state),
      onMerged: (content) => (this.shown = content),
    });
  }

  write(saver: ContentSaver, content: StoredPlan): void {
    this.shown = content;
    saver.change(content, true);
  }

  /** Somebody else saves. */
  elsewhere(content: StoredPlan): void {
    this.known = { version: this.known.version + 1, content };
  }

  save(draft: PendingDays): void {
    this.draft = draft;
  }

  remove(): void {
    this.draft = null;
  }

  async findAbandoned(): Promise<readonly AbandonedDraft<PendingDays>[]> {
    return this.abandoned.map((change) => ({
      change,
      remove: () => (this.abandoned = this.abandoned.filter((other) => other !== change)),
    }));
  }

  release(): void {
    if (this.draft) this.abandoned.push(this.draft);
    this.draft = null;
  }
}

describe("saving a plan", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("stores every input at once and sends it after a pause", async () => {
    const world = new World();
    const saver = world.open();
    world.write(saver, noted("Ri"));
    world.write(saver, noted("Ring"));
    expect(world.draft?.content.days[0]?.notes).toBe("Ring");
    expect(world.known.version).toBe(1);
    await vi.runOnlyPendingTimersAsync();
    expect(world.known).toEqual({ version: 2, content: noted("Ring") });
    expect([world.state.is, world.draft]).toEqual(["saved", null]);
  });

  it("stores unsent changes, also across a reload, and sends them later", async () => {
    const world = new World();
    world.isReachable = false;
    const saver = world.open();
    world.write(saver, noted("Ring"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(world.state.is).toBe("offline");
    await saver.stop();
    expect(world.abandoned).toHaveLength(1);

    world.isReachable = true;
    const again = world.open();
    await again.resume();
    expect(world.shown).toEqual(noted("Ring"));
    await vi.runOnlyPendingTimersAsync();
    expect(world.known.content).toEqual(noted("Ring"));
    expect(world.draft).toBeNull();
  });

  it("merges concurrent changes of others", async () => {
    const world = new World();
    const saver = world.open();
    const theirs = withDay(plan, 2, { notes: "theirs" });
    world.elsewhere(theirs);
    world.write(saver, moved);
    await vi.advanceTimersByTimeAsync(2000);
    expect(world.shown.days.map(({ to, notes }) => [to, notes])).toEqual([
      ["bb", ""],
      ["c", "theirs"],
    ]);
    expect(world.known.content).toEqual(world.shown);
    expect(world.state.is).toBe("saved");
  });

  it.each([
    ["mine", "mine"],
    ["theirs", "theirs"],
  ] as const)("overwrites nothing before a choice of %s", async (side, expected) => {
    const world = new World();
    const saver = world.open();
    world.elsewhere(noted("theirs"));
    world.write(saver, noted("mine"));
    await vi.advanceTimersByTimeAsync(2000);
    expect(world.state).toMatchObject({ is: "conflict", theirs: { version: 2 } });
    expect(world.known.content).toEqual(noted("theirs"));
    expect(world.draft?.content).toEqual(noted("mine"));
    saver.resolve(noted(side));
    await vi.advanceTimersByTimeAsync(2000);
    expect(world.known.content).toEqual(noted(expected));
    expect(world.shown).toEqual(noted(expected));
    expect([world.state.is, world.draft]).toEqual(["saved", null]);
  });

  it("continues the unsent changes of two pages without overwriting either", async () => {
    const world = new World();
    const left = (notes: string) => ({ version: 1, base: plan, content: noted(notes) });
    world.abandoned = [left("first"), left("second")];
    const saver = world.open();
    await saver.resume();
    expect(world.shown).toEqual(noted("first"));
    await vi.advanceTimersByTimeAsync(2000);
    expect(world.known.content).toEqual(noted("first"));
    expect(world.state).toMatchObject({ is: "conflict", theirs: { content: noted("first") } });
    expect(world.shown).toEqual(noted("second"));
    expect(world.draft?.content).toEqual(noted("second"));
    saver.resolve(noted("second"));
    await vi.advanceTimersByTimeAsync(2000);
    expect(world.known.content).toEqual(noted("second"));
    expect([world.state.is, world.draft, world.abandoned]).toEqual(["saved", null, []]);
  });

  it("continues on what it had saved, when the page was read before that", async () => {
    const world = new World();
    // The save of the note arrived after the reloaded page had been read, and before the page before it was gone.
    world.abandoned = [{ version: 2, base: noted("Ring"), content: noted("Ring twice") }];
    const saver = world.open();
    world.elsewhere(noted("Ring"));
    await saver.resume();
    expect([world.state.is, world.shown]).toEqual(["saving", noted("Ring twice")]);
    await vi.advanceTimersByTimeAsync(0);
    expect([world.state.is, world.known]).toEqual(["saved", { version: 3, content: noted("Ring twice") }]);
  });

  it.each(["in the same page", "after a reload"])("goes on after a save whose response was lost: %s", async (where) => {
    const world = new World();
    world.losesResponses = true;
    let saver = world.open();
    world.write(saver, noted("Ring"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect([world.state.is, world.known.version]).toEqual(["offline", 2]);
    world.write(saver, noted("Ring twice"));
    world.losesResponses = false;
    if (where === "after a reload") {
      world.abandoned = world.draft ? [world.draft] : [];
      saver = world.open();
      await saver.resume();
    }
    await vi.advanceTimersByTimeAsync(20_000);
    expect([world.state.is, world.known]).toEqual(["saved", { version: 3, content: noted("Ring twice") }]);
    expect([world.draft, world.abandoned]).toEqual([null, []]);
  });

  it("knows its own save again however long the next one is tried, and whatever is written meanwhile", async () => {
    const world = new World();
    world.losesResponses = true;
    const saver = world.open();
    world.write(saver, noted("Ring"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect([world.state.is, world.known.version]).toEqual(["offline", 2]);
    world.isReachable = false;
    for (const notes of ["Ring t", "Ring tw", "Ring twi", "Ring twic", "Ring twice"]) {
      world.write(saver, noted(notes));
      await vi.advanceTimersByTimeAsync(90_000);
    }
    world.isReachable = true;
    world.losesResponses = false;
    await vi.advanceTimersByTimeAsync(20_000);
    expect([world.state.is, world.known]).toEqual(["saved", { version: 3, content: noted("Ring twice") }]);
  });

  it("remembers four unanswered saves: the first two and the last two, also of an earlier visit", async () => {
    const world = new World();
    world.isReachable = false;
    const remembered = () => world.draft?.unanswered?.map(({ days: [first] }) => first?.notes);
    let saver = world.open();
    for (const notes of ["1", "2", "3", "4", "5", "6"]) {
      world.write(saver, noted(notes));
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(remembered()).toEqual(["1", "2", "5", "6"]);
    await saver.stop();
    saver = world.open();
    await saver.resume();
    world.write(saver, noted("7"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(remembered()).toEqual(["1", "2", "6", "7"]);
  });

  it("asks again after leaving without a choice, and overwrites nothing meanwhile", async () => {
    const world = new World();
    world.abandoned = [{ version: 1, base: plan, content: noted("mine") }];
    world.elsewhere(noted("theirs"));
    for (const visit of ["first", "second"]) {
      const saver = world.open();
      await saver.resume();
      await vi.advanceTimersByTimeAsync(2000);
      expect(world.state, visit).toMatchObject({ is: "conflict", theirs: { content: noted("theirs") } });
      expect(world.shown, visit).toEqual(noted("mine"));
      await saver.stop();
      expect(world.abandoned, visit).toMatchObject([{ base: plan, content: noted("mine") }]);
    }
    expect(world.known).toEqual({ version: 2, content: noted("theirs") });
  });
});

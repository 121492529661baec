import { isSamePlan, mergePlans } from "#domain/plan-editing/merge-plans.ts";
import type { StoredPlan } from "#domain/plan-editing/stored-plan.ts";
import type { DraftSlot } from "#web/client/sync/draft-slot.ts";
import type { PendingDays, SavedDays } from "#web/client/sync/pending-days.ts";
import type { SyncResult } from "#web/client/sync/sync-change.ts";

/** Sends days that were changed, on top of what others have saved. */
export type SyncDays = (days: PendingDays) => Promise<SyncResult<SavedDays>>;

export type SavingState =
  | { readonly is: "saved" | "saving" | "offline" | "signed-out" }
  | { readonly is: "refused"; readonly reason: string }
  /** Others have changed the same: somebody has to choose. @property base what both began with */
  | { readonly is: "conflict"; readonly base: StoredPlan; readonly theirs: SavedDays };

interface Surroundings {
  readonly sync: SyncDays;
  readonly slot: DraftSlot<PendingDays>;
  /** @param version the last one that is known */
  readonly onState: (state: SavingState, version: number) => void;
  /** What is shown has to become this: others have changed something that fits, or theirs was chosen. */
  readonly onMerged: (content: StoredPlan, isChosen: boolean) => void;
}

/** Letters follow one another: a word is sent when they rest, in milliseconds. */
const debounceMs = 700;
/** A network that failed may be back without a word. */
const retryMs = 15_000;

/**
 * Brings every change to the server, one version after the other, and keeps it in the browser until it is there. Changes
 * that were made of an older version are joined with the newer one where they fit.
 */
export class ContentSaver {
  #known: SavedDays;
  #content: StoredPlan;
  #sending: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #state: SavingState = { is: "saved" };
  /** Drafts of earlier visits could not be taken up yet. */
  #waitsForMore = false;
  #isStopped = false;
  readonly #around: Surroundings;

  constructor(known: SavedDays, around: Surroundings) {
    this.#known = known;
    this.#content = known.content;
    this.#around = around;
  }

  /** The content has changed. @param isWriting somebody is in the middle of a word */
  change(content: StoredPlan, isWriting: boolean): void {
    this.#content = content;
    this.#keep();
    // Whoever did not want to sign in is not asked again at every change.
    if (this.#state.is === "conflict" || this.#state.is === "signed-out") return;
    if (this.#isUnsaved) this.#say({ is: navigator.onLine === false ? "offline" : "saving" });
    this.#plan(isWriting ? debounceMs : 0);
  }

  /** Takes up what this browser has kept of earlier visits. */
  async resume(): Promise<void> {
    this.#isStopped = false;
    const abandoned = await this.#around.slot.findAbandoned();
    this.#waitsForMore = false;
    for (const { change, remove } of abandoned) {
      const isTaken = this.#join(change);
      // What fits with nothing yet stays where it is until the rest is resolved.
      if (isTaken) remove();
      else this.#waitsForMore = true;
    }
    if (this.#isUnsaved && this.#state.is !== "conflict") this.change(this.#content, false);
  }

  /** The server has told of the plan anew. */
  receive(known: SavedDays): void {
    if (known.version <= this.#known.version || this.#sending) return;
    this.#takeTheirs(known);
  }

  /** Sends what waits, as soon as nothing else is under way. */
  retry(): void {
    if (!this.#isUnsaved || this.#state.is === "conflict") return;
    if (this.#state.is === "signed-out") this.#say({ is: "saving" });
    this.#plan(0);
  }

  /** Somebody has chosen what is to stand in place of both versions. */
  resolve(content: StoredPlan): void {
    if (this.#state.is !== "conflict") return;
    this.#known = this.#state.theirs;
    this.#say({ is: "saving" });
    this.#show(content, true);
    this.#keep();
    this.#plan(0);
  }

  /** The page is left: what can be sent is sent once more, and what cannot is left to whoever looks after what waits. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    // Whatever is under way keeps the draft, so that nobody else sends it as well.
    await this.#sending;
    if (this.#isUnsaved && this.#state.is === "saving") await this.#send();
    if (this.#isStopped) this.#around.slot.leave();
  }

  get #isUnsaved(): boolean {
    return !isSamePlan(this.#content, this.#known.content);
  }

  /** @returns whether a draft is shown now and kept here: as it fits, or beside what is there, which is then theirs */
  #join({ version, base, content: draft }: PendingDays): boolean {
    if (this.#state.is === "conflict") return false;
    const merged = mergePlans(base, draft, this.#content);
    if (!merged && this.#isUnsaved) return false;
    const theirs = this.#known;
    // Until somebody has chosen, it builds on what it began with, so that whoever leaves now is asked again.
    if (!merged) this.#known = { version, content: base };
    this.#show(merged ?? draft);
    this.#keep();
    if (!merged) this.#say({ is: "conflict", base, theirs });
    return true;
  }

  /** @param base what the server's version and the present one have both begun with */
  #takeTheirs(theirs: SavedDays, base = this.#known.content): void {
    const merged = mergePlans(base, this.#content, theirs.content);
    // Until somebody has chosen, it builds on what it began with.
    if (!merged) {
      this.#known = { ...this.#known, content: base };
      this.#keep();
      return this.#say({ is: "conflict", base, theirs });
    }
    this.#known = theirs;
    this.#show(merged);
    this.#keep();
    this.#plan(0);
  }

  #show(content: StoredPlan, isChosen = false): void {
    if (isSamePlan(content, this.#content)) return;
    this.#content = content;
    this.#around.onMerged(content, isChosen);
  }

  #keep(): void {
    const { version, content: base } = this.#known;
    if (this.#isUnsaved) this.#around.slot.save({ version, base, content: this.#content });
    else this.#around.slot.remove();
  }

  #plan(afterMs: number): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.#send(), afterMs);
  }

  async #send(): Promise<void> {
    if (this.#sending) return;
    if (!this.#isUnsaved) return this.#rest();
    this.#sending = this.#sendNow();
    await this.#sending;
  }

  async #sendNow(): Promise<void> {
    const content = this.#content;
    const { version, content: base } = this.#known;
    const result = await this.#around.sync({ version, base, content });
    this.#sending = null;
    switch (result.is) {
      case "sent":
        // Others' changes that fitted came back with it, and letters have followed meanwhile.
        this.#takeTheirs(result.server, content);
        if (!this.#isUnsaved && this.#state.is !== "conflict") await this.#rest();
        return;
      case "conflict":
        return this.#takeTheirs(result.server);
      case "refused":
      case "gone":
        return this.#say({ is: "refused", reason: result.reason });
      case "sign-in":
        return this.#say({ is: "signed-out" });
      case "later":
        this.#say({ is: "offline" });
        this.#plan(result.afterMs ?? retryMs);
    }
  }

  /** Everything is there: what has waited for that comes next. */
  async #rest(): Promise<void> {
    this.#say({ is: "saved" });
    if (this.#waitsForMore) await this.resume();
  }

  #say(state: SavingState): void {
    this.#state = state;
    this.#around.onState(state, this.#known.version);
  }
}

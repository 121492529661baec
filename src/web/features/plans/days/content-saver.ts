import { isSamePlan, mergePlans } from "#domain/plan-editing/merge-plans.ts";
import type { StoredPlan } from "#domain/plan-editing/stored-plan.ts";
import type { DraftSlot } from "#web/client/sync/draft-slot.ts";
import type { PendingDays, SavedDays } from "#web/client/sync/pending-days.ts";
import type { SyncResult } from "#web/client/sync/sync-change.ts";

/** Sends changed days, on top of what others have saved. */
export type SyncDays = (days: PendingDays) => Promise<SyncResult<SavedDays>>;

export type SavingState =
  | { readonly is: "saved" | "saving" | "offline" | "signed-out" }
  | { readonly is: "refused"; readonly reason: string }
  /** Others have changed the same: the user has to choose. @property base the common ancestor */
  | { readonly is: "conflict"; readonly base: StoredPlan; readonly theirs: SavedDays };

interface Surroundings {
  readonly sync: SyncDays;
  readonly slot: DraftSlot<PendingDays>;
  /** @param version the last known one */
  readonly onState: (state: SavingState, version: number) => void;
  /** Replaces the displayed content: others' compatible changes were merged, or their version was chosen. */
  readonly onMerged: (content: StoredPlan, isChosen: boolean) => void;
}

/** Debounce time in milliseconds: text is sent when typing pauses. */
const debounceMs = 700;
/** Retry delay: a failed network may be back without an event. */
const retryMs = 15_000;

/**
 * Saves every change on the server, one version after another, and stores it in the browser until then. Changes based
 * on an older version are merged with the newer one where they are compatible.
 */
export class ContentSaver {
  #known: SavedDays;
  #content: StoredPlan;
  #sending: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #state: SavingState = { is: "saved" };
  /** Drafts of earlier visits that could not be restored yet. */
  #waitsForMore = false;
  #isStopped = false;
  readonly #around: Surroundings;

  constructor(known: SavedDays, around: Surroundings) {
    this.#known = known;
    this.#content = known.content;
    this.#around = around;
  }

  /** The content has changed. @param isWriting the user is typing */
  change(content: StoredPlan, isWriting: boolean): void {
    this.#content = content;
    this.#keep();
    // After a refused sign-in, changes do not ask again.
    if (this.#state.is === "conflict" || this.#state.is === "signed-out") return;
    if (this.#isUnsaved) this.#say({ is: navigator.onLine === false ? "offline" : "saving" });
    this.#plan(isWriting ? debounceMs : 0);
  }

  /** Restores drafts that this browser has stored in earlier visits. */
  async resume(): Promise<void> {
    this.#isStopped = false;
    const abandoned = await this.#around.slot.findAbandoned();
    this.#waitsForMore = false;
    for (const { change, remove } of abandoned) {
      const isTaken = this.#join(change);
      // Incompatible drafts stay stored until the conflict is resolved.
      if (isTaken) remove();
      else this.#waitsForMore = true;
    }
    if (this.#isUnsaved && this.#state.is !== "conflict") this.change(this.#content, false);
  }

  /** New state of the plan from the server. */
  receive(known: SavedDays): void {
    if (known.version <= this.#known.version || this.#sending) return;
    this.#takeTheirs(known);
  }

  /** Sends pending changes, as soon as no other request is in progress. */
  retry(): void {
    if (!this.#isUnsaved || this.#state.is === "conflict") return;
    if (this.#state.is === "signed-out") this.#say({ is: "saving" });
    this.#plan(0);
  }

  /** The user has resolved the conflict with this content. */
  resolve(content: StoredPlan): void {
    if (this.#state.is !== "conflict") return;
    this.#known = this.#state.theirs;
    this.#say({ is: "saving" });
    this.#show(content, true);
    this.#keep();
    this.#plan(0);
  }

  /** The page is left: sends pending changes once more, and leaves failed ones to the background sender. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    // A request in progress keeps the draft locked, so that nobody else sends it as well.
    await this.#sending;
    if (this.#isUnsaved && this.#state.is === "saving") await this.#send();
    if (this.#isStopped) this.#around.slot.leave();
  }

  get #isUnsaved(): boolean {
    return !isSamePlan(this.#content, this.#known.content);
  }

  /** @returns whether a draft is now shown and stored here: merged, or as a conflict with the current content */
  #join({ version, base, content: draft }: PendingDays): boolean {
    if (this.#state.is === "conflict") return false;
    const merged = mergePlans(base, draft, this.#content);
    if (!merged && this.#isUnsaved) return false;
    const theirs = this.#known;
    // Until the conflict is resolved, it keeps its base, so that the user is asked again after leaving.
    if (!merged) this.#known = { version, content: base };
    this.#show(merged ?? draft);
    this.#keep();
    if (!merged) this.#say({ is: "conflict", base, theirs });
    return true;
  }

  /** @param base the common ancestor of the server's version and the current one */
  #takeTheirs(theirs: SavedDays, base = this.#known.content): void {
    const merged = mergePlans(base, this.#content, theirs.content);
    // Until the conflict is resolved, it keeps its base.
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
        // The response included others' compatible changes, and more has been typed meanwhile.
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

  /** Everything is saved: continues with waiting drafts. */
  async #rest(): Promise<void> {
    this.#say({ is: "saved" });
    if (this.#waitsForMore) await this.resume();
  }

  #say(state: SavingState): void {
    this.#state = state;
    this.#around.onState(state, this.#known.version);
  }
}

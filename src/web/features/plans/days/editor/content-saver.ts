import { isSamePlan, mergePlans } from "#domain/plans/editing/merge-plans.ts";
import type { StoredPlan } from "#domain/plans/editing/stored-plan.ts";
import type { DraftSlot } from "#web/client/sync/draft-slot.ts";
import { commonBase, type PendingDays, type SavedDays, withUnanswered } from "#web/client/sync/pending-days.ts";
import type { SyncResult } from "#web/client/sync/sync-change.ts";

/** Sends changed days, on top of what others have saved. */
export type SyncDays = (days: PendingDays) => Promise<SyncResult<SavedDays>>;

export type SavingState =
  | { readonly is: "saved" | "saving" | "offline" | "signed-out" }
  | { readonly is: "refused"; readonly reason: string }
  /** Others have changed the same: the user has to choose. @property base the common ancestor */
  | { readonly is: "conflict"; readonly base: StoredPlan; readonly theirs: SavedDays };

interface ContentSaverOptions {
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
  #serverState: SavedDays;
  #content: StoredPlan;
  /** Of this page and of the drafts that it continues. */
  #unanswered: readonly StoredPlan[] = [];
  #sending: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #state: SavingState = { is: "saved" };
  /** Drafts of earlier visits that could not be restored yet. */
  #hasPendingDrafts = false;
  #isStopped = false;
  readonly #options: ContentSaverOptions;

  constructor(serverState: SavedDays, options: ContentSaverOptions) {
    this.#serverState = serverState;
    this.#content = serverState.content;
    this.#options = options;
  }

  /** The content has changed. @param isWriting the user is typing */
  change(content: StoredPlan, isWriting: boolean): void {
    this.#content = content;
    this.#saveDraft();
    // After a refused sign-in, changes do not ask again.
    if (this.#state.is === "conflict" || this.#state.is === "signed-out") return;
    if (this.#isUnsaved) this.#setState({ is: navigator.onLine === false ? "offline" : "saving" });
    this.#schedule(isWriting ? debounceMs : 0);
  }

  /** Restores drafts that this browser has stored in earlier visits. */
  async resume(): Promise<void> {
    this.#isStopped = false;
    const abandoned = await this.#options.slot.findAbandoned();
    this.#hasPendingDrafts = false;
    for (const { change, remove } of abandoned) {
      const isRestored = this.#restoreDraft(change);
      // Incompatible drafts stay stored until the conflict is resolved.
      if (isRestored) remove();
      else this.#hasPendingDrafts = true;
    }
    if (this.#isUnsaved && this.#state.is !== "conflict") this.change(this.#content, false);
  }

  /** New state of the plan from the server. */
  receive(serverState: SavedDays): void {
    if (serverState.version <= this.#serverState.version || this.#sending) return;
    this.#mergeServerState(serverState);
  }

  /** Sends pending changes, as soon as no other request is in progress. */
  retry(): void {
    if (!this.#isUnsaved || this.#state.is === "conflict") return;
    if (this.#state.is === "signed-out") this.#setState({ is: "saving" });
    this.#schedule(0);
  }

  /** The user has resolved the conflict with this content. */
  resolve(content: StoredPlan): void {
    if (this.#state.is !== "conflict") return;
    this.#serverState = this.#state.theirs;
    this.#setState({ is: "saving" });
    this.#replaceContent(content, true);
    this.#saveDraft();
    this.#schedule(0);
  }

  /** The page is left: sends pending changes once more, and leaves failed ones to the background sender. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    // A request in progress keeps the draft locked, so that nobody else sends it as well.
    await this.#sending;
    if (this.#isUnsaved && this.#state.is === "saving") await this.#send();
    if (this.#isStopped) this.#options.slot.release();
  }

  get #isUnsaved(): boolean {
    return !isSamePlan(this.#content, this.#serverState.content);
  }

  /** @returns whether a draft is now shown and stored here: merged, or as a conflict with the current content */
  #restoreDraft({ version, base, content: draft, unanswered = [] }: PendingDays): boolean {
    // The page was read before the save that the draft builds on.
    if (version > this.#serverState.version) this.#mergeServerState({ version, content: base });
    if (this.#state.is === "conflict") return false;
    const merged = mergePlans(commonBase({ base, unanswered }, this.#serverState.content), draft, this.#content);
    if (!merged && this.#isUnsaved) return false;
    this.#unanswered = withUnanswered(this.#unanswered, unanswered);
    const theirs = this.#serverState;
    // Until the conflict is resolved, it keeps its base, so that the user is asked again after leaving.
    if (!merged) this.#serverState = { version, content: base };
    this.#replaceContent(merged ?? draft);
    this.#saveDraft();
    if (!merged) this.#setState({ is: "conflict", base, theirs });
    return true;
  }

  /** @param base the common ancestor of the server's version and the current one */
  #mergeServerState(
    theirs: SavedDays,
    base = commonBase({ base: this.#serverState.content, unanswered: this.#unanswered }, theirs.content),
  ): void {
    const merged = mergePlans(base, this.#content, theirs.content);
    // Until the conflict is resolved, it keeps its base.
    if (!merged) {
      this.#serverState = { ...this.#serverState, content: base };
      this.#saveDraft();
      return this.#setState({ is: "conflict", base, theirs });
    }
    this.#serverState = theirs;
    this.#replaceContent(merged);
    this.#saveDraft();
    this.#schedule(0);
  }

  #replaceContent(content: StoredPlan, isChosen = false): void {
    if (isSamePlan(content, this.#content)) return;
    this.#content = content;
    this.#options.onMerged(content, isChosen);
  }

  get #pendingDays(): PendingDays {
    const { version, content: base } = this.#serverState;
    const unanswered = this.#unanswered.length > 0 && { unanswered: this.#unanswered };
    return { version, base, content: this.#content, ...unanswered };
  }

  #saveDraft(): void {
    if (this.#isUnsaved) this.#options.slot.save(this.#pendingDays);
    else this.#options.slot.remove();
  }

  #schedule(afterMs: number): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.#send(), afterMs);
  }

  async #send(): Promise<void> {
    if (this.#sending) return;
    if (!this.#isUnsaved) return this.#finish();
    this.#sending = this.#sendNow();
    await this.#sending;
  }

  async #sendNow(): Promise<void> {
    const days = this.#pendingDays;
    const { content } = days;
    this.#unanswered = withUnanswered(this.#unanswered, [content]);
    this.#saveDraft();
    const result = await this.#options.sync(days);
    this.#sending = null;
    if (result.is !== "later") this.#unanswered = [];
    switch (result.is) {
      case "sent":
        // The response included others' compatible changes, and more has been typed meanwhile.
        this.#mergeServerState(result.server, content);
        if (!this.#isUnsaved && this.#state.is !== "conflict") await this.#finish();
        return;
      case "conflict":
        return this.#mergeServerState(result.server);
      case "refused":
      case "gone":
        return this.#setState({ is: "refused", reason: result.reason });
      case "sign-in":
        return this.#setState({ is: "signed-out" });
      case "later":
        this.#setState({ is: "offline" });
        this.#schedule(result.afterMs ?? retryMs);
    }
  }

  /** Everything is saved: continues with waiting drafts. */
  async #finish(): Promise<void> {
    this.#setState({ is: "saved" });
    if (this.#hasPendingDrafts) await this.resume();
  }

  #setState(state: SavingState): void {
    this.#state = state;
    this.#options.onState(state, this.#serverState.version);
  }
}

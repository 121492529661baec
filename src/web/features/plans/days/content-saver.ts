import { isSamePlan, mergePlans } from "#domain/plan-editing/merge-plans.ts";
import type { StoredPlan } from "#domain/plan-editing/stored-plan.ts";
import type { DraftShelf } from "#web/client/drafts/draft-store.ts";

import type { Draft } from "#web/components/plan-sync/kept-drafts.ts";
import type { SendContent } from "#web/components/plan-sync/send-content.ts";

/** A plan as the server last told of it. */
export interface Known {
  readonly version: number;
  readonly content: StoredPlan;
}

export type SavingState =
  | { readonly is: "saved" | "saving" | "offline" | "signed-out" }
  | { readonly is: "refused"; readonly reason: string }
  /** Others have changed the same: somebody has to choose. */
  | { readonly is: "conflict"; readonly theirs: Known };

interface Surroundings {
  readonly send: SendContent;
  readonly shelf: DraftShelf<Draft>;
  /** @param version the last one that is known */
  readonly onState: (state: SavingState, version: number) => void;
  /** What is shown has to become this: others have changed something that fits, or theirs was chosen. */
  readonly onMerged: (content: StoredPlan, isChosen: boolean) => void;
}

/** Letters follow one another: a word is sent when they rest, in milliseconds. */
const restMs = 700;
/** A network that failed may be back without a word. */
const againMs = 15_000;

/**
 * Brings every change to the server, one version after the other, and keeps it in the browser until it is there. Changes
 * that were made of an older version are joined with the newer one where they fit.
 */
export class ContentSaver {
  #known: Known;
  #content: StoredPlan;
  #isSending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #state: SavingState = { is: "saved" };
  /** Drafts of earlier visits could not be taken up yet. */
  #waitsForMore = false;
  #isStopped = false;
  readonly #around: Surroundings;

  constructor(known: Known, around: Surroundings) {
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
    this.#plan(isWriting ? restMs : 0);
  }

  /** Takes up what this browser has kept of earlier visits. */
  async resume(): Promise<void> {
    this.#isStopped = false;
    const orphans = await this.#around.shelf.findOrphans();
    this.#waitsForMore = false;
    for (const { draft, forget } of orphans) {
      const isTaken = this.#join(draft);
      // What fits with nothing yet stays where it is until the rest is settled.
      if (isTaken) forget();
      else this.#waitsForMore = true;
    }
    if (this.#isUnsaved && this.#state.is !== "conflict") this.change(this.#content, false);
  }

  /** The server has told of the plan anew. */
  receive(known: Known): void {
    if (known.version <= this.#known.version || this.#isSending) return;
    this.#takeTheirs(known);
  }

  /** Sends what waits, as soon as nothing else is under way. */
  retry(): void {
    if (!this.#isUnsaved || this.#state.is === "conflict") return;
    if (this.#state.is === "signed-out") this.#say({ is: "saving" });
    this.#plan(0);
  }

  /** Settles a conflict. */
  choose(side: "mine" | "theirs"): void {
    if (this.#state.is !== "conflict") return;
    this.#known = this.#state.theirs;
    this.#say({ is: "saving" });
    if (side === "theirs") this.#show(this.#known.content, true);
    this.#keep();
    this.#plan(0);
  }

  /** The page is left: what can be sent is sent once more, and what cannot is left to whoever looks after what waits. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    if (this.#isUnsaved && this.#state.is === "saving") await this.#send();
    if (this.#isStopped) this.#around.shelf.leave();
  }

  get #isUnsaved(): boolean {
    return !isSamePlan(this.#content, this.#known.content);
  }

  /** @returns whether a draft is shown now and kept here: as it fits, or beside what is there, which is then theirs */
  #join({ version, base, content: draft }: Draft): boolean {
    if (this.#state.is === "conflict") return false;
    const merged = mergePlans(base, draft, this.#content);
    if (!merged && this.#isUnsaved) return false;
    const theirs = this.#known;
    // Until somebody has chosen, it builds on what it began with, so that whoever leaves now is asked again.
    if (!merged) this.#known = { version, content: base };
    this.#show(merged ?? draft);
    this.#keep();
    if (!merged) this.#say({ is: "conflict", theirs });
    return true;
  }

  #takeTheirs(theirs: Known): void {
    const merged = mergePlans(this.#known.content, this.#content, theirs.content);
    if (!merged) return this.#say({ is: "conflict", theirs });
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
    if (this.#isUnsaved) this.#around.shelf.keep({ version, base, content: this.#content });
    else this.#around.shelf.drop();
  }

  #plan(afterMs: number): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.#send(), afterMs);
  }

  async #send(): Promise<void> {
    if (this.#isSending) return;
    if (!this.#isUnsaved) return this.#rest();
    const content = this.#content;
    this.#isSending = true;
    const answer = await this.#around.send(this.#known.version, content);
    this.#isSending = false;
    switch (answer.is) {
      case "saved":
        this.#known = { version: answer.version, content };
        this.#keep();
        if (this.#isUnsaved) this.#plan(0);
        else await this.#rest();
        return;
      case "stale":
        return this.#takeTheirs(answer);
      case "refused":
      case "signed-out":
        return this.#say(answer);
      case "unreachable":
        this.#say({ is: "offline" });
        this.#plan(againMs);
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

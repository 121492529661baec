import type { EditedPlan } from "#domain/plans/editing/apply-edit.ts";
import { withDay } from "#domain/plans/editing/edits/day-list.ts";
import type { PlanEdit } from "#domain/plans/editing/edits/edit.ts";
import { isSamePlan, mergePlans, type PlanPart, type Side, walkKey } from "#domain/plans/editing/merge-plans.ts";
import { changesBetween, type PlanChanges } from "#domain/plans/editing/plan-changes.ts";
import type { PlanChange } from "#domain/planner/solution/plan-change.ts";
import type { DayNotes, StoredPlan } from "#domain/plans/editing/stored-plan.ts";
import type { SurveyedPlan } from "#domain/plans/editing/survey-plan.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { createStore, type Store } from "#web/client/storage/create-store.ts";
import type { DraftSlot } from "#web/client/sync/draft-slot.ts";
import type { PendingDays, SavedDays } from "#web/client/sync/pending-days.ts";

import { ContentSaver, type SavingState, type SyncDays } from "./content-saver.ts";
import { createHistory, type History, rebase, record, undoStep, redoStep } from "./undo-history.ts";

/** Where the page shows the result of a step: in the part where it was made. */
export type OutcomePlace = "plan" | "start" | "day" | "end" | "days" | "here";

/** What the last step did, or why it failed. */
export type EditOutcome = { readonly at: OutcomePlace; readonly serial: number } & (
  | { readonly is: "changed" | "undone" | "redone"; readonly changes: PlanChanges }
  | { readonly is: "refused"; readonly why: Exclude<EditedPlan, { ok: true }> }
  /** The routes could not be loaded. */
  | { readonly is: "failed" }
);

export interface EditorState {
  readonly history: History;
  /** The displayed content: during a drag, the preview. */
  readonly content: StoredPlan;
  /** Figures of `content`; null until they are needed and the graphs are loaded. */
  readonly measured: SurveyedPlan | null;
  readonly saving: SavingState;
  /** The server's last known version. */
  readonly version: number;
  readonly outcome: EditOutcome | null;
}

/** All properties of an outcome except its number, by kind. */
type WithoutSerial<Outcome> = Outcome extends unknown ? Omit<Outcome, "serial"> : never;

type Planning = typeof import("./planning.ts");

/** Requirements for planning. */
interface PlanningData {
  readonly graphs: readonly RouteGraph[];
  readonly planning: Planning;
}

interface PlanEditorOptions {
  readonly sync: SyncDays;
  readonly slot: DraftSlot<PendingDays>;
  /** Graphs of the routes of a plan, leg by leg. */
  readonly loadGraphs: (routes: readonly string[]) => Promise<readonly RouteGraph[]>;
}

/** The owner's editing session of one plan: edits, their effects, undo history, and saving. */
export class PlanEditor {
  readonly #store: Store<EditorState>;
  #queue: Promise<unknown> = Promise.resolve();
  #serial = 0;
  #planning: Planning | null = null;
  readonly #saver: ContentSaver;
  readonly #loadGraphs: PlanEditorOptions["loadGraphs"];
  readonly subscribe: Store<EditorState>["subscribe"];
  readonly getState: () => EditorState;

  constructor(savedDays: SavedDays, { sync, slot, loadGraphs }: PlanEditorOptions) {
    const { content, version } = savedDays;
    this.#loadGraphs = loadGraphs;
    this.#store = createStore<EditorState>({
      history: createHistory(content),
      content,
      measured: null,
      saving: { is: "saved" },
      version,
      outcome: null,
    });
    this.subscribe = this.#store.subscribe;
    this.getState = this.#store.get;
    this.#saver = new ContentSaver(savedDays, {
      sync,
      slot,
      onState: (saving, saved) => this.#set({ saving, version: saved }),
      onMerged: (merged, isChosen) => void this.#enqueue(() => this.#adoptContent(merged, isChosen)),
    });
  }

  get #state(): EditorState {
    return this.#store.get();
  }

  /**
   * Restores local drafts; whatever changes the walk is planned in the browser from now on.
   *
   * @param savedHistory the undo history of an earlier visit, if it fits
   */
  async start(savedHistory: (present: StoredPlan) => History | null = () => null): Promise<void> {
    await this.#saver.resume();
    await this.#queue;
    const { history } = this.#state;
    const isNew = history.past.length + history.future.length === 0;
    const saved = isNew ? savedHistory(history.present) : null;
    if (saved) this.#set({ history: saved });
  }

  /** Plans the displayed content in the browser, unless that has been done: for the figures and choices of all days. */
  measure(): Promise<void> {
    return this.#enqueue(async () => {
      const { content, measured } = this.#state;
      if (!measured) this.#set({ measured: await this.#measure(content) });
    });
  }

  stop(): void {
    void this.#saver.stop();
  }

  receive(savedDays: SavedDays): void {
    this.#saver.receive(savedDays);
  }

  retry(): void {
    this.#saver.retry();
  }

  /** Resolves a conflict part by part; undoing restores the version that was not chosen. */
  resolve(choose: (part: PlanPart) => Side): void {
    const { history, saving } = this.#state;
    if (saving.is !== "conflict") return;
    const { present } = history;
    const { base, theirs } = saving;
    const resolved = mergePlans(base, present, theirs.content, choose) ?? present;
    if (isSamePlan(resolved, present)) this.#set({ history: { ...history, past: [...history.past, theirs.content] } });
    this.#saver.resolve(resolved);
  }

  /** The result of the last step has been read. */
  clearOutcome(): void {
    this.#set({ outcome: null });
  }

  /** Applies an edit, and replans everything that is not pinned. */
  edit(edit: PlanEdit, at: OutcomePlace = "plan"): Promise<void> {
    return this.#enqueue(async () => {
      const { present } = this.#state.history;
      const edited = await this.#applyEdit(present, edit);
      if (!edited.ok) {
        const measured = await this.#measure(present);
        this.#set({ content: present, measured });
        this.#setOutcome({ is: "refused", why: edited, at });
      } else if (isSamePlan(edited.plan, present)) await this.#show(present, this.#state.history);
      else await this.#commit(edited.plan, record(this.#state.history, edited.plan, null), "changed", at);
    }, at);
  }

  /** Shows a preview of an edit, or the current content for null. */
  preview(edit: PlanEdit | null): Promise<void> {
    return this.#enqueue(async () => {
      const { present } = this.#state.history;
      const edited = edit && (await this.#applyEdit(present, edit));
      await this.#show(edited?.ok ? edited.plan : present, this.#state.history);
    });
  }

  /** The effect on the displayed days of ending one elsewhere; null if impossible. Changes nothing. */
  async changeByEnd(day: number, to: string): Promise<PlanChange | null> {
    const { content, measured } = this.#state;
    if (!measured) return null;
    const { graphs, planning } = await this.#routeData(content);
    return planning.changeByEnd(content, measured, graphs, { day, to }, planning.planOn(graphs));
  }

  /** Moves the first day; all ends stay. */
  setStartDate(startDate: string | null): Promise<void> {
    return this.#enqueue(async () => {
      const next = { ...this.#state.history.present, startDate };
      await this.#commit(next, record(this.#state.history, next, null), "changed", "start");
    }, "start");
  }

  /** Edits the content of a day. @param field a text field that is being typed in */
  write(key: number, change: Partial<DayNotes>, field: keyof DayNotes | null): void {
    const { history } = this.#state;
    const number = history.present.days.find((day) => day.key === key)?.number;
    if (number === undefined) return;
    const next = withDay(history.present, number, change);
    if (isSamePlan(next, history.present)) return;
    this.#set({ history: record(history, next, field && `${key} ${field}`), content: next, outcome: null });
    this.#saver.change(next, field !== null);
  }

  /** Edits arrangements besides the walk; steps in the same part are undone together. */
  arrange(change: Partial<Pick<StoredPlan, "routine" | "goalNights">>): void {
    const { history } = this.#state;
    const next = { ...history.present, ...change };
    if (isSamePlan(next, history.present)) return;
    this.#set({ history: record(history, next, Object.keys(change).join()), content: next, outcome: null });
    this.#saver.change(next, true);
  }

  /** @param at where the result is shown by default */
  undo(at?: OutcomePlace): Promise<void> {
    return this.#step(undoStep, "undone", at);
  }

  redo(at?: OutcomePlace): Promise<void> {
    return this.#step(redoStep, "redone", at);
  }

  /** @param isChosen the user has chosen it over the local version, which undoing restores */
  #adoptContent(content: StoredPlan, isChosen: boolean): Promise<void> {
    const { history } = this.#state;
    return this.#show(content, isChosen ? record(history, content, null) : rebase(history, content));
  }

  #step(
    step: (history: History) => History | null,
    is: "undone" | "redone",
    at: OutcomePlace = this.#state.outcome?.at ?? "plan",
  ): Promise<void> {
    return this.#enqueue(async () => {
      const history = step(this.#state.history);
      if (history) await this.#commit(history.present, history, is, at);
    }, at);
  }

  async #commit(
    next: StoredPlan,
    history: History,
    is: "changed" | "undone" | "redone",
    at: OutcomePlace,
  ): Promise<void> {
    const changes = changesBetween(this.#state.history.present, next);
    await this.#show(next, history);
    this.#setOutcome({ is, changes, at });
    this.#saver.change(next, false);
  }

  #setOutcome(outcome: WithoutSerial<EditOutcome>): void {
    this.#set({ outcome: { ...outcome, serial: (this.#serial += 1) } });
  }

  /** Content and figures change together, so that no day is shown with another's figures. */
  async #show(content: StoredPlan, history: History): Promise<void> {
    const { measured, content: before } = this.#state;
    const isSameWalk = measured !== null && walkKey(content) === walkKey(before);
    const next = isSameWalk ? measured : await this.#measure(content);
    this.#set({ content, history, measured: next });
  }

  async #applyEdit(plan: StoredPlan, edit: PlanEdit): Promise<EditedPlan> {
    const { graphs, planning } = await this.#routeData(plan);
    const { content, measured } = this.#state;
    const measuredPlan = measured !== null && content === plan ? measured : await this.#measure(plan);
    return planning.applyEdit(plan, measuredPlan, graphs, edit, planning.planOn(graphs));
  }

  async #measure(plan: StoredPlan): Promise<SurveyedPlan> {
    const { graphs, planning } = await this.#routeData(plan);
    return planning.surveyPlan(plan, graphs, planning.planOn(graphs));
  }

  async #routeData({ legs }: StoredPlan): Promise<PlanningData> {
    const graphs = await this.#loadGraphs(legs.map(({ route }) => route));
    this.#planning ??= await import("./planning.ts");
    return { graphs, planning: this.#planning };
  }

  /** No input is lost meanwhile: once the graphs are loaded, this runs synchronously. */
  #enqueue(work: () => Promise<void>, at: OutcomePlace = "plan"): Promise<void> {
    const done = this.#runAfterLast(work).catch(() => this.#setOutcome({ is: "failed", at }));
    this.#queue = done;
    return done;
  }

  async #runAfterLast(work: () => Promise<void>): Promise<void> {
    await this.#queue;
    await this.#routeData(this.#state.content);
    await work();
  }

  #set(change: Partial<EditorState>): void {
    this.#store.set({ ...this.#state, ...change });
  }
}

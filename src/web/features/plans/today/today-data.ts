import type { EditorFacts, EditorPlan } from "#contract/plans/plan-editor.ts";
import type { PlanTown } from "#contract/plans/plan-houses.ts";
import type { IsoDate } from "#domain/calendar/iso-date.ts";

/** What the day of a plan is drawn from, wherever it comes from. */
export interface TodayPlan {
  readonly plan: EditorPlan;
  readonly facts: EditorFacts;
  /** Towns of which the houses are known: all that are passed, or that of tonight alone. */
  readonly towns: readonly PlanTown[];
  /** Token of the share link by which the plan was opened. */
  readonly share: string | undefined;
  /** Of a plan that a visitor keeps in this browser: the planner's address of it. */
  readonly visitorSearch?: string;
}

/** A plan that begins later. */
export interface PlanToCome {
  /** Null for one that a visitor keeps in this browser. */
  readonly uuid: string | null;
  readonly name: string;
  readonly startDate: IsoDate;
}

/** A plan by its name. @property uuid null for one that a visitor keeps in this browser */
export interface NamedPlan {
  readonly uuid: string | null;
  readonly name: string;
}

export interface TodayData {
  /** The date that was asked about. */
  readonly date: IsoDate;
  readonly running: TodayPlan | null;
  readonly next: PlanToCome | null;
  /** Others that run too. */
  readonly besides: readonly NamedPlan[];
  /** The plan that ended last. */
  readonly over: NamedPlan | null;
  /** One that has no dates. */
  readonly undated: NamedPlan | null;
  readonly isVisitor: boolean;
}

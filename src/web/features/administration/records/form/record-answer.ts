import type { Impact } from "#contract/administration/impact.ts";
import type { FormOutcome } from "#web/ui/forms/form-outcome.ts";

import type { FormValues } from "./form-values.ts";

/** A field in which what somebody else has saved differs from what is to be saved. */
export interface Difference {
  readonly field: string;
  readonly theirs: string;
  readonly mine: string;
  /** Whether it is mine that has been changed, so that it stays unless chosen otherwise. */
  readonly isMine: boolean;
}

export interface Conflict {
  /** Null for the program, and for people who are gone. */
  readonly by: string | null;
  readonly version: number;
  readonly differences: readonly Difference[];
}

/** What a form is built on and holds. */
export interface FormState {
  readonly version: number | null;
  /** The record's own values, as of that version. */
  readonly base: FormValues;
  readonly values: FormValues;
}

/** What came of saving a record that was not saved. */
export interface RecordAnswer extends FormOutcome {
  readonly state: FormState;
  /** When somebody else has been faster. */
  readonly conflict: Conflict | null;
  /** What it would do to routes and plans, when that was asked. */
  readonly impact: Impact | null;
}

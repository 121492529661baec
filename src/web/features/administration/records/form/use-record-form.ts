import { useEffect, useState } from "react";
import { useActionData, useNavigation } from "react-router";

import { forgetDraft, storeDraft, savedDraft } from "#web/client/storage/form-draft.ts";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import type { Impact } from "#contract/administration/impact.ts";
import type { FormOutcome } from "#web/ui/forms/form-outcome.ts";

import { changedFields, type FormValues } from "./form-values.ts";

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
export interface RecordDraft {
  readonly version: number | null;
  /** The record's own values, as of that version. */
  readonly base: FormValues;
  readonly values: FormValues;
}

/** What came of saving a record that was not saved. */
export interface RecordAnswer extends FormOutcome {
  readonly state: RecordDraft;
  /** When somebody else has been faster. */
  readonly conflict: Conflict | null;
  /** What it would do to routes and plans, when that was asked. */
  readonly impact: Impact | null;
}

function isRecordDraft(kept: unknown): kept is RecordDraft {
  return typeof kept === "object" && kept !== null && "base" in kept && "values" in kept;
}

/**
 * What stands in a record's form. What is typed is kept in this tab until it is saved, with the version it builds on, and
 * is there again after a reload.
 *
 * @param draft name under which it is kept
 */
export function useRecordForm(draft: string, fresh: RecordDraft) {
  const answer = useActionData<RecordAnswer | undefined>() ?? null;
  const isBusy = useNavigation().formMethod === "POST";
  const [state, setState] = useState<RecordDraft>(answer?.state ?? fresh);
  const [seen, setSeen] = useState(answer);
  const hydrated = useHydrated();
  const [hasLooked, setHasLooked] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  if (answer !== seen) {
    setSeen(answer);
    if (answer) setState(answer.state);
  }
  // What is kept is known to the browser alone: it is looked for once the page is its.
  if (hydrated && !hasLooked) {
    setHasLooked(true);
    const kept = answer ? null : savedDraft(draft);
    if (isRecordDraft(kept)) {
      setState(kept);
      setIsSaved(true);
    }
  }
  const changed = changedFields(state.base, state.values);
  const hasChanges = changed.length > 0;
  useEffect(() => {
    if (!hasLooked) return;
    if (hasChanges) storeDraft(draft, state);
    else forgetDraft(draft);
  }, [draft, state, hasChanges, hasLooked]);
  return {
    state,
    answer,
    isBusy,
    isSaved,
    changed,
    /** What was asked about is what stands here. */
    isWeighed: answer !== null && changedFields(answer.state.values, state.values).length === 0,
    change: (values: Readonly<Record<string, string>>) =>
      setState((before) => ({ ...before, values: { ...before.values, ...values } })),
    discard: () => {
      setIsSaved(false);
      setState((before) => ({ ...before, values: before.base }));
    },
    forget: () => forgetDraft(draft),
    error: (field: string) => answer?.errors[field]?.join(" ") ?? null,
  };
}
export type RecordFormState = ReturnType<typeof useRecordForm>;

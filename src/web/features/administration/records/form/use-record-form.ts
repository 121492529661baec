import { useEffect, useRef, useState } from "react";
import { useActionData, useNavigation } from "react-router";

import { forgetDraft, storeDraft, savedDraft } from "#web/client/storage/form-draft.ts";
import { useHydrated } from "#web/ui/hydration/use-hydrated.ts";
import type { Impact } from "#contract/administration/impact.ts";
import type { FormOutcome } from "#web/ui/forms/form-outcome.ts";

import { changedFields, type FormValues } from "./form-values.ts";

/** A field whose saved value differs from the one to be saved. */
export interface Difference {
  readonly field: string;
  readonly theirs: string;
  readonly mine: string;
  /** Whether the user has changed it, so that it is the default choice. */
  readonly isMine: boolean;
}

export interface Conflict {
  /** Null for the program, and for deleted users. */
  readonly by: string | null;
  readonly version: number;
  readonly differences: readonly Difference[];
}

/** State of a form: base version and values. */
export interface RecordDraft {
  readonly version: number | null;
  /** The record's own values, as of that version. */
  readonly base: FormValues;
  readonly values: FormValues;
}

/** Result of a failed save; a form that was not answered has its own state still. */
export interface RecordAnswer extends FormOutcome {
  readonly state?: RecordDraft;
  /** Set if somebody else has saved meanwhile. */
  readonly conflict?: Conflict | null;
  /** Effect on routes and plans, if a preview was requested. */
  readonly impact?: Impact | null;
}

function isRecordDraft(draft: unknown): draft is RecordDraft {
  return typeof draft === "object" && draft !== null && "base" in draft && "values" in draft;
}

/**
 * State of a record's form. Input is stored in this tab until it is saved, with its base version, and restored
 * after a reload.
 *
 * @param draft storage name of the draft
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
    if (answer?.state) setState(answer.state);
  }
  // Only the browser has the draft: it is read after hydration.
  if (hydrated && !hasLooked) {
    setHasLooked(true);
    const saved = answer ? null : savedDraft(draft);
    if (isRecordDraft(saved)) {
      setState(saved);
      setIsSaved(true);
    }
  }
  const changed = changedFields(state.base, state.values);
  const hasChanges = changed.length > 0;
  useEffect(() => {
    if (!hasLooked) return;
    if (hasChanges) storeDraft(draft, state);
    else forgetDraft(draft);
  }, [draft, state, answer, hasChanges, hasLooked]);
  // A saved form is replaced by another page; one that is reloaded while it is being sent keeps its draft.
  const isSent = useRef(false);
  useEffect(() => {
    isSent.current = false;
  }, [answer]);
  useEffect(
    () => () => {
      if (isSent.current) forgetDraft(draft);
    },
    [draft],
  );
  return {
    state,
    answer,
    isBusy,
    isSaved,
    changed,
    /** Whether the preview is of the current values. */
    isWeighed: answer?.state !== undefined && changedFields(answer.state.values, state.values).length === 0,
    change: (values: Readonly<Record<string, string>>) =>
      setState((before) => ({ ...before, values: { ...before.values, ...values } })),
    discard: () => {
      setIsSaved(false);
      setState((before) => ({ ...before, values: before.base }));
    },
    forget: () => forgetDraft(draft),
    send: () => {
      isSent.current = true;
    },
    error: (field: string) => answer?.errors[field]?.join(" ") ?? null,
  };
}
export type RecordFormState = ReturnType<typeof useRecordForm>;

import { useEffect, useState } from "react";
import { useActionData, useNavigation } from "react-router";

import { forgetDraft, keepDraft, keptDraft } from "#web/client/drafts/form-draft.ts";
import { useHydrated } from "#web/ui/use-hydrated.ts";

import { changedFields } from "./form-values.ts";
import type { FormState, RecordAnswer } from "./record-answer.ts";

function isFormState(kept: unknown): kept is FormState {
  return typeof kept === "object" && kept !== null && "base" in kept && "values" in kept;
}

/**
 * What stands in a record's form. What is typed is kept in this tab until it is saved, with the version it builds on, and
 * is there again after a reload.
 *
 * @param draft name under which it is kept
 */
export function useRecordForm(draft: string, fresh: FormState) {
  const answer = useActionData<RecordAnswer | undefined>() ?? null;
  const isBusy = useNavigation().formMethod === "POST";
  const [state, setState] = useState<FormState>(answer?.state ?? fresh);
  const [seen, setSeen] = useState(answer);
  const hydrated = useHydrated();
  const [hasLooked, setHasLooked] = useState(false);
  const [isKept, setIsKept] = useState(false);
  if (answer !== seen) {
    setSeen(answer);
    if (answer) setState(answer.state);
  }
  // What is kept is known to the browser alone: it is looked for once the page is its.
  if (hydrated && !hasLooked) {
    setHasLooked(true);
    const kept = answer ? null : keptDraft(draft);
    if (isFormState(kept)) {
      setState(kept);
      setIsKept(true);
    }
  }
  const changed = changedFields(state.base, state.values);
  const hasChanges = changed.length > 0;
  useEffect(() => {
    if (!hasLooked) return;
    if (hasChanges) keepDraft(draft, state);
    else forgetDraft(draft);
  }, [draft, state, hasChanges, hasLooked]);
  return {
    state,
    answer,
    isBusy,
    isKept,
    changed,
    /** What was asked about is what stands here. */
    isWeighed: answer !== null && changedFields(answer.state.values, state.values).length === 0,
    change: (values: Readonly<Record<string, string>>) =>
      setState((before) => ({ ...before, values: { ...before.values, ...values } })),
    discard: () => {
      setIsKept(false);
      setState((before) => ({ ...before, values: before.base }));
    },
    forget: () => forgetDraft(draft),
    error: (field: string) => answer?.errors[field]?.join(" ") ?? null,
  };
}
export type RecordFormState = ReturnType<typeof useRecordForm>;

import { useActionData, useNavigation } from "react-router";

import type { FormOutcome } from "./form-outcome.ts";

/** The state of one form of a page. */
export interface FormState {
  readonly name: string;
  /** It has been sent and not been answered yet. */
  readonly isBusy: boolean;
  /** What came of it last; `null` before it was sent. */
  readonly outcome: FormOutcome | null;
  /** What is wrong with a field. */
  error(field: string): string | null;
  /** What was typed into a field that was refused, or what it holds at first. */
  typed(field: string, otherwise?: string): string | undefined;
}

/** @param name also stands in the form's hidden field `form` */
export function useForm(name: string): FormState {
  const answered = useActionData<FormOutcome | undefined>();
  const navigation = useNavigation();
  const outcome = answered?.form === name ? answered : null;
  return {
    name,
    isBusy: navigation.state !== "idle" && navigation.formData?.get("form") === name,
    outcome,
    error: (field) => outcome?.errors[field]?.join(" ") ?? null,
    typed: (field, otherwise) => (outcome?.isDone === false ? outcome.typed[field] : undefined) ?? otherwise,
  };
}

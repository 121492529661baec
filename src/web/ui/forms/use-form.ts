import { useActionData, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormOutcome } from "./form-outcome.ts";

/** The state of one form of a page. */
export interface FormState {
  readonly name: string;
  /** It has been submitted, without a response yet. */
  readonly isBusy: boolean;
  /** The last result; `null` before submission. */
  readonly outcome: FormOutcome | null;
  error(field: string): string | null;
  /** The rejected input of a field, or its initial value. */
  typed(field: string, fallback?: string): string | undefined;
  /** Name, error and initial value of the control of a field, to be spread into it. */
  field(name: string, fallback?: string): FieldState;
}

interface FieldState {
  readonly name: string;
  readonly error: string | null;
  readonly defaultValue: string | undefined;
}

/** @param name also the value of the form's hidden field `form` */
export function useForm(name: string): FormState {
  const answered = useActionData<FormOutcome | undefined>();
  const navigation = useNavigation();
  const outcome = answered?.form === name ? answered : null;
  const error = (field: string) => outcome?.errors[field]?.join(" ") ?? null;
  const typed = (field: string, fallback?: string) =>
    (outcome?.isDone === false ? outcome.typed[field] : undefined) ?? fallback;
  return {
    name,
    isBusy: navigation.state !== "idle" && navigation.formData?.get("form") === name,
    outcome,
    error,
    typed,
    field: (control, fallback) => ({ name: control, error: error(control), defaultValue: typed(control, fallback) }),
  };
}

/** Words the problem of a form, also of one that was not answered. */
export function useProblemText(): (problem: FormOutcome["problem"]) => string | null {
  const t = useTranslations("shell.error");
  return (problem) => (problem === "unreachable" ? t("unanswered") : problem);
}

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
}

/** @param name also the value of the form's hidden field `form` */
export function useForm(name: string): FormState {
  const answered = useActionData<FormOutcome | undefined>();
  const navigation = useNavigation();
  const outcome = answered?.form === name ? answered : null;
  return {
    name,
    isBusy: navigation.state !== "idle" && navigation.formData?.get("form") === name,
    outcome,
    error: (field) => outcome?.errors[field]?.join(" ") ?? null,
    typed: (field, fallback) => (outcome?.isDone === false ? outcome.typed[field] : undefined) ?? fallback,
  };
}

/** Words the problem of a form, also of one that was not answered. */
export function useProblemText(): (problem: FormOutcome["problem"]) => string | null {
  const t = useTranslations("shell.error");
  return (problem) => (problem === "unreachable" ? t("unanswered") : problem);
}

import type { FieldErrors, Problem } from "#contract/http/problem.ts";

/** Result of a submitted form, from the server's action or the API. */
export interface FormOutcome {
  /** Which form of the page. */
  readonly form: string;
  readonly isDone: boolean;
  /** A message about the whole form; `unreachable` if there was no valid response. */
  readonly problem: string | "unreachable" | null;
  readonly errors: FieldErrors;
  /** What prevents the deletion of a record. */
  readonly dependants?: Problem["dependants"];
  /** The submitted input, to be shown again; never a password or a code. */
  readonly typed: Readonly<Record<string, string>>;
}

export function doneForm(form: string): FormOutcome {
  return { form, isDone: true, problem: null, errors: {}, typed: {} };
}

export function refusedForm(form: string, fields: FormData, problem: string, errors: FieldErrors = {}): FormOutcome {
  return { form, isDone: false, problem, errors, typed: typedIn(fields) };
}

function typedIn(fields: FormData): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, value] of fields) {
    if (typeof value === "string" && !/password|token|^code$|^step$/i.test(name)) typed[name] = value;
  }
  return typed;
}

/** The fields of a form as in a request; empty ones are left out. */
export function filledFields(fields: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of fields) {
    if (typeof value === "string" && value !== "" && name !== "form") values[name] = value;
  }
  return values;
}

import { ProblemError } from "#api/http/problems.ts";

/** How much a form may hold. */
export interface FormLimits {
  /** Of the whole body. */
  readonly maxBytes: number;
  readonly maxFields: number;
  readonly maxFiles: number;
}

/** Enough for every form that has no file and no long text. */
export const usualForm: FormLimits = { maxBytes: 64_000, maxFields: 200, maxFiles: 0 };

/** 413 for a form with more fields or files than it may have. */
export function tooMany(what: string, most: number): ProblemError {
  return new ProblemError("body-too-large", `The form may have ${most.toLocaleString("en")} ${what} at most.`);
}

import { data } from "react-router";
import { z } from "zod";

import { fieldErrors, fieldErrorsSummary } from "#contract/http/field-errors.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { sentences } from "#messages/sentences/in-languages.ts";
import type { FieldErrorCode } from "#messages/sentences/errors.ts";
import { RecordInUse } from "#use-cases/administration/records/record-in-use.ts";
import { notValid, UseCaseError } from "#use-cases/use-case-error.ts";
import type { Locale } from "#web/i18n/language.ts";
import { doneForm, type FormOutcome, refusedForm } from "#web/ui/forms/form-outcome.ts";
import type { FormLimits, FormReader } from "#web/server/app-context.ts";

const statuses = { "not-valid": 422, unsupported: 415, "too-large": 413 };

interface SentForm<Input> {
  readonly fields: FormData;
  readonly locale: Locale;
  /** Name of the form on the page; by default, the value of its field `form`. */
  readonly form?: string;
  /** None for a form without any content. */
  readonly schema?: z.ZodType<Input>;
  /** The input of the schema, made from the fields. */
  readonly body?: object;
}

/** Handles the form of a page, and returns its errors. */
export async function handleForm<Input>(
  { fields, locale, form = String(fields.get("form")), schema = z.any(), body = {} }: SentForm<Input>,
  act: (input: Input) => Promise<unknown>,
) {
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    const errors = fieldErrors(parsed.error.issues, body, locale);
    return answer(refusedForm(form, fields, fieldErrorsSummary(locale), errors), 422);
  }
  try {
    await act(parsed.data);
    return answer(doneForm(form), 200);
  } catch (error) {
    if (!(error instanceof UseCaseError)) throw error;
    return refuse(form, fields, locale, error);
  }
}

/** Maps some failures, such as concurrent changes, to errors of a field. */
export function fieldErrorFor(
  kinds: readonly (abstract new (...args: never[]) => Error)[],
  field: string,
  code: FieldErrorCode,
) {
  return (failure: unknown): never => {
    throw kinds.some((kind) => failure instanceof kind) ? notValid(field, code) : failure;
  };
}

function refuse(form: string, fields: FormData, locale: Locale, refusal: UseCaseError) {
  const text = sentences[locale].errors;
  switch (refusal.kind) {
    case "unauthenticated":
      return answer(refusedForm(form, fields, text.unauthenticated()), 401);
    case "not-found":
      return answer(refusedForm(form, fields, text.notFound()), 404);
    case "too-many-requests":
    case "unavailable": {
      const seconds = refusal.retryAfterSeconds;
      const isOwn = refusal.kind === "too-many-requests";
      const sentence = isOwn ? text.tooManyRequests(seconds) : text.unavailable(seconds);
      return answer(refusedForm(form, fields, sentence), isOwn ? 429 : 503, { "Retry-After": String(seconds) });
    }
    case "not-valid":
    case "unsupported":
    case "too-large": {
      const codesByField = Object.entries(refusal.errors);
      const errors: FieldErrors = Object.fromEntries(
        codesByField.map(([field, codes]) => [field, codes.map((code) => text.field[code])]),
      );
      const refused = refusedForm(form, fields, text.notValid(), errors);
      const dependants = refusal instanceof RecordInUse ? refusal.dependants : undefined;
      return answer(dependants ? { ...refused, dependants } : refused, statuses[refusal.kind]);
    }
    default:
      // Statuses that these forms do not expect.
      throw refusal;
  }
}

function answer(outcome: FormOutcome, status: number, headers: Record<string, string> = {}) {
  return data(outcome, { status, headers });
}

/** The form of a request; null when it is too large, for pages that report this beside its file. */
export async function formUnlessTooLarge(readForm: FormReader, limits: FormLimits): Promise<FormData | null> {
  try {
    return await readForm(limits);
  } catch (thrown) {
    const { init } = thrown as { readonly init?: { readonly status?: number } };
    if (init?.status === 413) return null;
    throw thrown;
  }
}

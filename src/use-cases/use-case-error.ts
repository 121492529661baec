import type { FieldErrorCode } from "#messages/sentences/errors.ts";

export type UseCaseErrorKind =
  | "unauthenticated"
  | "not-found"
  /** Never allowed with a token, whatever its scopes. */
  | "by-token"
  /** The token lacks the scope. */
  | "beyond-scope"
  /** The person has the role, and may use it once they have a second factor. */
  | "second-factor-needed"
  | "not-valid"
  /** A file of an unsupported kind. */
  | "unsupported"
  | "too-large"
  | "version-missing"
  | "too-many-requests"
  /** Overload. */
  | "unavailable";

export type FieldErrorCodes = Readonly<Record<string, readonly FieldErrorCode[]>>;

interface UseCaseErrorFacts {
  readonly errors?: FieldErrorCodes;
  readonly provedUser?: string;
  readonly retryAfterSeconds?: number;
}

/** Thrown by a use-case that refuses; API and pages each present it in their own way. */
export class UseCaseError extends Error {
  override readonly name = "UseCaseError";
  readonly kind: UseCaseErrorKind;
  /** Of `not-valid`, `unsupported` and `too-large`. */
  readonly errors: FieldErrorCodes;
  /** Uuid of an account whose password was correct but whose second factor is missing. Never sent to a client. */
  readonly provedUser: string | null;
  /** Of `too-many-requests` and `unavailable`: whole seconds, at least 1. */
  readonly retryAfterSeconds: number;

  constructor(kind: UseCaseErrorKind, { errors = {}, retryAfterSeconds = 1, provedUser }: UseCaseErrorFacts = {}) {
    super(`refused: ${kind}`);
    this.kind = kind;
    this.errors = errors;
    this.provedUser = provedUser ?? null;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Thrown when a change is based on an outdated version. */
export abstract class VersionConflict<
  Current extends { readonly version: number | string } = { readonly version: number | string },
> extends Error {
  /** The current state. */
  readonly current: Current;

  constructor(current: Current) {
    super(`version ${current.version} is the current one`);
    this.current = current;
  }
}

/** A refusal because of one field. */
export function notValid(field: string, code: FieldErrorCode): UseCaseError {
  return new UseCaseError("not-valid", { errors: { [field]: [code] } });
}

/** The version that a change is based on: one, several, or any; null if not stated. */
export type ExpectedVersion = number | readonly number[] | "any" | null;

/** Whether a change is based on this version. @throws UseCaseError `version-missing` if not stated */
export function isExpected(expected: ExpectedVersion, version: number): boolean {
  if (expected === null) throw new UseCaseError("version-missing");
  return expected === "any" || [expected].flat().includes(version);
}

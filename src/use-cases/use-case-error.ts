import type { FieldErrorCode } from "#messages/sentences/errors.ts";

export type UseCaseErrorKind =
  | "unauthenticated"
  | "not-found"
  /** Not with a token, whatever it may be used for otherwise. */
  | "by-token"
  /** The token was made for less. */
  | "beyond-scope"
  /** The person has the role, and may use it once they have a second factor. */
  | "second-factor-needed"
  | "not-valid"
  /** A file of a kind that is not taken. */
  | "unsupported"
  | "too-large"
  | "version-missing"
  | "too-many-requests"
  /** There is too much to do at the moment. */
  | "unavailable";

/** What is wrong, by the name of the field. */
export type FieldErrorCodes = Readonly<Record<string, readonly FieldErrorCode[]>>;

interface UseCaseErrorFacts {
  readonly errors?: FieldErrorCodes;
  readonly provedUser?: string;
  readonly retryAfterSeconds?: number;
}

/** Thrown by a use-case that will not do what it is asked; each door says so in its own way. */
export class UseCaseError extends Error {
  override readonly name = "UseCaseError";
  readonly kind: UseCaseErrorKind;
  /** Of `not-valid`, `unsupported` and `too-large`. */
  readonly errors: FieldErrorCodes;
  /** Uuid of an account whose password was right, where only its second factor is missing. Never told to anybody. */
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

/** Thrown when a change builds on a version that is no longer the last. */
export abstract class VersionConflict<
  Current extends { readonly version: number | string } = { readonly version: number | string },
> extends Error {
  /** The thing as it is now. */
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

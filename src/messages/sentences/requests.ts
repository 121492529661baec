/** What the API says of a type of problem, and of requests that it cannot read. */
export interface RequestSentences {
  /** By the last part of the type of a problem. */
  readonly titles: Readonly<
    Record<
      | "malformed-request"
      | "unauthenticated"
      | "forbidden"
      | "not-found"
      | "method-not-allowed"
      | "request-timeout"
      | "version-conflict"
      | "body-too-large"
      | "unsupported-media-type"
      | "csrf-mismatch"
      | "not-possible"
      | "version-missing"
      | "too-many-requests"
      | "internal-error"
      | "unavailable",
      string
    >
  >;
  readonly malformed: string;
  readonly internalError: string;
  /** From one address in a short time. */
  readonly tooFast: string;
  readonly noIcons: string;
  readonly notJson: string;
  readonly duplicateName: string;
  readonly jsonWanted: string;
  readonly formWanted: string;
  /** The body is compressed. */
  readonly coded: string;
  readonly cutOff: string;
  readonly tooSlow: string;
  readonly noBoundary: string;
  readonly formUnreadable: string;
  readonly formWithNul: string;
  /** @param methods as in the header Allow */
  allowed(methods: string): string;
  tooMany(what: "bytes" | "values" | "fields" | "files" | "parts", max: number): string;
}

/** What is said where neither messages nor frame can be had. */
export type FallbackErrorSentences = Readonly<Record<"missing" | "away" | "broken", string>>;

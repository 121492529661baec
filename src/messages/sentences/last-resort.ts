/** What is said where neither messages nor frame can be had. */
export type LastSentences = Readonly<Record<"missing" | "away" | "broken", string>>;

import type { Letter } from "./letter.ts";

/** Letters to houses: is all of it right, what is otherwise, and here is your page. */
export type HouseTemplate = "confirm" | "correct" | "welcome";

export interface HouseLetterFacts {
  readonly house: string;
  readonly town: string;
  /** Whom we write to, where we know it. */
  readonly owner: string | null;
}

interface HouseLetterText {
  readonly subject: string;
  /** The greeting first. */
  readonly paragraphs: readonly string[];
}

/** The letters in one language. */
export interface HouseLetters {
  readonly templates: Readonly<Record<HouseTemplate, (facts: HouseLetterFacts) => HouseLetterText>>;
  readonly buttons: Readonly<Record<HouseTemplate, string>>;
  readonly linkHint: string;
  /** After the button. */
  readonly notes: Readonly<Record<HouseTemplate, readonly string[]>>;
  readonly signature: string;
  readonly unsubscribe: string;
}

interface ThanksFacts {
  /** Name of the house. */
  readonly house: string;
}

interface RefusedFacts extends ThanksFacts {
  /** Why it was not taken over, as the editor wrote it. */
  readonly reason: string;
}

export interface ThanksLetters {
  accepted(facts: ThanksFacts): Letter;
  refused(facts: RefusedFacts): Letter;
}

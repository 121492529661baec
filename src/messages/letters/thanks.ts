import type { Letter } from "./letter.ts";

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

import type { Letter } from "./letter.ts";

interface WithLink {
  readonly name: string;
  /** Holds a secret and works once. */
  readonly link: string;
}

interface WithNewEmail extends WithLink {
  readonly newEmail: string;
}

/** The letters about an account, with the facts that each needs. */
export interface AccountLetterFacts {
  readonly welcome: WithLink;
  readonly confirmEmail: WithLink;
  readonly resetPassword: WithLink;
  /** To the new address. */
  readonly changeEmail: WithNewEmail;
  /** To the address so far, as a warning. */
  readonly emailWillChange: WithNewEmail;
}

/** The letters in one language. */
export type AccountLetters = {
  readonly [Template in keyof AccountLetterFacts]: (facts: AccountLetterFacts[Template]) => Letter;
};

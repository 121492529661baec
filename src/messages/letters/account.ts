import type { Letter } from "./letter.ts";

interface WithLink {
  /** Where the button leads; what holds a secret works once. */
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
  readonly tokenMade: WithLink;
  /** Somebody tries one password after another. */
  readonly passwordsTried: WithLink;
  /** Somebody has the password, and not the codes. */
  readonly codesTried: WithLink;
  readonly secondFactorOn: WithLink;
  readonly secondFactorOff: WithLink;
  /** By an administrator. */
  readonly secondFactorRemoved: WithLink;
  readonly passkeyAdded: WithLink;
  readonly passkeyRemoved: WithLink;
  readonly recoveryCodeUsed: WithLink & { readonly left: number };
}

/** What a letter has of its own. */
export type AccountLetter = Pick<Letter, "subject" | "paragraphs" | "notes"> & {
  readonly button: { readonly label: string; readonly url: string };
};

/** The letters in one language. */
export interface AccountLetters {
  /** @param name null where it is not sure that the reader has chosen it */
  readonly greet: (name: string | null) => string;
  readonly linkHint: string;
  readonly signature: string;
  readonly letters: {
    readonly [Template in keyof AccountLetterFacts]: (facts: AccountLetterFacts[Template]) => AccountLetter;
  };
}

import { type Language, languages } from "#domain/text/language.ts";
import type { AccountLetters } from "./account.ts";
import type { HouseLetters, ThanksLetters } from "./house.ts";
import type { Letter } from "./letter.ts";

interface Letters {
  readonly account: AccountLetters;
  readonly house: HouseLetters;
  readonly test: Letter;
  readonly thanks: ThanksLetters;
}

async function lettersIn(language: Language): Promise<Letters> {
  const [account, house] = await Promise.all([
    import(`../${language}/letters/account.ts`) as Promise<{ accountLetters: AccountLetters; testLetter: Letter }>,
    import(`../${language}/letters/house.ts`) as Promise<{ houseLetters: HouseLetters; thanksLetters: ThanksLetters }>,
  ]);
  return {
    account: account.accountLetters,
    house: house.houseLetters,
    test: account.testLetter,
    thanks: house.thanksLetters,
  };
}

const read = await Promise.all(languages.map(async (language) => [language, await lettersIn(language)] as const));

/** Every letter in every language. */
export const letters = Object.fromEntries(read) as Readonly<Record<Language, Letters>>;

/** What somebody has written of a day that was walked. */
export interface DiaryWords {
  readonly text: string;
  /** Stamps collected; null while nobody has counted. */
  readonly stamps: number | null;
  /** Metres walked, as the walker says; null while unsaid. */
  readonly walkedM: number | null;
}

export const emptyDiary: DiaryWords = { text: "", stamps: null, walkedM: null };

/** Both versions of a text, so that no word is lost. */
function mergeText(base: string, mine: string, theirs: string): string {
  if (mine === base || theirs.includes(mine)) return theirs;
  if (theirs === base || mine.includes(theirs)) return mine;
  return `${theirs}\n${mine}`;
}

/** What was written here on top of what was written elsewhere, both beginning from the same. Numbers that were changed here win. */
export function mergeDiary(base: DiaryWords, mine: DiaryWords, theirs: DiaryWords): DiaryWords {
  return {
    text: mergeText(base.text, mine.text, theirs.text),
    stamps: mine.stamps === base.stamps ? theirs.stamps : mine.stamps,
    walkedM: mine.walkedM === base.walkedM ? theirs.walkedM : mine.walkedM,
  };
}

export function isSameDiary(a: DiaryWords, b: DiaryWords): boolean {
  return a.text === b.text && a.stamps === b.stamps && a.walkedM === b.walkedM;
}

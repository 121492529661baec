/** A stamp in somebody's credencial. */
export interface Stamp {
  /** Made by the device, so that one that is sent twice is one. */
  readonly id: string;
  /** Where it was collected, in the walker's words; empty where that is unsaid. */
  readonly place: string;
}

/** What somebody has written of a day that was walked. */
export interface DiaryWords {
  readonly text: string;
  /** In the order in which they were collected. */
  readonly stamps: readonly Stamp[];
  /** Metres walked, as the walker says; null while unsaid. */
  readonly walkedM: number | null;
}

export const emptyDiary: DiaryWords = { text: "", stamps: [], walkedM: null };

/** Both versions of a text, so that no word is lost. */
function mergeText(base: string, mine: string, theirs: string): string {
  if (mine === base) return theirs;
  if (theirs === base) return mine;
  if (theirs.includes(mine)) return theirs;
  return mine.includes(theirs) ? mine : `${theirs}\n${mine}`;
}

/** Theirs, without those taken off here and with those added here. */
function mergeStamps(base: readonly Stamp[], mine: readonly Stamp[], theirs: readonly Stamp[]): readonly Stamp[] {
  const has = (stamps: readonly Stamp[], { id }: Stamp) => stamps.some((stamp) => stamp.id === id);
  return [
    ...theirs.filter((stamp) => !has(base, stamp) || has(mine, stamp)),
    ...mine.filter((stamp) => !has(base, stamp) && !has(theirs, stamp)),
  ];
}

/** What was written here on top of what was written elsewhere, both beginning from the same. Kilometres that were changed here win. */
export function mergeDiary(base: DiaryWords, mine: DiaryWords, theirs: DiaryWords): DiaryWords {
  return {
    text: mergeText(base.text, mine.text, theirs.text),
    stamps: mergeStamps(base.stamps, mine.stamps, theirs.stamps),
    walkedM: mine.walkedM === base.walkedM ? theirs.walkedM : mine.walkedM,
  };
}

export function isSameDiary(a: DiaryWords, b: DiaryWords): boolean {
  const ids = ({ stamps }: DiaryWords) => stamps.map(({ id }) => id).join();
  return a.text === b.text && a.walkedM === b.walkedM && ids(a) === ids(b);
}

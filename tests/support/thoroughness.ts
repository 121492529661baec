/** Whether to look at every sample, as each change is looked at before it is taken in; otherwise at every third, in a third of the time. */
export const isThorough = process.env["THOROUGH"] !== undefined;

/** How many random cases to try. @param all how many there are at most */
export const runsOf = (all: number): number => (isThorough ? all : Math.ceil(all / 3));

/** Samples of a list, from its beginning to its end. */
export const samplesOf = <Sample>(all: readonly Sample[]): readonly Sample[] =>
  isThorough ? all : all.filter((_, index) => index % 3 === 0);

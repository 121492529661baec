/** Whether to test every sample, as CI does; otherwise every third, which takes a third of the time. */
export const isThorough = process.env["THOROUGH"] !== undefined;

/** How many random cases to run. @param all the number in CI */
export const runCount = (all: number): number => (isThorough ? all : Math.ceil(all / 3));

/** The samples to run, spread over the whole list. */
export const sampled = <Sample>(all: readonly Sample[]): readonly Sample[] =>
  isThorough ? all : all.filter((_, index) => index % 3 === 0);

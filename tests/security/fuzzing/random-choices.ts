import { seededRandom } from "#tests/support/random.ts";

/** Seeded random choices. */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number;
  /** True with a probability. */
  is(share: number): boolean;
  /** An element of a non-empty list. */
  of<Thing>(things: readonly Thing[]): Thing;
}

export function randomFrom(seed: number): Random {
  const random = seededRandom(seed);
  // Neighbouring seeds start with similar numbers.
  random();
  const whole = (min: number, max: number): number => min + Math.floor(random() * (max - min + 1));
  return {
    whole,
    is: (share) => random() < share,
    of: (things) => {
      const thing = things[whole(0, things.length - 1)];
      if (things.length === 0) throw new Error("There is nothing to choose from.");
      return thing as (typeof things)[number];
    },
  };
}

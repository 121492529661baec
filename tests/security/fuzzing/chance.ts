import { seededRandom } from "#tests/support/random.ts";

/** Choices that are the same for the same seed. */
export interface Chance {
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number;
  /** Whether something happens that happens in this share of all cases. */
  is(share: number): boolean;
  /** One of a list that is not empty. */
  of<Thing>(things: readonly Thing[]): Thing;
}

export function chanceOf(seed: number): Chance {
  const random = seededRandom(seed);
  // Neighbouring seeds begin alike.
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

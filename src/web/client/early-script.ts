import { firstPaintScript } from "./settings/first-paint-script.ts";
import { preHydrationInputScript } from "./hydration/pre-hydration-input.ts";

/**
 * What runs in the head of every page: one script, as the hash of each lengthens the policy of every response. A
 * function, so that builds for browsers leave it out.
 */
export const earlyScript = (): string => `${firstPaintScript};${preHydrationInputScript}`;

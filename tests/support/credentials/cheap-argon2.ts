import { createRequire } from "node:module";
import type * as Argon2 from "@node-rs/argon2";

/** The library itself, to see what it is asked. */
export const realArgon2 = createRequire(import.meta.url)("@node-rs/argon2") as typeof Argon2;

/**
 * Stands for `@node-rs/argon2` in tests, by an alias in `vitest.config.ts`: the same, with a thousandth of the work. Tests
 * sign hundreds of people in; `passwords.test.ts` holds what the program itself spends on a password.
 */
export const hash: typeof Argon2.hash = (password, options, ...rest) =>
  realArgon2.hash(password, { ...options, memoryCost: 64, timeCost: 1 }, ...rest);

/** A hash says itself what it cost. */
export const verify: typeof Argon2.verify = (...asked) => realArgon2.verify(...asked);

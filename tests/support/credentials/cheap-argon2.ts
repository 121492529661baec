import { createRequire } from "node:module";
import type * as Argon2 from "@node-rs/argon2";

/** The real library, for tests that check its arguments. */
export const realArgon2 = createRequire(import.meta.url)("@node-rs/argon2") as typeof Argon2;

/**
 * Replaces `@node-rs/argon2` in tests (alias in `vitest.config.ts`): the same with a thousandth of the work, because tests sign
 * in hundreds of people. `passwords.test.ts` checks the real cost.
 */
export const hash: typeof Argon2.hash = (password, options, ...rest) =>
  realArgon2.hash(password, { ...options, memoryCost: 64, timeCost: 1 }, ...rest);

/** The cost is part of the hash. */
export const verify: typeof Argon2.verify = (...asked) => realArgon2.verify(...asked);

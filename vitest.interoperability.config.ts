import { defineConfig } from "vitest/config";

/** Separate, because these tests need programs that few machines have. */
export default defineConfig({
  test: {
    include: ["tests/interoperability/**/*.test.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});

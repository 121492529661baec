import { defineConfig } from "vitest/config";

/** Apart from the other tests, because they speak to the built program as a process of its own, one after the other. */
export default defineConfig({
  test: {
    include: ["tests/security/**/*.test.ts"],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});

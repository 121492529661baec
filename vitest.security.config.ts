import { defineConfig } from "vitest/config";

/** Apart from the other tests, because they speak to the built program, of which each file has a process of its own. */
export default defineConfig({
  test: {
    include: ["tests/security/**/*.test.ts"],
    globalSetup: "./tests/support/scratch-folder.ts",
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});

import { defineConfig } from "vitest/config";

/** Separate, because these tests talk to the built program; each file has a process of its own. */
export default defineConfig({
  test: {
    include: ["tests/security/**/*.test.ts"],
    globalSetup: "./tests/support/program/temporary-folder.ts",
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});

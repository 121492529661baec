import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // A copy of a seeded database takes a moment on a busy machine.
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["src/**/*.test.{ts,tsx}", "tools/**/*.test.ts", "tests/{planner,repository}/**/*.test.ts"],
        },
      },
      { extends: true, test: { name: "api", include: ["tests/api/**/*.test.ts"] } },
    ],
  },
});

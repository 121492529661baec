import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Half of the time went into reading the same modules for every file; no test leaves anything behind in them.
    isolate: false,
    // A copy of a seeded database takes a moment on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Tests that speak to processes may miss a deadline once.
    retry: process.env["CI"] === undefined ? 0 : 1,
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

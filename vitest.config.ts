import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The embedded database has no server that could go away. */
const onlyOnServer =
  process.env["TEST_DATABASE_URL"] === undefined
    ? ["src/database/server/watched-pool.test.ts", "src/database/published-source.test.ts"]
    : [];

export default defineConfig({
  test: {
    // Half of the time went into reading the same modules for every file; no test leaves anything behind in them.
    isolate: false,
    // Tests that wait for clocks, processes and a PostgreSQL server leave a core to one more.
    maxWorkers: availableParallelism() + 1,
    // What the program runs with, as `npm start`: the second compiler takes longer for an engine than it saves.
    execArgv: ["--liftoff-only"],
    // Not so dear as the program's own.
    alias: { "@node-rs/argon2": fileURLToPath(new URL("./tests/support/cheap-argon2.ts", import.meta.url)) },
    globalSetup: "./tests/support/scratch-folder.ts",
    // A copy of a seeded database takes a moment on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Tests that speak to processes may miss a deadline once.
    retry: process.env["CI"] === undefined ? 0 : 1,
    // One list: between two projects workers begin anew, read all modules once more and start engines again.
    include: ["src/**/*.test.{ts,tsx}", "tools/**/*.test.ts", "tests/{api,planner,repository,support}/**/*.test.ts"],
    exclude: onlyOnServer,
  },
});

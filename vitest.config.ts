import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Tests of a server that goes away; the embedded database has none. */
const onlyOnServer =
  process.env["TEST_DATABASE_URL"] === undefined
    ? ["src/database/connection/server/watched-pool.test.ts", "src/database/published-source.test.ts"]
    : [];

export default defineConfig({
  test: {
    // Loading the same modules for every file took half of the time; no test leaves anything behind in them.
    isolate: false,
    // Tests that wait for clocks, processes and a PostgreSQL server leave room for one more worker.
    maxWorkers: availableParallelism() + 1,
    // As `npm start`: recompiling an engine with the second compiler takes longer than it saves.
    execArgv: ["--liftoff-only"],
    // Cheaper than the program's own.
    alias: {
      "@node-rs/argon2": fileURLToPath(new URL("./tests/support/credentials/cheap-argon2.ts", import.meta.url)),
    },
    globalSetup: "./tests/support/program/temporary-folder.ts",
    // A copy of a seeded database takes a moment on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Tests that talk to processes may miss a deadline once.
    retry: process.env["CI"] === undefined ? 0 : 1,
    // One project: with two, workers would restart in between, load all modules again and start new engines.
    include: ["src/**/*.test.{ts,tsx}", "tools/**/*.test.ts", "tests/{api,planner,repository,support}/**/*.test.ts"],
    exclude: onlyOnServer,
  },
});

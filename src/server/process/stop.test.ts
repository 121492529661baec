import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { it, type TestContext } from "vitest";
import { testLocation } from "#tests/support/database/database.ts";

const program = fileURLToPath(new URL("../../../tests/support/program/stopping-program.ts", import.meta.url));
// Mostly waiting: concurrently, all take as long as one.

/** A program with queued mails for a mail server that accepts connections and never responds. */
async function sendingProgram(how: "" | "hang", onTestFinished: TestContext["onTestFinished"]) {
  const silent = createServer();
  await once(silent.listen(0, "127.0.0.1"), "listening");
  const connected = once(silent, "connection");
  const place = await testLocation();
  const { port } = silent.address() as AddressInfo;
  const child = spawn(
    process.execPath,
    ["--liftoff-only", program, JSON.stringify(place), `smtp://127.0.0.1:${port}`, how],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  onTestFinished(async () => {
    child.kill("SIGKILL");
    silent.close();
    await place.remove();
  });
  await connected;
  return child;
}

it.concurrent.for([
  { title: "shuts down in order while a mail server stalls", how: "", signal: "SIGTERM", code: 0 },
  { title: "aborts a job that does not end", how: "hang", signal: "SIGTERM", code: 1 },
  { title: "exits with a separate code when the database is lost", how: "", signal: "SIGUSR2", code: 75 },
] as const)("$title", { timeout: 120_000 }, async ({ how, signal, code }, { expect, onTestFinished }) => {
  const child = await sendingProgram(how, onTestFinished);
  child.kill(signal);
  expect(await once(child, "exit")).toEqual([code, null]);
});

it("exits at once on a second signal", { timeout: 120_000 }, async ({ expect, onTestFinished }) => {
  const child = await sendingProgram("hang", onTestFinished);
  child.kill("SIGTERM");
  await once(child.stdout, "data");
  child.kill("SIGTERM");
  const stopped = await Promise.race([
    once(child, "exit"),
    new Promise((resolve) => setTimeout(resolve, 9_000, "late")),
  ]);
  expect(stopped).toEqual([1, null]);
});

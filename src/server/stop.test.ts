import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";
import { testPlace } from "#tests/support/database.ts";

const program = fileURLToPath(new URL("../../tests/support/stopping-program.ts", import.meta.url));
const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** A program with mails in its outbox for a mail server that takes connections and says nothing. */
async function sendingProgram(how: "" | "hang") {
  const silent = createServer();
  await once(silent.listen(0, "127.0.0.1"), "listening");
  const connected = once(silent, "connection");
  const place = await testPlace();
  const { port } = silent.address() as AddressInfo;
  const child = spawn(process.execPath, [program, JSON.stringify(place), `smtp://127.0.0.1:${port}`, how], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  cleanUps.push(
    place.remove,
    () => silent.close(),
    () => child.kill("SIGKILL"),
  );
  await connected;
  return child;
}

it("ends in order while a mail server holds its mails up", { timeout: 120_000 }, async () => {
  const child = await sendingProgram("");
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
});

it("cuts off what does not end", { timeout: 120_000 }, async () => {
  const child = await sendingProgram("hang");
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([1, null]);
});

it("ends at once when it is told twice", { timeout: 120_000 }, async () => {
  const child = await sendingProgram("hang");
  child.kill("SIGTERM");
  await once(child.stdout, "data");
  child.kill("SIGTERM");
  const stopped = await Promise.race([
    once(child, "exit"),
    new Promise((resolve) => setTimeout(resolve, 9_000, "late")),
  ]);
  expect(stopped).toEqual([1, null]);
});

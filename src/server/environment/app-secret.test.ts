import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database.ts";
import { appSecret } from "./app-secret.ts";

const database = await testDatabase();
const dataDir = await mkdtemp(join(tmpdir(), "vieira-secret-"));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it("uses the configured secret", async () => {
  expect(await appSecret(database, { appSecret: "configured", dataDir })).toBe("configured");
});

it("creates a secret once and stores it readable for its owner only, beside an embedded database", async () => {
  const embedded = { ...database, kind: "embedded" as const };
  const made = await Promise.all([1, 2].map(() => appSecret(embedded, { appSecret: undefined, dataDir })));
  expect(made[0]).toMatch(/^[\w-]{43}$/);
  expect(await appSecret(embedded, { appSecret: undefined, dataDir })).toBe(made[0]);
  expect((await stat(join(dataDir, "secrets", "app-secret"))).mode & 0o777).toBe(0o600);
  expect((await stat(join(dataDir, "secrets"))).mode & 0o777).toBe(0o700);
});

it("shares one secret between all processes of a server database, and writes no file", async () => {
  const server = { ...database, kind: "server" as const };
  const nowhere = join(dataDir, "not-made");
  const secrets = await Promise.all([1, 2, 3].map(() => appSecret(server, { appSecret: undefined, dataDir: nowhere })));
  expect(new Set(secrets).size).toBe(1);
  await expect(stat(nowhere)).rejects.toThrow("ENOENT");
});

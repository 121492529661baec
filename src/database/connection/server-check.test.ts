import { createServer, type AddressInfo } from "node:net";
import type { Pool } from "pg";
import { describe, expect, it } from "vitest";
import { silentLog } from "#tests/support/silent-log.ts";
import { openDatabase } from "./connect.ts";
import { checkServer, DatabaseUnavailableError } from "./server-check.ts";

async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe("an unusable server", () => {
  it("is reported in a sentence without its password", async () => {
    const url = `postgres://ana:s3cret@127.0.0.1:${await closedPort()}/vieira`;
    const opening = openDatabase({ url, dataDir: "unused", log: silentLog });
    const error: unknown = await opening.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DatabaseUnavailableError);
    expect(error).toMatchObject({
      message: expect.stringMatching(/^The database of DATABASE_URL cannot be used: .*ECONNREFUSED.*\.$/),
    });
    expect(String(error)).not.toContain("s3cret");
  });

  it.each([
    [140_012, "UTF8", "it is PostgreSQL 14, and 15 or later is needed"],
    [150_003, "LATIN1", "its encoding is LATIN1, and UTF8 is needed"],
    [170_000, "SQL_ASCII", "its encoding is SQL_ASCII, and UTF8 is needed"],
  ])("is one of version %i with encoding %s", async (number, encoding, reason) => {
    const pool = { query: async () => ({ rows: [{ number, encoding }] }) } as unknown as Pool;
    await expect(checkServer(pool)).rejects.toThrow(`The database of DATABASE_URL cannot be used: ${reason}.`);
  });
});

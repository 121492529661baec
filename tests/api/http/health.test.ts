import { expect, it } from "vitest";
import { DatabaseOutageError } from "#database/connection/database-outage.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const database = await testDatabase();

it("reports a healthy program", async () => {
  const { get } = testApplication(database);
  const response = await get("/api/health");
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.json()).toEqual({ status: "ok", version: "0.0.0-test", database: database.kind, map: "none" });
});

it("stays healthy while the disk is full, and reports read-only", async () => {
  const { get } = testApplication({ ...database, isDiskFull: () => true });
  const response = await get("/api/health");
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: "read-only" });
});

it("answers 503 with Retry-After while the database is unavailable", async () => {
  const { get } = testApplication({ ...database, isReachable: async () => false });
  const response = await get("/api/health");
  expect(response.headers.get("Retry-After")).toBe("5");
  expect(await problemOf(response)).toMatchObject({ status: 503, type: "/api/docs#unavailable" });
});

const driverError = Object.assign(new Error("no space left"), { code: "53100" });

it.each([
  ["5", "The database cannot be reached at the moment", new DatabaseOutageError("unreachable", "gone")],
  ["60", "because the disk is full", new Error("Failed query", { cause: driverError })],
])("operations answer 503 with Retry-After while the database is unavailable: %s s", async (retry, says, failure) => {
  const failing = {
    get: () => {
      throw failure;
    },
  };
  const { get } = testApplication({ ...database, drizzle: new Proxy(database.drizzle, failing) });
  const response = await get("/api/towns");
  expect(response.headers.get("Retry-After")).toBe(retry);
  const { status, detail } = await problemOf(response);
  expect(status).toBe(503);
  expect(detail).toContain(says);
});

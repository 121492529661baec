import { expect, it } from "vitest";
import { problemOf, testApplication } from "#tests/support/application.ts";
import { testDatabase } from "#tests/support/database.ts";

const database = await testDatabase();

it("says that all is well", async () => {
  const { get } = testApplication(database);
  const response = await get("/api/health");
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.json()).toEqual({ status: "ok", version: "0.0.0-test", database: database.kind });
});

it("answers 503 and when to come back while the database is away", async () => {
  const { get } = testApplication({ ...database, isReachable: async () => false });
  const response = await get("/api/health");
  expect(response.headers.get("Retry-After")).toBe("5");
  expect(await problemOf(response)).toMatchObject({ status: 503, type: "/api/docs#unavailable" });
});

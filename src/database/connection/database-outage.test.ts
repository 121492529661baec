import { expect, it } from "vitest";
import { outageReason, DatabaseOutageError } from "./database-outage.ts";

/** As thrown by the driver. */
const postgresError = (code: string) => Object.assign(new Error("from the server"), { code });
const wrapped = (cause: unknown) => new Error("Failed query", { cause });

it.each([
  ["53100", "disk-full"],
  ["ENOSPC", "disk-full"],
  ["25006", "read-only"],
  ["53300", "unreachable"],
  ["57P01", "unreachable"],
  ["57P03", "unreachable"],
  ["08006", "unreachable"],
  ["23505", undefined],
  ["57014", "timed-out"],
  ["55P03", "timed-out"],
  ["XX000", undefined],
])("recognises the code %s as %s, also as the cause of another error", (code, reason) => {
  expect(outageReason(postgresError(code))).toBe(reason);
  expect(outageReason(wrapped(wrapped(postgresError(code))))).toBe(reason);
});

it.each([
  "Connection terminated unexpectedly",
  "Connection terminated due to connection timeout",
  "timeout exceeded when trying to connect",
  "Client has encountered a connection error and is not queryable",
])("recognises driver errors without a code: %s", (message) => {
  expect(outageReason(wrapped(new Error(message)))).toBe("unreachable");
});

it("keeps the reason of its own error, and returns none for other errors", () => {
  expect(outageReason(wrapped(new DatabaseOutageError("read-only", "the disk is full")))).toBe("read-only");
  expect(outageReason(new Error("connect ECONNREFUSED"))).toBeUndefined();
  expect(outageReason("Connection terminated")).toBeUndefined();
});

it("recognises the error of a second copy of its module, as in built pages", () => {
  class OfAnotherCopy extends Error {
    override readonly name = "DatabaseOutageError";
    readonly reason = "unknown-outcome";
  }
  expect(outageReason(wrapped(new OfAnotherCopy()))).toBe("unknown-outcome");
});

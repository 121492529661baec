import { afterEach, expect, it, vi } from "vitest";
import { ArchiveError } from "#database/archive/load-tables.ts";
import { DatabaseOutageError } from "#database/connection/database-outage.ts";
import { exitWithError } from "./start.ts";

afterEach(() => vi.restoreAllMocks());

/** What is printed before the process ends. */
function printed(error: unknown): unknown {
  vi.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  const print = vi.spyOn(console, "error").mockReturnValue();
  expect(() => exitWithError(error)).toThrow("exit 1");
  return print.mock.calls[0]?.[0];
}

it("a disk that fills up during the start is a sentence, without the query", () => {
  const refusal = Object.assign(new Error("cannot execute INSERT in a read-only transaction"), { code: "25006" });
  const full = new DatabaseOutageError("disk-full", "the disk is nearly full", refusal);
  expect(printed(new Error("Failed query: INSERT INTO town …", { cause: full }))).toBe(
    "The database cannot be used at the moment: the disk is nearly full.",
  );
});

it("what says itself what is wrong is not taken for an outage of the database", () => {
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  const said = "The archive cannot be written: no space left on device.";
  expect(printed(new ArchiveError(said, { cause: full }))).toBe(said);
});

it("an unexpected failure is printed as it is logged", () => {
  expect(printed(new TypeError("a mistake of ours"))).toMatchObject({ message: "a mistake of ours" });
});

import { UseCaseError } from "./use-case-error.ts";

/** What a change builds on: a version, one of several, or whatever is there now; null where nobody has said. */
export type ExpectedVersion = number | readonly number[] | "any" | null;

/** Whether a change builds on this version. @throws UseCaseError `version-missing` where nobody has said */
export function isExpected(expected: ExpectedVersion, version: number): boolean {
  if (expected === null) throw new UseCaseError("version-missing");
  return expected === "any" || [expected].flat().includes(version);
}

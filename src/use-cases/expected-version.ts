import { UseCaseError } from "./use-case-error.ts";

/** The version that a change is based on: one, several, or any; null if not stated. */
export type ExpectedVersion = number | readonly number[] | "any" | null;

/** Whether a change is based on this version. @throws UseCaseError `version-missing` if not stated */
export function isExpected(expected: ExpectedVersion, version: number): boolean {
  if (expected === null) throw new UseCaseError("version-missing");
  return expected === "any" || [expected].flat().includes(version);
}

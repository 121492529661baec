import { UseCaseError, type FieldErrorCodes } from "#use-cases/use-case-error.ts";

/** @throws UseCaseError `not-valid` when there are faults */
export function refuseFaults(faults: FieldErrorCodes): void {
  if (Object.keys(faults).length > 0) throw new UseCaseError("not-valid", { faults });
}

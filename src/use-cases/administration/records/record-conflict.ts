import type { ShownRecord } from "#contract/administration/record.ts";

/** Thrown when a change of a record builds on a version that is no longer the last. */
export class RecordConflict extends Error {
  override readonly name = "RecordConflict";
  /** The record as it is now. */
  readonly current: ShownRecord;

  constructor(current: ShownRecord) {
    super(`version ${current.version} is the current one`);
    this.current = current;
  }
}

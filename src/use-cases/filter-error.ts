import type { FilterFault } from "#messages/sentences/filters.ts";

/** A filter has a value that is well formed but names nothing, or does not go with the others. */
export class FilterError extends Error {
  override readonly name = "FilterError";
  /** Name of the query parameter. */
  readonly field: string;
  readonly fault: FilterFault;

  constructor(field: string, fault: FilterFault) {
    super(`The filter ${field} cannot be used: ${fault.kind}.`);
    this.field = field;
    this.fault = fault;
  }
}

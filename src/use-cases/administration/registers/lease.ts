import { changeImport } from "#database/queries/administration/registers/imports.ts";
import type { UseCaseContext } from "../../context.ts";

/** A process that has not been heard of for so long has ended. */
const leaseMs = 60_000;

export function leaseAfter(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}

/** Lets another process begin with a file at once. */
export async function leave(context: UseCaseContext, uuid: string): Promise<void> {
  await changeImport(context.database, uuid, { leasedUntil: null });
}

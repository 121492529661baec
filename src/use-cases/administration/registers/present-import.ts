import type { RegisterImport } from "#contract/administration/registers.ts";
import { isUuid } from "#contract/http/uuid.ts";
import type { Queryable } from "#database/connect.ts";
import {
  findImport,
  type ImportRecord,
  lockImport,
  type NamedImport,
} from "#database/queries/administration/registers/imports.ts";
import { countTicked } from "#database/queries/administration/registers/rows.ts";
import type { ImportState } from "#domain/house-registers/register-import.ts";
import { notValid, UseCaseError } from "#use-cases/use-case-error.ts";

/** An import as people see it. */
export function presentImport(record: NamedImport, ticked: RegisterImport["ticked"]): RegisterImport {
  const { createdBy: _, leasedUntil: _lease, createdAt, appliedAt, ...others } = record;
  return {
    ...others,
    ticked,
    createdAt: createdAt.toISOString(),
    appliedAt: appliedAt?.toISOString() ?? null,
  };
}

/** @throws UseCaseError `not-found` */
export async function presentedImport(db: Queryable, uuid: string): Promise<RegisterImport> {
  const found = isUuid(uuid) ? await findImport(db, uuid) : null;
  if (!found) throw new UseCaseError("not-found");
  return presentImport(found, await countTicked(db, uuid));
}

/**
 * An import in one of some states, locked for the transaction.
 *
 * @throws UseCaseError `not-found`, and `not-valid` for one that has gone on
 */
export async function lockedImport(
  tx: Queryable,
  uuid: string,
  ...states: readonly ImportState[]
): Promise<ImportRecord> {
  const found = isUuid(uuid) ? await lockImport(tx, uuid) : null;
  if (!found) throw new UseCaseError("not-found");
  if (!states.includes(found.state)) throw notValid("state", "register_state");
  return found;
}

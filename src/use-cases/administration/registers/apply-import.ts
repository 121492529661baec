import type { RegisterImport } from "#contract/administration/registers.ts";
import type { Queryable } from "#database/connect.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { changeImport, type ImportRecord } from "#database/queries/administration/registers/imports.ts";
import { takenHouseSlugs } from "#database/queries/administration/registers/known-places.ts";
import { type RowRecord, tickedAfter } from "#database/queries/administration/registers/rows.ts";
import type { Change } from "#database/queries/administration/records/record-store.ts";
import { requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { writeContent } from "#use-cases/administration/records/write-record.ts";
import { applyRow } from "./apply-row.ts";
import { lockedImport, presentedImport } from "./present-import.ts";

/** The name under which imports of registers stand in the audit log, with the uuid of the import. */
export const registerResource = "register-import";

/** Houses that are gone have negative lines. */
const beforeAll = -1_000_000;
/** Rows read at once. */
const rowsAtOnce = 500;

/**
 * Writes the ticked rows of a file, in one transaction: facts of houses with source, licence and date, new houses, houses that
 * are closed, an entry of each in the audit log, and one for the whole file by which it is undone. A fact that somebody has
 * changed since the file was compared is left as it is.
 *
 * @throws UseCaseError for everybody but editors, `not-found`, and `not-valid` for a file that is not ready or where nothing is
 * ticked
 */
export async function applyImport(context: UseCaseContext, uuid: string): Promise<RegisterImport> {
  const { uuid: by } = requireEditor(context);
  const change = { by, now: context.now() };
  await writeContent(context, async (tx) => {
    const file = await lockedImport(tx, uuid, "ready");
    const done = await applyRows(tx, file, change);
    const { changed, added, closed, left } = done;
    await insertAuditEntry(tx, {
      at: change.now,
      by,
      resource: registerResource,
      resourceUuid: uuid,
      action: "import",
      after: {
        name: file.fileName,
        source: file.source,
        licence: file.licence,
        date: file.date,
        changed,
        added,
        closed,
      },
    });
    await changeImport(tx, uuid, { state: "applied", appliedAt: change.now, left });
  });
  return presentedImport(context.database, uuid);
}

async function applyRows(tx: Queryable, file: ImportRecord, change: Change) {
  const done = { changed: 0, added: 0, closed: 0, left: 0 };
  const slugs = new Set(await takenHouseSlugs(tx));
  let rows: RowRecord[] = [];
  let seen = 0;
  for (let line = beforeAll; ; line = rows.at(-1)?.line ?? line) {
    rows = await tickedAfter(tx, file.uuid, line, rowsAtOnce);
    if (rows.length === 0) break;
    seen += rows.length;
    for (const row of rows) {
      const { as, left } = await applyRow(tx, file, row, slugs, change);
      if (as !== null) done[as] += 1;
      done.left += left;
    }
  }
  if (seen === 0) throw notValid("state", "register_none_ticked");
  return done;
}

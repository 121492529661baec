import { cutText } from "#domain/text/cut-text.ts";
import type { PathPreview } from "#contract/administration/path-import.ts";
import { loadMainPath } from "#database/queries/administration/main-path.ts";
import { savePathProposal } from "#database/queries/administration/path-imports.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import type { GapFilling } from "#domain/geography/path-import/propose-arcs.ts";
import { requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { runFileTask } from "../../imported-files/run-file-task.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { impactOf } from "#use-cases/administration/records/impact.ts";
import { proposalLifetimeMs } from "./path-proposal.ts";
import { sourcedPaths, writeArcPaths } from "./write-arc-paths.ts";

interface PathFile {
  readonly text: string;
  readonly fileName: string;
  /** How to fill legs in which the track has a gap. */
  readonly gaps: GapFilling;
}

/**
 * Previews the effect of a track file on the main way of a route. Writes nothing but the proposal itself, which can be
 * applied for an hour.
 *
 * @throws UseCaseError for everybody but editors, `not-found`, `not-valid` for an unreadable file, `too-many-requests`
 * or `unavailable` under load
 */
export async function previewPath(context: UseCaseContext, routeSlug: string, file: PathFile): Promise<PathPreview> {
  const { uuid: by } = requireEditor(context);
  const path = await loadMainPath(context.database, routeSlug);
  if (!path) throw new UseCaseError("not-found");
  const { preview, arcs, drawing } = await runFileTask(
    context,
    "files",
    "proposePath",
    { arcs: path.arcs },
    file.text,
    file.gaps,
  );
  const now = context.now();
  const fileName = cutText(file.fileName.replaceAll("\u0000", ""), 200);
  const impact = await impactOf(context, async (tx) => {
    await writeArcPaths(tx, await sourcedPaths(tx, arcs, fileName, now), { by, now });
  });
  const whole = { ...preview, fileName, changes: { ...preview.changes, impact } };
  const token = await inTransaction(context.database, (tx) =>
    savePathProposal(
      tx,
      {
        routeUuid: path.route.uuid,
        userUuid: by,
        fileName,
        proposal: { preview: whole, arcs, drawing },
        expiresAt: new Date(now.getTime() + proposalLifetimeMs),
      },
      now,
    ),
  );
  return { token, ...whole };
}

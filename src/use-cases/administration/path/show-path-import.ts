import { isUuid } from "#contract/http/field-types.ts";
import { loadMainPath, type MainPath } from "#database/queries/administration/main-path.ts";
import {
  findPathProposal,
  listPathImports,
  type PathImportRecord,
} from "#database/queries/administration/path-imports.ts";
import { waypointsOfArcs } from "#domain/geography/path-import/path-today.ts";
import { type WalkTotals, walkTotals } from "#domain/route-graph/walks/walk-totals.ts";
import { requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { pathResource } from "./apply-path.ts";
import { type StoredProposal, storedProposal } from "./path-proposal.ts";

interface PathImportPage {
  readonly route: MainPath["route"];
  readonly arcs: MainPath["arcs"];
  readonly totals: WalkTotals;
  /** Towns along the main way. */
  readonly towns: number;
  /** Null without a token, and for a token that has expired, has been used or belongs to somebody else. */
  readonly proposal: StoredProposal | null;
  readonly imports: readonly PathImportRecord[];
}

/**
 * The main way of a route with the pending proposal.
 *
 * @throws UseCaseError for everybody but editors, `not-found`
 */
export async function showPathImport(
  context: UseCaseContext,
  routeSlug: string,
  token: string | null,
): Promise<PathImportPage> {
  const { uuid: userUuid } = requireEditor(context);
  const path = await loadMainPath(context.database, routeSlug);
  if (!path) throw new UseCaseError("not-found");
  const stored =
    token !== null && isUuid(token)
      ? await findPathProposal(context.database, { uuid: token, userUuid, now: context.now() })
      : undefined;
  return {
    ...path,
    totals: walkTotals(path.arcs),
    towns: waypointsOfArcs(path.arcs).filter(({ townSlug }) => townSlug !== null).length,
    proposal: stored?.routeUuid === path.route.uuid ? storedProposal.parse(stored.proposal) : null,
    imports: await listPathImports(context.database, pathResource, path.route.uuid),
  };
}

import { z } from "zod";
import { pathPreview } from "#contract/administration/path-import.ts";

/** Somebody else has changed arcs since a preview was made, or since an import that is to be undone. */
export class PathChanged extends Error {
  override readonly name = "PathChanged";
  /** Ids of the arcs. */
  readonly arcs: readonly number[];

  constructor(arcs: readonly number[]) {
    super(`arcs have changed: ${arcs.join(", ")}`);
    this.arcs = arcs;
  }
}

/** The stored form of a preview until it is applied. */
export const storedProposal = z.object({
  preview: pathPreview.omit({ token: true }),
  arcs: z.array(
    z.object({
      id: z.int(),
      /** Version of the arc at the time of the preview. */
      version: z.int(),
      distanceM: z.int(),
      ascentM: z.int().nullable(),
      descentM: z.int().nullable(),
      /** Encoded polyline. */
      line: z.string(),
      lineElevationsM: z.array(z.int().nullable()),
    }),
  ),
  drawing: z.object({
    /** Encoded polyline of the file in walking order, simplified. */
    line: z.string(),
    /** Elevations along it; empty if unknown. */
    profile: z.array(z.object({ km: z.number(), elevationM: z.number() })),
  }),
});
export type StoredProposal = z.infer<typeof storedProposal>;
export type ProposedPath = StoredProposal["arcs"][number];

/** How long a preview can be applied, in milliseconds. */
export const proposalLifetimeMs = 3_600_000;

import { z } from "zod";
import { pathPreview } from "#contract/administration/path-import.ts";

/** Arcs have been changed by somebody else since a preview was made, or since an import that is to be undone. */
export class PathChanged extends Error {
  override readonly name = "PathChanged";
  /** Numbers of the arcs. */
  readonly arcs: readonly number[];

  constructor(arcs: readonly number[]) {
    super(`arcs have changed: ${arcs.join(", ")}`);
    this.arcs = arcs;
  }
}

/** What is kept of a preview until it is applied. */
export const storedProposal = z.object({
  preview: pathPreview.omit({ token: true }),
  arcs: z.array(
    z.object({
      id: z.int(),
      /** The version of the arc that the preview was made from. */
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
    /** Heights along it; empty without heights. */
    profile: z.array(z.object({ km: z.number(), elevationM: z.number() })),
  }),
});
export type StoredProposal = z.infer<typeof storedProposal>;
export type ProposedPath = StoredProposal["arcs"][number];

/** How long a preview can be applied, in milliseconds. */
export const proposalLifetimeMs = 3_600_000;

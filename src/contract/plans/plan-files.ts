import { z } from "zod";

/** Endings of the files that a plan is taken along in. */
export const planFileFormats = ["gpx", "kml", "ics", "csv", "json", "pdf"] as const;
export type PlanFileFormat = (typeof planFileFormats)[number];

/** Query of `GET /api/plans/{uuid}.gpx` and its like. */
export const planFileQuery = z.object({
  share: z.string().max(200).optional().meta({ description: "Token of a share link" }),
  language: z
    .enum(["en", "es"])
    .optional()
    .meta({ description: "Of the words in the file; Accept-Language by default" }),
});

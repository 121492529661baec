import { z } from "zod";
import { appliedPath, pathApplication, pathPreview } from "#contract/administration/path-import.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { applyPath } from "#use-cases/administration/path/apply-path.ts";
import { previewPath } from "#use-cases/administration/path/preview-path.ts";
import { sentFile, textOf } from "#use-cases/imported-files/sent-file.ts";
import { readForm } from "#api/body/read-form.ts";
import { jsonResponse, administration } from "#api/middleware/operations.ts";

/** A track of 30,000 points with everything that a watch records. */
const maxFormBytes = 15_000_000;

const path = "/administration/routes/{slug}/path";
const slugParams = z.object({ slug: z.string().meta({ param: { name: "slug", in: "path" } }) });
const form = z.object({
  file: z.any().meta({ type: "string", format: "binary", description: "GPX, KML or GeoJSON" }),
  gaps: z.enum(["today", "straight"]).optional().meta({
    description: "Legs with a gap in the track are unchanged (`today`, the default) or become straight lines",
  }),
});

/** `/api/administration/routes/{slug}/path`. */
export const routePathApi = administration(path, requireEditor, (on) => {
  on("post", `${path}/preview`, {
    operationId: "previewRoutePath",
    summary: "What a track would change on the main route of a route; for editors",
    description: `Nothing of the route is written. A preview can be applied for an hour, and replaces your earlier one of the same route. The form has ${maxFormBytes.toLocaleString("en")} bytes at most; files with a document type are refused.`,
    params: slugParams,
    form,
    response: jsonResponse("The preview", pathPreview),
    handle: async (context, { params }, c) => {
      const fields = await readForm(c.req.raw, { maxBytes: maxFormBytes, maxFields: 10, maxFiles: 1 });
      const file = sentFile(fields);
      return previewPath(context, params.slug, {
        text: await textOf(file, "track_unreadable"),
        fileName: file.name,
        gaps: fields.get("gaps") === "straight" ? "straight" : "today",
      });
    },
  });
  on("post", `${path}/apply`, {
    operationId: "applyRoutePath",
    summary: "Applies the proposal of a preview; for editors",
    params: slugParams,
    body: pathApplication,
    response: jsonResponse("Written", appliedPath),
    problems: [409],
    handle: (context, { params, body }) => applyPath(context, params.slug, body.token),
  });
});

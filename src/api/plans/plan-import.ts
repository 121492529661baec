import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { sentences } from "#messages/sentences/in-languages.ts";
import { remarkSentence } from "#contract/plans/import-remarks.ts";
import { importedPlan } from "#contract/plans/shown-plan.ts";
import { requireMember } from "#use-cases/actor.ts";
import { importPlan } from "#use-cases/plans/import/import-plan.ts";
import { readForm } from "#api/body/read-form.ts";
import type { Api, ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { onlyMethods } from "#api/middleware/other-methods.ts";
import { privateResponse } from "#api/middleware/private-response.ts";
import { planInWords } from "#use-cases/plans/present-plan.ts";
import { problemResponses } from "#api/http/problem-responses.ts";
import { sentFile, textOf } from "#use-cases/imported-files/sent-file.ts";
import { contextOf } from "#api/http/request-context.ts";

/** Of the form including its file. */
const maxFormBytes = 5_000_000;

const form = z.object({
  file: z.any().meta({ type: "string", format: "binary", description: "GPX, CSV or JSON" }),
  name: z.string().optional().meta({ description: "Name of the plan; by default the one in the file" }),
  route: z.string().optional().meta({ description: "Slug; by default the route with most of the places" }),
  preview: z.string().optional().meta({ description: "`true`: answer with the result and save nothing" }),
});
const content = { "application/json": { schema: importedPlan } };

const upload = createRoute({
  method: "post",
  path: "/plans/import",
  operationId: "importPlan",
  summary: "Makes a plan from a GPX, CSV or JSON file",
  description: `Takes a plan exported as JSON or CSV, a GPX file with a track for each day or with waypoints, and plain lists of towns, the start first. The form has ${maxFormBytes.toLocaleString("en")} bytes at most. A person may import 10 files in 10 minutes.`,
  tags: ["Plans"],
  responses: {
    200: { description: "The preview", content },
    201: { description: "The new plan", content },
    ...problemResponses(400, 401, 403, 413, 415, 419, 422, 429, 503),
  },
});

/** `POST /api/plans/import`. */
export function planImportApi({ context }: ApiOptions): Api {
  const app = new OpenAPIHono<ApiEnvironment>();
  app.openAPIRegistry.registerPath({
    ...upload,
    request: { body: { required: true, content: { "multipart/form-data": { schema: form } } } },
  });
  app.use(upload.path, onlyMethods("POST"));
  app.post(upload.path, privateResponse, async (c) => {
    const requestContext = await contextOf(c, context);
    // Reads no large body before authentication.
    requireMember(requestContext);
    const fields = await readForm(c.req.raw, { maxBytes: maxFormBytes, maxFields: 10, maxFiles: 1 });
    const file = sentFile(fields);
    const words = (name: string): string | null => {
      const value = fields.get(name);
      return typeof value === "string" && value.trim() !== "" ? value.replaceAll("\u0000", "") : null;
    };
    const { plan, unmatched, remarks, preview } = await importPlan(requestContext, {
      text: await textOf(file, "file_unreadable"),
      fileName: file.name,
      name: words("name"),
      route: words("route"),
      // A preview unless explicitly switched off.
      preview: !["false", "0", "no", "off"].includes(words("preview")?.toLowerCase() ?? "false"),
    });
    const language = c.get("language");
    const remarksWithText = remarks.map((remark) => ({
      ...remark,
      text: remarkSentence(remark, sentences[language].imports),
    }));
    const answer = { plan: planInWords(plan, language), unmatched, remarks: remarksWithText, preview };
    if (preview) return c.json(answer, 200);
    return c.json(answer, 201, { Location: `/api/plans/${plan.uuid}`, ETag: `"${plan.version}"` });
  });
  return app;
}

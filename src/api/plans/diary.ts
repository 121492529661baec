import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import {
  diary,
  diaryParams,
  diaryPhoto,
  diaryPhotoWriting,
  diaryWriting,
  photoCaption,
} from "#contract/plans/diary.ts";
import { languages } from "#domain/language.ts";
import { maxPhotoBytes } from "#domain/photos/photo-limits.ts";
import { addDiaryPhoto, captionDiaryPhoto, removeDiaryPhoto } from "#use-cases/diary/change-photos.ts";
import { readDiaryPhoto, showDiary } from "#use-cases/diary/show-diary.ts";
import { writeDiary } from "#use-cases/diary/write-diary.ts";
import { exportKeepsake } from "#use-cases/plans/keepsake/export-keepsake.ts";
import { sentFile } from "#use-cases/imported-files/sent-file.ts";
import { openOwnPlan } from "#use-cases/plans/plan-access.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { readForm } from "#api/body/read-form.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { expectedVersion } from "#api/http/entity-tag.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { contextOf } from "#api/http/request-context.ts";
import { noStore } from "#api/middleware/private-answer.ts";
import { jsonAnswer } from "#api/http/json-content.ts";
import { shareQuery, uuidParams, versionHeader } from "#api/http/request-parts.ts";
import { operations } from "#api/middleware/operations.ts";

const tags = ["Plans"];
const photoParams = uuidParams.extend({ photo: z.string().meta({ param: { name: "photo", in: "path" } }) });
const sizes = z.enum(["small.jpg", "large.jpg"]);
const form = z.object({
  file: z.any().meta({ type: "string", format: "binary", description: "JPEG, PNG, WebP or AVIF, 15 MB at most" }),
  uuid: z.string().meta({ description: "Made by whoever sends it: sent again it makes no second photo" }),
  caption: photoCaption.optional(),
});

const add = createRoute({
  method: "post",
  path: "/plans/{uuid}/diary/{date}/photos",
  operationId: "addDiaryPhoto",
  summary: "Adds a photo to a day of the diary",
  description:
    "It is made anew without what the camera wrote beside it, such as the place. 12 a day, 300 a plan at most.",
  tags,
  request: { params: diaryParams, body: { required: true, content: { "multipart/form-data": { schema: form } } } },
  responses: {
    201: jsonAnswer("The photo", diaryPhoto),
    ...problemAnswers(400, 403, 404, 413, 415, 419, 422, 429, 503),
  },
});

const read = createRoute({
  method: "get",
  path: "/plans/{uuid}/diary/photos/{photo}/{size}",
  operationId: "readDiaryPhoto",
  summary: "A photo of the diary: for its owner, or by a link that shows photos",
  tags,
  request: {
    params: photoParams.extend({ size: sizes.meta({ param: { name: "size", in: "path" } }) }),
    query: shareQuery,
  },
  responses: {
    200: {
      description: "JPEG",
      content: { "image/jpeg": { schema: z.any().meta({ type: "string", format: "binary" }) } },
    },
    ...problemAnswers(404, 422),
  },
});

const keepsake = createRoute({
  method: "get",
  path: "/plans/{uuid}/keepsake",
  operationId: "downloadKeepsake",
  summary: "The walk that was walked as a booklet of its diary and photos; for its owner",
  tags,
  request: {
    params: uuidParams,
    query: z.object({ language: z.enum(languages).optional().catch(undefined).meta({ type: "string" }) }),
  },
  responses: {
    200: {
      description: "The booklet",
      content: { "application/pdf": { schema: z.any().meta({ type: "string", format: "binary" }) } },
    },
    ...problemAnswers(404, 422, 429, 503),
  },
});

/** `/api/plans/{uuid}/diary`, and the booklet that it makes. */
export function diaryApi(options: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const { context } = options;
  const { app, on } = operations(options, { tag: "Plans" });
  app.use("/plans/:uuid/diary/*", noStore);
  on("get", "/plans/{uuid}/diary", {
    operationId: "showDiary",
    summary: "What the walker has written of each day, and its photos",
    description: "For its owner; with the token of a share link as much of it as the owner has ticked.",
    params: uuidParams,
    query: shareQuery,
    answer: jsonAnswer("The diary", diary),
    by: (asking, { params, query }) => showDiary(asking, params.uuid, query.share),
  });
  on("put", "/plans/{uuid}/diary/{date}", {
    operationId: "writeDiary",
    summary: "Writes a day of the diary",
    description: 'Builds on the version that `If-Match` names; `"0"` where nothing is written yet.',
    params: diaryParams,
    headers: versionHeader,
    body: diaryWriting,
    answer: jsonAnswer("The day", diary.shape.entries.unwrap().element),
    by: (asking, { params, body }, c) => writeDiary(asking, params.uuid, params.date, body, expectedVersion(c)),
  });
  app.openAPIRegistry.registerPath(add);
  app.post("/plans/:uuid/diary/:date/photos", async (c) => {
    const asked = await contextOf(c, context);
    const { uuid: plan, date } = c.req.param();
    // Nobody else sends us pictures.
    await openOwnPlan(asked, plan);
    if (!diaryParams.shape.date.safeParse(date).success) throw notValid("date", "not_of_plan");
    const fields = await readForm(c.req.raw, { maxBytes: maxPhotoBytes + 10_000, maxFields: 5, maxFiles: 1 });
    const caption = photoCaption.safeParse(fields.get("caption") ?? "");
    if (!caption.success) throw notValid("caption", "words_too_long");
    const file = sentFile(fields);
    const picture = { name: file.name, mediaType: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
    const words = { uuid: String(fields.get("uuid") ?? ""), date, caption: caption.data };
    return c.json(await addDiaryPhoto(asked, plan, words, picture), 201);
  });
  app.openapi(read, async (c) => {
    const { uuid: plan, photo, size } = c.req.valid("param");
    const { share } = c.req.valid("query");
    const which = size === "large.jpg" ? "large" : "small";
    const content = await readDiaryPhoto(await contextOf(c, context), { plan, photo, size: which, share });
    return c.body(content, 200, { "Content-Type": "image/jpeg", "Cache-Control": "private, no-store" });
  });
  app.openapi(keepsake, async (c) => {
    const language = c.req.valid("query").language ?? c.get("language");
    const booklet = await exportKeepsake(await contextOf(c, context), c.req.valid("param").uuid, language);
    return c.body(Uint8Array.from(booklet), 200, {
      "Content-Type": "application/pdf",
      "Content-Disposition": 'attachment; filename="keepsake.pdf"',
      "Cache-Control": "private, no-store",
    });
  });
  on("put", "/plans/{uuid}/diary/photos/{photo}", {
    operationId: "captionDiaryPhoto",
    summary: "Writes the words beside a photo",
    params: photoParams,
    body: diaryPhotoWriting,
    answer: jsonAnswer("The photo", diaryPhoto),
    by: (asking, { params, body }) => captionDiaryPhoto(asking, params.uuid, params.photo, body.caption),
  });
  on("delete", "/plans/{uuid}/diary/photos/{photo}", {
    operationId: "deleteDiaryPhoto",
    summary: "Removes a photo for good",
    params: photoParams,
    by: (asking, { params }) => removeDiaryPhoto(asking, params.uuid, params.photo),
  });
  return app;
}

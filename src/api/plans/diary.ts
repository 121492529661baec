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
import { newApi } from "#api/http/new-api.ts";
import { jsonBody } from "#api/middleware/json-body.ts";
import { noStore } from "#api/middleware/private-answer.ts";
import { jsonAnswer, jsonContent } from "#api/http/json-content.ts";
import { shareQuery, uuidParams, versionHeader } from "#api/http/request-parts.ts";

const tags = ["Plans"];
const photoParams = uuidParams.extend({ photo: z.string().meta({ param: { name: "photo", in: "path" } }) });
const sizes = z.enum(["small.jpg", "large.jpg"]);
const form = z.object({
  file: z.any().meta({ type: "string", format: "binary", description: "JPEG, PNG, WebP or AVIF, 15 MB at most" }),
  uuid: z.string().meta({ description: "Made by whoever sends it: sent again it makes no second photo" }),
  caption: photoCaption.optional(),
});

const show = createRoute({
  method: "get",
  path: "/plans/{uuid}/diary",
  operationId: "showDiary",
  summary: "What the walker has written of each day, and its photos",
  description: "For its owner; with the token of a share link as much of it as the owner has ticked.",
  tags,
  request: { params: uuidParams, query: shareQuery },
  responses: {
    200: jsonAnswer("The diary", diary),
    ...problemAnswers(404),
  },
});

const write = createRoute({
  method: "put",
  path: "/plans/{uuid}/diary/{date}",
  operationId: "writeDiary",
  summary: "Writes a day of the diary",
  description: 'Builds on the version that `If-Match` names; `"0"` where nothing is written yet.',
  tags,
  middleware: [jsonBody()] as const,
  request: {
    params: diaryParams,
    headers: versionHeader,
    body: jsonContent(diaryWriting),
  },
  responses: {
    200: jsonAnswer("The day", diary.shape.entries.unwrap().element),
    ...problemAnswers(400, 403, 404, 409, 413, 415, 419, 422, 428),
  },
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

const describe = createRoute({
  method: "put",
  path: "/plans/{uuid}/diary/photos/{photo}",
  operationId: "captionDiaryPhoto",
  summary: "Writes the words beside a photo",
  tags,
  middleware: [jsonBody()] as const,
  request: {
    params: photoParams,
    body: jsonContent(diaryPhotoWriting),
  },
  responses: {
    200: jsonAnswer("The photo", diaryPhoto),
    ...problemAnswers(400, 403, 404, 413, 415, 419, 422),
  },
});

const remove = createRoute({
  method: "delete",
  path: "/plans/{uuid}/diary/photos/{photo}",
  operationId: "deleteDiaryPhoto",
  summary: "Removes a photo for good",
  tags,
  request: { params: photoParams },
  responses: { 204: { description: "Done" }, ...problemAnswers(403, 404, 419) },
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
export function diaryApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  app.use("/plans/:uuid/diary/*", noStore);
  app.openapi(show, async (c) => {
    const { share } = c.req.valid("query");
    return c.json(await showDiary(await contextOf(c, context), c.req.valid("param").uuid, share), 200);
  });
  app.openapi(write, async (c) => {
    const { uuid, date } = c.req.valid("param");
    const asked = await contextOf(c, context);
    return c.json(await writeDiary(asked, uuid, date, c.req.valid("json"), expectedVersion(c)), 200);
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
  app.openapi(describe, async (c) => {
    const { uuid, photo } = c.req.valid("param");
    const words = c.req.valid("json").caption;
    return c.json(await captionDiaryPhoto(await contextOf(c, context), uuid, photo, words), 200);
  });
  app.openapi(remove, async (c) => {
    const { uuid, photo } = c.req.valid("param");
    await removeDiaryPhoto(await contextOf(c, context), uuid, photo);
    return c.body(null, 204);
  });
  return app;
}

import { z } from "zod";
import {
  diary,
  diaryParams,
  diaryPhoto,
  diaryPhotoWriting,
  diaryWriting,
  photoCaption,
} from "#contract/plans/diary.ts";
import { languages } from "#domain/text/language.ts";
import { maxPhotoBytes, maxPhotoMegabytes } from "#domain/places/photo-limits.ts";
import { addDiaryPhoto, captionDiaryPhoto, removeDiaryPhoto } from "#use-cases/plans/diary/change-photos.ts";
import { readDiaryPhoto, showDiary } from "#use-cases/plans/diary/show-diary.ts";
import { writeDiary } from "#use-cases/plans/diary/write-diary.ts";
import { exportKeepsake } from "#use-cases/plans/keepsake/export-keepsake.ts";
import { sentFile } from "#use-cases/imported-files/sent-file.ts";
import { openOwnPlan } from "#use-cases/plans/plan-access.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { readForm } from "#api/body/read-form.ts";
import { shareQuery, uuidParams, versionHeader } from "#api/http/request-parts.ts";
import { noStore } from "#api/middleware/private-response.ts";
import { jsonResponse, fileResponse, area } from "#api/middleware/operations.ts";

const photoParams = uuidParams.extend({ photo: z.string().meta({ param: { name: "photo", in: "path" } }) });
const sizes = z.enum(["small.jpg", "large.jpg"]);
const form = z.object({
  file: z.any().meta({
    type: "string",
    format: "binary",
    description: `JPEG, PNG, WebP or AVIF, ${maxPhotoMegabytes} MB at most`,
  }),
  uuid: z.string().meta({ description: "Chosen by the sender: sending it again makes no second photo" }),
  caption: photoCaption.optional(),
});

/** `/api/plans/{uuid}/diary`, and its booklet. */
export const diaryApi = area({ tag: "Plans" }, (on, { app }) => {
  app.use("/plans/:uuid/diary/*", noStore);
  on("get", "/plans/{uuid}/diary", {
    operationId: "showDiary",
    summary: "The walker's diary of each day, and its photos",
    description: "For its owner; with the token of a share link only the shared parts.",
    params: uuidParams,
    query: shareQuery,
    response: jsonResponse("The diary", diary),
    handle: (context, { params, query }) => showDiary(context, params.uuid, query.share),
  });
  on("put", "/plans/{uuid}/diary/{date}", {
    operationId: "writeDiary",
    summary: "Writes a day of the diary",
    description: 'Based on the version in `If-Match`; `"0"` for an empty day.',
    params: diaryParams,
    headers: versionHeader,
    body: diaryWriting,
    response: jsonResponse("The day", diary.shape.entries.unwrap().element),
    handle: (context, { params, body, headers }) =>
      writeDiary(context, params.uuid, params.date, body, headers["if-match"]),
  });
  on("post", "/plans/{uuid}/diary/{date}/photos", {
    operationId: "addDiaryPhoto",
    summary: "Adds a photo to a day of the diary",
    description:
      "It is saved anew without what the camera added to it, such as the location. 12 a day, 300 a plan at most.",
    params: diaryParams,
    form,
    response: jsonResponse("The photo", diaryPhoto),
    status: 201,
    handle: async (context, { params: { uuid: plan, date } }, c) => {
      // Only the owner may send pictures.
      await openOwnPlan(context, plan);
      if (!diaryParams.shape.date.safeParse(date).success) throw notValid("date", "not_of_plan");
      const fields = await readForm(c.req.raw, { maxBytes: maxPhotoBytes + 10_000, maxFields: 5, maxFiles: 1 });
      const caption = photoCaption.safeParse(fields.get("caption") ?? "");
      if (!caption.success) throw notValid("caption", "words_too_long");
      const file = sentFile(fields);
      const picture = { name: file.name, mediaType: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
      const words = { uuid: String(fields.get("uuid") ?? ""), date, caption: caption.data };
      return addDiaryPhoto(context, plan, words, picture);
    },
  });
  on("get", "/plans/{uuid}/diary/photos/{photo}/{size}", {
    operationId: "readDiaryPhoto",
    summary: "A photo of the diary: for its owner, or by a link that shows photos",
    params: photoParams.extend({ size: sizes.meta({ param: { name: "size", in: "path" } }) }),
    query: shareQuery,
    response: fileResponse("JPEG", "image/jpeg"),
    problems: [422],
    handle: async (context, { params, query }, c) => {
      const { uuid: plan, photo } = params;
      const size = params.size === "large.jpg" ? "large" : "small";
      const content = await readDiaryPhoto(context, { plan, photo, size, share: query.share });
      return c.body(content, 200, { "Content-Type": "image/jpeg", "Cache-Control": "private, no-store" });
    },
  });
  on("get", "/plans/{uuid}/keepsake", {
    operationId: "downloadKeepsake",
    summary: "The diary and photos of a walk as a booklet; for its owner",
    params: uuidParams,
    query: z.object({ language: z.enum(languages).optional().catch(undefined).meta({ type: "string" }) }),
    response: fileResponse("The booklet", "application/pdf"),
    problems: [429, 503],
    handle: async (context, { params, query }, c) => {
      const language = query.language ?? c.get("language");
      const booklet = await exportKeepsake(context, params.uuid, language);
      return c.body(Uint8Array.from(booklet), 200, {
        "Content-Type": "application/pdf",
        "Content-Language": language,
        "Content-Disposition": 'attachment; filename="keepsake.pdf"',
        "Cache-Control": "private, no-store",
      });
    },
  });
  on("put", "/plans/{uuid}/diary/photos/{photo}", {
    operationId: "captionDiaryPhoto",
    summary: "Writes the caption of a photo",
    params: photoParams,
    body: diaryPhotoWriting,
    response: jsonResponse("The photo", diaryPhoto),
    handle: (context, { params, body }) => captionDiaryPhoto(context, params.uuid, params.photo, body.caption),
  });
  on("delete", "/plans/{uuid}/diary/photos/{photo}", {
    operationId: "deleteDiaryPhoto",
    summary: "Permanently deletes a photo",
    params: photoParams,
    handle: (context, { params }) => removeDiaryPhoto(context, params.uuid, params.photo),
  });
});

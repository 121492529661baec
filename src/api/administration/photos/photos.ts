import type { Context } from "hono";
import {
  administeredPhoto,
  photoChange,
  type PhotoList,
  photoList,
  photoOrder,
  type PhotoResource,
  photoResources,
  type PhotoWords,
  photoWords,
} from "#contract/places/photos.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { addPhoto } from "#use-cases/administration/photos/add-photo.ts";
import { changePhoto } from "#use-cases/administration/photos/change-photo.ts";
import { deletePhoto } from "#use-cases/administration/photos/delete-photo.ts";
import { listPhotos } from "#use-cases/administration/photos/list-photos.ts";
import type { PhotoPlace } from "#use-cases/administration/photos/open-photo.ts";
import { orderPhotos, photoOrderName } from "#use-cases/administration/photos/order-photos.ts";
import { type Api, type ApiEnvironment, type ApiOptions, newApi } from "#api/http/environment.ts";
import { versionHeader } from "#api/http/request-parts.ts";
import { forRole, noStore } from "#api/middleware/private-response.ts";
import { fieldsProblem } from "#api/http/problems.ts";
import { maxPhotoBytes, maxPhotoMegabytes } from "#domain/places/photo-limits.ts";
import { sentFile, type SentPicture } from "#use-cases/imported-files/sent-file.ts";
import { readForm } from "#api/body/read-form.ts";
import { z } from "zod";
import { jsonResponse, operations } from "#api/middleware/operations.ts";

const subjectParams = z.object({ uuid: z.string().meta({ param: { name: "uuid", in: "path" } }) });
const photoParams = subjectParams.extend({ photo: z.string().meta({ param: { name: "photo", in: "path" } }) });
const form = photoWords.extend({
  file: z.any().meta({
    type: "string",
    format: "binary",
    description: `JPEG, PNG, WebP or AVIF, ${maxPhotoMegabytes} MB at most`,
  }),
});
const photo = jsonResponse("The photo; its version is also its ETag", administeredPhoto);
const orderHeader = z.object({
  "if-match": z.string().optional().meta({ description: "ETag of the list that the order is based on" }),
});
const photos = jsonResponse("The photos in order, which the ETag identifies", photoList);

const mayBeEmpty: ReadonlySet<string> = new Set(["altEs", "author"]);

/** A photo with its description and the overhead of a form. */
const maxFormBytes = maxPhotoBytes + 100_000;

/**
 * The file and the description of a photo.
 *
 * @throws ProblemError for a body that is too long, not a form, or broken, and for missing fields
 * @throws UseCaseError `not-valid` without a file
 */
async function readPhotoForm(
  c: Context<ApiEnvironment>,
): Promise<{ readonly words: PhotoWords; readonly picture: SentPicture }> {
  const fields = await readForm(c.req.raw, { maxBytes: maxFormBytes, maxFields: 10, maxFiles: 1 });
  const sent = Object.fromEntries(
    [...fields].filter(([name, value]) => typeof value === "string" && (!mayBeEmpty.has(name) || value !== "")),
  );
  const words = photoWords.safeParse(sent);
  if (!words.success) throw fieldsProblem(words.error.issues, sent, c.get("language"));
  const file = sentFile(fields);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { words: words.data, picture: { name: file.name, mediaType: file.type, bytes } };
}

/** `/api/administration/{towns|accommodations|points-of-interest}/{uuid}/photos`. */
export function photosApi(options: ApiOptions): Api {
  const app = newApi();
  for (const resource of photoResources) app.route("/", photosOf(resource, options));
  return app;
}

/** The order named in `If-Match`; null without one. */
function expectedOrder(c: Context): string | null {
  const header = c.req.header("If-Match")?.trim() ?? "";
  return header === "" || header === "*" ? null : header.replace(/^(?:W\/)?"?|"?$/g, "");
}

function photosOf(resource: PhotoResource, options: ApiOptions): Api {
  const { app, on } = operations(options, { tag: "Administration", problems: [401, 404] });
  const path = `/administration/${resource}/{uuid}/photos`;
  const name = resource.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  app.use(`/administration/${resource}/:uuid/photos/*`, noStore, forRole(options.context, requireEditor));
  const placeOf = ({ uuid, photo: which }: { uuid: string; photo: string }): PhotoPlace => ({
    resource,
    subjectUuid: uuid,
    uuid: which,
  });
  const inOrder = (c: Context, { data }: PhotoList): PhotoList => {
    c.header("ETag", `"${photoOrderName(data.map(({ uuid }) => uuid))}"`);
    return { data };
  };
  on("get", path, {
    operationId: `listPhotosOf${name}`,
    summary: "Photos in order; for editors",
    params: subjectParams,
    response: photos,
    handle: async (requestContext, { params }, c) =>
      inOrder(c, await listPhotos(requestContext, resource, params.uuid)),
  });
  on("post", path, {
    operationId: `addPhotoOf${name}`,
    summary: "Adds a photo after the others; for editors",
    description:
      "The picture is re-encoded: upright, in several sizes, and without camera metadata such as the location.",
    params: subjectParams,
    form,
    response: photo,
    status: 201,
    isTagged: true,
    handle: async (requestContext, { params }, c) => {
      const { words, picture } = await readPhotoForm(c);
      return addPhoto(requestContext, resource, params.uuid, words, picture);
    },
  });
  // Before single photos, whose `{uuid}` would match this name.
  on("put", `${path}/order`, {
    operationId: `orderPhotosOf${name}`,
    summary: "Puts the photos in an order; for editors",
    description: "With If-Match, only if the order still has the ETag returned with the list.",
    params: subjectParams,
    headers: orderHeader,
    body: photoOrder,
    response: photos,
    problems: [409],
    handle: async (requestContext, { params, body }, c) =>
      inOrder(c, await orderPhotos(requestContext, resource, params.uuid, body.uuids, expectedOrder(c))),
  });
  on("patch", `${path}/{photo}`, {
    operationId: `changePhotoOf${name}`,
    summary: "Changes the description of a photo; for editors",
    params: photoParams,
    headers: versionHeader,
    body: photoChange,
    response: photo,
    isTagged: true,
    handle: (requestContext, { params, body, headers }) =>
      changePhoto(requestContext, placeOf(params), body, headers["if-match"]),
  });
  on("delete", `${path}/{photo}`, {
    operationId: `deletePhotoOf${name}`,
    summary: "Deletes a photo; for editors",
    description: "Its files can no longer be fetched. For thirty days it can be restored from the audit log.",
    params: photoParams,
    headers: versionHeader,
    problems: [422],
    handle: (requestContext, { params, headers }) => deletePhoto(requestContext, placeOf(params), headers["if-match"]),
  });
  return app;
}

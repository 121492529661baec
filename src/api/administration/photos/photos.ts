import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import {
  type PhotoList,
  type PhotoResource,
  photoResources,
  photoWords,
  type PhotoWords,
} from "#contract/places/photos.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { addPhoto } from "#use-cases/photos/add-photo.ts";
import { changePhoto } from "#use-cases/photos/change-photo.ts";
import { deletePhoto } from "#use-cases/photos/delete-photo.ts";
import { listPhotos } from "#use-cases/photos/list-photos.ts";
import type { PhotoPlace } from "#use-cases/photos/open-photo.ts";
import { orderPhotos, photoOrderName } from "#use-cases/photos/order-photos.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { expectedVersion } from "#api/http/entity-tag.ts";
import { forRole } from "../../middleware/for-role.ts";
import { noStore } from "../../middleware/private-answer.ts";
import { ProblemError } from "#api/http/problems.ts";
import { contextOf } from "#api/http/request-context.ts";
import { newApi } from "#api/http/new-api.ts";
import { fieldErrors, fieldErrorsSummary } from "#contract/http/field-errors.ts";
import { maxPhotoBytes } from "#domain/photos/photo-limits.ts";
import { sentFile, type SentPicture } from "#use-cases/imported-files/sent-file.ts";
import { readForm } from "#api/body/read-form.ts";
import { photoRoutes } from "./photo-routes.ts";

/** A photo with the words beside it and what holds the parts of a form together. */
const maxFormBytes = maxPhotoBytes + 100_000;

/**
 * The file of a photo and its words.
 *
 * @throws ProblemError for a body that is too long, no form, or broken, and for words that are missing
 * @throws UseCaseError `not-valid` without a file
 */
async function readPhotoForm(
  c: Context<ApiEnvironment>,
): Promise<{ readonly words: PhotoWords; readonly picture: SentPicture }> {
  const fields = await readForm(c.req.raw, { maxBytes: maxFormBytes, maxFields: 10, maxFiles: 1 });
  const sent = Object.fromEntries(
    [...fields].filter(([name, value]) => typeof value === "string" && (name !== "author" || value !== "")),
  );
  const words = photoWords.safeParse(sent);
  if (!words.success) {
    const language = c.get("language");
    const errors = fieldErrors(words.error.issues, sent, language);
    throw new ProblemError("not-possible", fieldErrorsSummary(language), errors);
  }
  const file = sentFile(fields);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { words: words.data, picture: { name: file.name, mediaType: file.type, bytes } };
}

/** `/api/administration/{towns|accommodations|points-of-interest}/{uuid}/photos`. */
export function photosApi(options: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  for (const resource of photoResources) app.route("/", photosOf(resource, options));
  return app;
}

const orderTag = (photos: PhotoList["data"]): string => `"${photoOrderName(photos.map(({ uuid }) => uuid))}"`;

/** The order that `If-Match` names; null without one. */
function expectedOrder(c: Context): string | null {
  const header = c.req.header("If-Match")?.trim() ?? "";
  return header === "" || header === "*" ? null : header.replace(/^(?:W\/)?"?|"?$/g, "");
}

function photosOf(resource: PhotoResource, { context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  const routes = photoRoutes(resource);
  const guard = forRole(context, requireEditor);
  const path = `/administration/${resource}/:uuid/photos` as const;
  for (const address of [path, `${path}/*`]) app.use(address, noStore, guard);
  const placeOf = ({ uuid, photo }: { uuid: string; photo: string }): PhotoPlace => ({
    resource,
    subjectUuid: uuid,
    uuid: photo,
  });

  app.openapi(routes.list, async (c) => {
    const { data } = await listPhotos(await contextOf(c, context), resource, c.req.valid("param").uuid);
    c.header("ETag", orderTag(data));
    return c.json({ data }, 200);
  });
  app.openAPIRegistry.registerPath(routes.add);
  app.post(path, async (c) => {
    const asking = await contextOf(c, context);
    const { words, picture } = await readPhotoForm(c);
    const photo = await addPhoto(asking, resource, c.req.param("uuid"), words, picture);
    c.header("ETag", `"${photo.version}"`);
    return c.json(photo, 201);
  });
  app.openapi(routes.order, async (c) => {
    const { uuids } = c.req.valid("json");
    const asking = await contextOf(c, context);
    const photos = await orderPhotos(asking, resource, c.req.valid("param").uuid, uuids, expectedOrder(c));
    c.header("ETag", orderTag(photos.data));
    return c.json(photos, 200);
  });
  app.openapi(routes.change, async (c) => {
    const place = placeOf(c.req.valid("param"));
    const photo = await changePhoto(await contextOf(c, context), place, c.req.valid("json"), expectedVersion(c));
    c.header("ETag", `"${photo.version}"`);
    return c.json(photo, 200);
  });
  app.openapi(routes.remove, async (c) => {
    await deletePhoto(await contextOf(c, context), placeOf(c.req.valid("param")), expectedVersion(c));
    return c.body(null, 204);
  });
  return app;
}

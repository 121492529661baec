import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import {
  administeredPhoto,
  photoChange,
  photoList,
  type PhotoResource,
  photoOrder,
  photoWords,
} from "#contract/places/photos.ts";
import { jsonBody } from "../../middleware/json-body.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { jsonAnswer, jsonContent } from "#api/http/json-content.ts";
import { versionHeader } from "#api/http/request-parts.ts";

const tags = ["Administration"];
const middleware = [jsonBody()];
const subjectParams = z.object({ uuid: z.string().meta({ param: { name: "uuid", in: "path" } }) });
const photoParams = subjectParams.extend({ photo: z.string().meta({ param: { name: "photo", in: "path" } }) });
const form = photoWords.extend({
  file: z.any().meta({ type: "string", format: "binary", description: "JPEG, PNG, WebP or AVIF, 15 MB at most" }),
});
const photo = jsonAnswer("The photo; its version is also its ETag", administeredPhoto);
const orderHeader = z.object({
  "if-match": z.string().optional().meta({ description: "ETag of the list that the order builds on" }),
});
const photos = jsonAnswer("The photos in their order, whose ETag names it", photoList);

/** The operations on the photos of one resource's records. */
export function photoRoutes(resource: PhotoResource) {
  const path = `/administration/${resource}/{uuid}/photos`;
  const one = `${path}/{photo}`;
  const name = resource.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return {
    list: createRoute({
      method: "get",
      path,
      operationId: `listPhotosOf${name}`,
      summary: "Photos in their order; for editors",
      tags,
      request: { params: subjectParams },
      responses: { 200: photos, ...problemAnswers(401, 404) },
    }),
    add: createRoute({
      method: "post",
      path,
      operationId: `addPhotoOf${name}`,
      summary: "Adds a photo after the others; for editors",
      description:
        "The picture is made anew: upright, in several sizes, and without what the camera wrote beside it, such as the place.",
      tags,
      request: {
        params: subjectParams,
        body: { required: true, content: { "multipart/form-data": { schema: form } } },
      },
      responses: { 201: photo, ...problemAnswers(400, 401, 403, 404, 413, 415, 419, 422, 429, 503) },
    }),
    // Before the single photos, whose uuids would take its name.
    order: createRoute({
      method: "put",
      path: `${path}/order`,
      operationId: `orderPhotosOf${name}`,
      summary: "Puts the photos in an order; for editors",
      description: "With If-Match only when the order is still the one whose ETag the list has answered.",
      tags,
      middleware,
      request: {
        params: subjectParams,
        headers: orderHeader,
        body: jsonContent(photoOrder),
      },
      responses: { 200: photos, ...problemAnswers(400, 401, 403, 404, 409, 413, 415, 419, 422) },
    }),
    change: createRoute({
      method: "patch",
      path: one,
      operationId: `changePhotoOf${name}`,
      summary: "Changes what is said of a photo; for editors",
      tags,
      middleware,
      request: {
        params: photoParams,
        headers: versionHeader,
        body: jsonContent(photoChange),
      },
      responses: { 200: photo, ...problemAnswers(400, 401, 403, 404, 409, 413, 415, 419, 422, 428) },
    }),
    remove: createRoute({
      method: "delete",
      path: one,
      operationId: `deletePhotoOf${name}`,
      summary: "Deletes a photo; for editors",
      description: "Nobody can fetch its files any more. For thirty days the audit log can bring it back.",
      tags,
      request: { params: photoParams, headers: versionHeader },
      responses: { 204: { description: "Done" }, ...problemAnswers(401, 403, 404, 409, 419, 422, 428) },
    }),
  };
}

import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { favouriteNote, favourites, favouriteUuids } from "#contract/accounts/favourites.ts";
import {
  addFavourite,
  dropFavourite,
  listOwnFavourites,
  mergeFavourites,
  reorderFavourites,
  writeFavouriteNote,
} from "#use-cases/favourites/own-favourites.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { jsonBody } from "#api/middleware/json-body.ts";
import { noStore } from "#api/middleware/private-answer.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { contextOf, requireUuid } from "#api/http/request-context.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonAnswer, jsonContent } from "#api/http/json-content.ts";
import { uuidParams } from "#api/http/request-parts.ts";

const tags = ["Favourites"];
const noContent = { description: "Done" };
const all = jsonAnswer("Favourites", favourites);

const list = createRoute({
  method: "get",
  path: "/favourites",
  operationId: "listFavourites",
  summary: "The person's favourite towns and houses, in the person's order",
  tags,
  responses: { 200: all, ...problemAnswers(401) },
});

const merge = createRoute({
  method: "post",
  path: "/favourites/merge",
  operationId: "mergeFavourites",
  summary: "Adds favourites that a visitor kept in the browser",
  description: "What is there stays as it is; what does not exist (any more) is left out.",
  tags,
  middleware: [jsonBody()] as const,
  request: { body: jsonContent(favouriteUuids) },
  responses: { 200: all, ...problemAnswers(400, 401, 403, 413, 415, 419, 422) },
});

const reorder = createRoute({
  method: "put",
  path: "/favourites/order",
  operationId: "reorderFavourites",
  summary: "Puts the named favourites first, in this order",
  tags,
  middleware: [jsonBody()] as const,
  request: { body: jsonContent(favouriteUuids) },
  responses: { 204: noContent, ...problemAnswers(400, 401, 403, 413, 415, 419, 422) },
});

const kinds = [
  { kind: "towns", path: "/favourites/towns/{uuid}", name: "Town" },
  { kind: "accommodations", path: "/favourites/accommodations/{uuid}", name: "Accommodation" },
] as const;

/** Descriptions of the operations on one favourite. */
function operations({ path, name }: (typeof kinds)[number]) {
  const usual = { path, tags } as const;
  return {
    add: createRoute({
      ...usual,
      method: "put",
      operationId: `addFavourite${name}`,
      summary: "Adds a favourite; changes nothing when it is one",
      request: { params: uuidParams },
      responses: { 204: noContent, ...problemAnswers(401, 403, 404, 419) },
    }),
    note: createRoute({
      ...usual,
      method: "patch",
      operationId: `noteFavourite${name}`,
      summary: "Writes the person's own words about a favourite",
      middleware: [jsonBody({ forms: true })] as const,
      request: { params: uuidParams, body: jsonContent(favouriteNote) },
      responses: { 204: noContent, ...problemAnswers(400, 401, 403, 404, 413, 415, 419, 422) },
    }),
    remove: createRoute({
      ...usual,
      method: "delete",
      operationId: `removeFavourite${name}`,
      summary: "Removes a favourite; changes nothing when it is none",
      request: { params: uuidParams },
      responses: { 204: noContent, ...problemAnswers(401, 403, 404, 419) },
    }),
  };
}

/** `/api/favourites`. */
export function favouritesApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  app.use("/favourites/*", noStore);
  app.openapi(list, async (c) => c.json(await listOwnFavourites(await contextOf(c, context)), 200));
  app.openapi(merge, async (c) => c.json(await mergeFavourites(await contextOf(c, context), c.req.valid("json")), 200));
  app.openapi(reorder, async (c) => {
    await reorderFavourites(await contextOf(c, context), c.req.valid("json"));
    return c.body(null, 204);
  });
  for (const one of kinds) {
    const { add, note, remove } = operations(one);
    app.openapi(add, async (c) => {
      await addFavourite(await contextOf(c, context), one.kind, requireUuid(c.req.valid("param").uuid));
      return c.body(null, 204);
    });
    app.openapi(note, async (c) => {
      const uuid = requireUuid(c.req.valid("param").uuid);
      await writeFavouriteNote(await contextOf(c, context), one.kind, uuid, c.req.valid("json").note);
      return c.body(null, 204);
    });
    app.openapi(remove, async (c) => {
      await dropFavourite(await contextOf(c, context), one.kind, requireUuid(c.req.valid("param").uuid));
      return c.body(null, 204);
    });
  }
  return app;
}

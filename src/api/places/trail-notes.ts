import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { trailNote, trailNoteList, trailNoteQuery, trailNoteWriting } from "#contract/places/trail-notes.ts";
import { listTrailNotes } from "#use-cases/trail-notes/list-trail-notes.ts";
import { removeTrailNote, reportTrailNote, writeTrailNote } from "#use-cases/trail-notes/write-trail-note.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { jsonBody } from "#api/middleware/json-body.ts";
import { noStore } from "#api/middleware/private-answer.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { contextOf } from "#api/http/request-context.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonAnswer, jsonContent } from "#api/http/json-content.ts";
import { uuidParams } from "#api/http/request-parts.ts";

const tags = ["Trail notes"];
const noContent = { description: "Done" };

const list = createRoute({
  method: "get",
  path: "/trail-notes",
  operationId: "listTrailNotes",
  summary: "What walkers have noted in the last three days: along a route, a stretch of it, or in a town",
  tags,
  request: { query: trailNoteQuery },
  responses: {
    200: jsonAnswer("Notes", trailNoteList),
    ...problemAnswers(422),
  },
});

const write = createRoute({
  method: "put",
  path: "/trail-notes/{uuid}",
  operationId: "writeTrailNote",
  summary: "Writes a note for those who come after",
  description:
    "The uuid is made by whoever writes it: sent again it makes no second note. 30 a day by one account and 90 from one address at most. It is shown for three days, without a name.",
  tags,
  middleware: [jsonBody()] as const,
  request: { params: uuidParams, body: jsonContent(trailNoteWriting) },
  responses: {
    200: jsonAnswer("The note", trailNote),
    ...problemAnswers(400, 401, 403, 404, 413, 415, 419, 422, 429),
  },
});

const remove = createRoute({
  method: "delete",
  path: "/trail-notes/{uuid}",
  operationId: "deleteTrailNote",
  summary: "Takes one's own note back",
  tags,
  request: { params: uuidParams },
  responses: { 204: noContent, ...problemAnswers(401, 403, 404, 419) },
});

const report = createRoute({
  method: "post",
  path: "/trail-notes/{uuid}/report",
  operationId: "reportTrailNote",
  summary: "Tells editors that a note is wrong or not fit to be read; no account is needed",
  description: "Each counts once. Reported by three members it is hidden until an editor has looked at it.",
  tags,
  request: { params: uuidParams },
  responses: { 204: noContent, ...problemAnswers(403, 404, 419, 429) },
});

/** `/api/trail-notes`. */
export function trailNotesApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  app.use("/trail-notes/*", noStore);
  app.openapi(list, async (c) => c.json(await listTrailNotes(await contextOf(c, context), c.req.valid("query")), 200));
  app.openapi(write, async (c) => {
    const { uuid } = c.req.valid("param");
    const asked = await contextOf(c, context);
    return c.json(await writeTrailNote(asked, uuid, c.req.valid("json"), c.get("clientAddress")), 200);
  });
  app.openapi(remove, async (c) => {
    await removeTrailNote(await contextOf(c, context), c.req.valid("param").uuid);
    return c.body(null, 204);
  });
  app.openapi(report, async (c) => {
    await reportTrailNote(await contextOf(c, context), c.req.valid("param").uuid, c.get("clientAddress"));
    return c.body(null, 204);
  });
  return app;
}

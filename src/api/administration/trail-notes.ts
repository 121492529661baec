import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import {
  administeredTrailNote,
  administeredTrailNoteList,
  administeredTrailNoteQuery,
} from "#contract/places/trail-notes.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { decideNote, listNotesToDecide } from "#use-cases/trail-notes/decide-trail-note.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { forRole } from "../middleware/for-role.ts";
import { noStore } from "../middleware/private-answer.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { contextOf } from "#api/http/request-context.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonAnswer } from "#api/http/json-content.ts";
import { uuidParams } from "#api/http/request-parts.ts";

const path = "/administration/trail-notes";
const tags = ["Administration"];
const decided = {
  200: jsonAnswer("The note", administeredTrailNote),
  ...problemAnswers(401, 403, 404, 419),
};

const list = createRoute({
  method: "get",
  path,
  operationId: "listNotesToDecide",
  summary: "Notes of the trail, the most reported first; for editors",
  tags,
  request: { query: administeredTrailNoteQuery },
  responses: {
    200: jsonAnswer("Notes", administeredTrailNoteList),
    ...problemAnswers(401, 404, 422),
  },
});

const hide = createRoute({
  method: "post",
  path: `${path}/{uuid}/hide`,
  operationId: "hideTrailNote",
  summary: "Hides a note from everybody; for editors",
  tags,
  request: { params: uuidParams },
  responses: decided,
});

const letStand = createRoute({
  method: "post",
  path: `${path}/{uuid}/let-stand`,
  operationId: "letTrailNoteStand",
  summary: "Shows a note until its three days are over, whatever was reported; for editors",
  tags,
  request: { params: uuidParams },
  responses: decided,
});

/** `/api/administration/trail-notes`. */
export function trailNoteAdministrationApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  app.use(`${path}/*`, noStore, forRole(context, requireEditor));
  app.openapi(list, async (c) =>
    c.json(await listNotesToDecide(await contextOf(c, context), c.req.valid("query")), 200),
  );
  app.openapi(hide, async (c) =>
    c.json(await decideNote(await contextOf(c, context), c.req.valid("param").uuid, "hide"), 200),
  );
  app.openapi(letStand, async (c) =>
    c.json(await decideNote(await contextOf(c, context), c.req.valid("param").uuid, "let-stand"), 200),
  );
  return app;
}

import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { maxRecordValues } from "#contract/administration/field-text.ts";
import { impact } from "#contract/administration/impact.ts";
import { recordSchemas } from "#contract/administration/record.ts";
import type { ResourceDefinition } from "#contract/administration/resource-definition.ts";
import { impactOfChange } from "#use-cases/administration/records/impact.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { jsonBody } from "../../middleware/json-body.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { contextOf } from "#api/http/request-context.ts";
import { validationHook } from "#api/http/validation-hook.ts";
import { operationName } from "./record-routes.ts";

const params = z.object({ uuid: z.string().meta({ param: { name: "uuid", in: "path" } }) });
const tags = ["Administration"];
const middleware = [jsonBody({ maxValues: maxRecordValues })];
const responses = {
  200: { description: "The impact; nothing is written", content: { "application/json": { schema: impact } } },
  ...problemAnswers(400, 401, 403, 404, 413, 415, 419, 422),
};

/** `/api/administration/{resource}/impact` and `/{uuid}/impact`: what a new record or a change would do. */
export function impactApi(definition: ResourceDefinition, { context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = new OpenAPIHono<ApiEnvironment>({ defaultHook: validationHook });
  const { name, singular } = definition;
  const { creation, change } = recordSchemas(definition);
  const path = `/administration/${name}`;
  const ofCreation = createRoute({
    method: "post",
    path: `${path}/impact`,
    operationId: `weighNew${operationName(singular)}`,
    summary: `What a new ${singular} would do to branches and plans; for ${definition.permission}s`,
    tags,
    middleware,
    request: { body: { required: true, content: { "application/json": { schema: creation } } } },
    responses,
  });
  const ofChange = createRoute({
    method: "post",
    path: `${path}/{uuid}/impact`,
    operationId: `weigh${operationName(singular)}`,
    summary: `What a change would do to branches and plans; for ${definition.permission}s`,
    tags,
    middleware,
    request: { params, body: { required: true, content: { "application/json": { schema: change } } } },
    responses,
  });
  app.openapi(ofCreation, async (c) =>
    c.json(await impactOfChange(await contextOf(c, context), name, null, c.req.valid("json")), 200),
  );
  app.openapi(ofChange, async (c) =>
    c.json(
      await impactOfChange(await contextOf(c, context), name, c.req.valid("param").uuid, c.req.valid("json")),
      200,
    ),
  );
  return app;
}

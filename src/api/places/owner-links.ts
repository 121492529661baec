import { pathPrefix } from "#domain/language.ts";
import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { createdSuggestion, ownerCorrection } from "#contract/places/correction-suggestions.ts";
import { chooseLetters } from "#use-cases/house-emails/refuse-letters.ts";
import { confirmHouse, correctHouse } from "#use-cases/owner-links/answer-owner-link.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { jsonBody } from "#api/middleware/json-body.ts";
import { noStore } from "#api/middleware/private-answer.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonAnswer, jsonContent } from "#api/http/json-content.ts";

const tags = ["Accommodations"];
const token = z
  .string()
  .max(200)
  .meta({ param: { name: "token", in: "path" }, description: "From the link in a mail to the house" });
const params = z.object({ token });

const confirm = createRoute({
  method: "post",
  path: "/owner-links/{token}/confirm",
  operationId: "confirmAccommodation",
  summary: "Whoever runs a house says that all of it is still right; the link works once",
  tags,
  request: { params },
  responses: { 204: { description: "Noted" }, ...problemAnswers(403, 419, 422) },
});

const correct = createRoute({
  method: "post",
  path: "/owner-links/{token}/correction",
  operationId: "correctAccommodation",
  summary: "Whoever runs a house says what is otherwise; the link works once",
  description: "Editors look at it before anything changes.",
  tags,
  middleware: [jsonBody({ maxBytes: 100_000 })] as const,
  request: { params, body: jsonContent(ownerCorrection) },
  responses: {
    201: jsonAnswer("It is kept", createdSuggestion),
    ...problemAnswers(400, 403, 413, 415, 419, 422),
  },
});

const oneClickUnsubscription = z
  .object({ "List-Unsubscribe": z.literal("One-Click") })
  .meta({ id: "OneClickUnsubscription" });

const unsubscribe = createRoute({
  method: "post",
  path: "/owner-links/{token}/unsubscribe",
  operationId: "unsubscribe",
  summary: "No more letters to the address that a letter went to, by one click (RFC 8058)",
  description:
    "Named by the header `List-Unsubscribe` of letters to houses. Mail programs send the field as a form; neither cookies nor a token are needed.",
  tags,
  middleware: [jsonBody({ forms: true })] as const,
  request: {
    params,
    body: jsonContent(oneClickUnsubscription),
  },
  responses: { 204: { description: "Noted, now or before" }, ...problemAnswers(400, 413, 415, 422) },
});

const askWhether = createRoute({
  method: "get",
  path: "/owner-links/{token}/unsubscribe",
  operationId: "askWhetherToUnsubscribe",
  summary: "Leads people to the page that asks: mail programs that know no one-click button open the address",
  tags,
  request: { params },
  responses: { 303: { description: "To the page" } },
});

/** `/api/owner-links/{token}`. */
export function ownerLinksApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  app.use("/owner-links/*", noStore);
  app.openapi(confirm, async (c) => {
    await confirmHouse(context, c.req.valid("param").token);
    return c.body(null, 204);
  });
  app.openapi(unsubscribe, async (c) => {
    await chooseLetters(context, c.req.valid("param").token, false);
    return c.body(null, 204);
  });
  app.openapi(askWhether, (c) => {
    const prefix = pathPrefix(c.get("language"));
    return c.redirect(`${prefix}/unsubscribe/${encodeURIComponent(c.req.valid("param").token)}`, 303);
  });
  app.openapi(correct, async (c) => {
    const uuid = await correctHouse(context, c.req.valid("param").token, c.req.valid("json"), c.get("language"));
    return c.json({ uuid }, 201);
  });
  return app;
}

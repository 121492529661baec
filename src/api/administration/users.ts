import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { administeredUser, userChange, userList, userQuery } from "#contract/administration/users.ts";
import { requireAdministrator } from "#use-cases/actor.ts";
import { changeUser } from "#use-cases/administration/users/change-user.ts";
import { listUsers, showUser } from "#use-cases/administration/users/show-users.ts";
import {
  removeSecondFactor,
  resendConfirmation,
  signOutEverywhere,
} from "#use-cases/administration/users/help-user.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { expectedVersion } from "#api/http/entity-tag.ts";
import { forRole } from "../middleware/for-role.ts";
import { jsonBody } from "../middleware/json-body.ts";
import { noStore } from "../middleware/private-answer.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { contextOf } from "#api/http/request-context.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonAnswer, jsonContent } from "#api/http/json-content.ts";
import { uuidParams, versionHeader } from "#api/http/request-parts.ts";

const path = "/administration/users";
const tags = ["Administration"];
const user = jsonAnswer("The person; the version of the account is also its ETag", administeredUser);
const done = { description: "Done" };

const list = createRoute({
  method: "get",
  path,
  operationId: "listUsers",
  summary: "People with accounts; for administrators",
  tags,
  request: { query: userQuery },
  responses: {
    200: jsonAnswer("People", userList),
    ...problemAnswers(401, 404, 422),
  },
});

const show = createRoute({
  method: "get",
  path: `${path}/{uuid}`,
  operationId: "showUser",
  summary: "One person with an account; for administrators",
  tags,
  request: { params: uuidParams },
  responses: { 200: user, ...problemAnswers(401, 404) },
});

const change = createRoute({
  method: "patch",
  path: `${path}/{uuid}`,
  operationId: "changeUser",
  summary: "Gives roles, bans, or lets in again; for administrators",
  description:
    "Holds at the person's next request, whose session then gets another secret. Roles are given only where the e-mail address has been confirmed, and not by token; they take the administrator's own password, and code where there is two-step sign-in. The last administrator keeps the role.",
  tags,
  middleware: [jsonBody()] as const,
  request: {
    params: uuidParams,
    headers: versionHeader,
    body: jsonContent(userChange),
  },
  responses: { 200: user, ...problemAnswers(400, 401, 403, 404, 409, 413, 415, 419, 422, 428, 429) },
});

const signOut = createRoute({
  method: "delete",
  path: `${path}/{uuid}/sessions`,
  operationId: "signUserOutEverywhere",
  summary: "Ends every session and token of a person; for administrators",
  tags,
  request: { params: uuidParams },
  responses: { 204: done, ...problemAnswers(401, 403, 404, 419) },
});

const resend = createRoute({
  method: "post",
  path: `${path}/{uuid}/confirmation`,
  operationId: "resendUserConfirmation",
  summary: "Sends another mail to confirm the address; for administrators",
  tags,
  request: { params: uuidParams },
  responses: { 204: done, ...problemAnswers(401, 403, 404, 419, 422) },
});

const removeFactor = createRoute({
  method: "delete",
  path: `${path}/{uuid}/second-factor`,
  operationId: "removeUserSecondFactor",
  summary: "Takes the second factor and all passkeys away from somebody who has lost them; for administrators",
  description: "The person is signed out everywhere and told by mail.",
  tags,
  request: { params: uuidParams },
  responses: { 204: done, ...problemAnswers(401, 403, 404, 419, 422) },
});

/** `/api/administration/users`. */
export function usersApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  for (const address of [path, `${path}/*`]) app.use(address, noStore, forRole(context, requireAdministrator));
  app.openapi(list, async (c) => c.json(await listUsers(await contextOf(c, context), c.req.valid("query")), 200));
  app.openapi(show, async (c) => {
    const shown = await showUser(await contextOf(c, context), c.req.valid("param").uuid);
    c.header("ETag", `"${shown.version}"`);
    return c.json(shown, 200);
  });
  app.openapi(change, async (c) => {
    const { uuid } = c.req.valid("param");
    const changed = await changeUser(await contextOf(c, context), uuid, c.req.valid("json"), expectedVersion(c));
    c.header("ETag", `"${changed.version}"`);
    return c.json(changed, 200);
  });
  app.openapi(signOut, async (c) => {
    await signOutEverywhere(await contextOf(c, context), c.req.valid("param").uuid);
    return c.body(null, 204);
  });
  app.openapi(removeFactor, async (c) => {
    await removeSecondFactor(await contextOf(c, context), c.req.valid("param").uuid);
    return c.body(null, 204);
  });
  app.openapi(resend, async (c) => {
    await resendConfirmation(await contextOf(c, context), c.req.valid("param").uuid);
    return c.body(null, 204);
  });
  return app;
}

import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import {
  emailChangeStop,
  emailConfirmation,
  stoppedEmailChange,
  userDeletion,
  userIdentity,
  userUpdate,
} from "#contract/accounts/account.ts";
import { confirmEmail, requestEmailConfirmation } from "#use-cases/accounts/confirm-email.ts";
import { deleteAccount, exportAccount } from "#use-cases/accounts/own-data.ts";
import { showAccount } from "#use-cases/accounts/member.ts";
import { stopEmailChange } from "#use-cases/accounts/stop-email-change.ts";
import { updateAccount } from "#use-cases/accounts/update-account.ts";
import { giveSessionCookies, markSignOut } from "#api/http/cookies.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { jsonBody } from "#api/middleware/json-body.ts";
import { noStore } from "#api/middleware/private-answer.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { contextOf } from "#api/http/request-context.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonAnswer, jsonContent } from "#api/http/json-content.ts";

const tags = ["Account"];
const body = [jsonBody({ forms: true })];
const noContent = { description: "Done" };
const account = jsonAnswer("The account", userIdentity);

const show = createRoute({
  method: "get",
  path: "/user",
  operationId: "showAccount",
  summary: "Who is signed in",
  tags,
  responses: { 200: account, ...problemAnswers(401) },
});

const update = createRoute({
  method: "patch",
  path: "/user",
  operationId: "updateAccount",
  summary: "Changes what is given",
  description:
    "A new e-mail address needs the current password and a session, and holds once the link that is sent to it has been followed: then other sessions and all tokens end. The address so far is sent a link that stops it.",
  tags,
  middleware: body,
  request: { body: jsonContent(userUpdate) },
  responses: { 200: account, ...problemAnswers(400, 401, 403, 413, 415, 419, 422, 429) },
});

const remove = createRoute({
  method: "delete",
  path: "/user",
  operationId: "deleteAccount",
  summary: "Deletes the account and everything personal with it",
  tags,
  middleware: body,
  request: { body: jsonContent(userDeletion) },
  responses: { 204: noContent, ...problemAnswers(400, 401, 403, 413, 415, 419, 422, 429) },
});

const exportAll = createRoute({
  method: "get",
  path: "/user/export",
  operationId: "exportAccount",
  summary: "Everything that is kept about the person who is signed in",
  tags,
  responses: {
    200: jsonAnswer("The export", z.record(z.string(), z.unknown())),
    ...problemAnswers(401),
  },
});

const askConfirmation = createRoute({
  method: "post",
  path: "/user/email-confirmation",
  operationId: "requestEmailConfirmation",
  summary: "Sends the mail that confirms the address once more",
  description: "Five times an hour at most; nothing is sent when the address is confirmed already.",
  tags,
  responses: { 202: { description: "The mail is on its way" }, ...problemAnswers(401, 403, 419, 429) },
});

const confirm = createRoute({
  method: "post",
  path: "/confirm-email",
  operationId: "confirmEmail",
  summary: "Confirms an address with the token of a mail; a new address of an account in a session of it",
  tags,
  middleware: body,
  request: { body: jsonContent(emailConfirmation) },
  responses: { 204: noContent, ...problemAnswers(400, 401, 403, 413, 415, 419, 422) },
});

const stopChange = createRoute({
  method: "post",
  path: "/stop-email-change",
  operationId: "stopEmailChange",
  summary: "Stops or undoes a change of the address with the token of the warning to the address so far",
  description: "All sessions and tokens end, and the password opens nothing any more.",
  tags,
  middleware: body,
  request: { body: jsonContent(emailChangeStop) },
  responses: {
    200: jsonAnswer("Stopped", stoppedEmailChange),
    ...problemAnswers(400, 403, 413, 415, 419, 422),
  },
});

/** Pieces of text as they are asked for; the rest is not made when the reader leaves. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}

/** `/api/user` and what belongs to it. */
export function accountApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  app.use("/user/*", noStore);
  app.openapi(show, async (c) => {
    const user = await showAccount(await contextOf(c, context));
    c.header("ETag", `"${user.version}"`);
    return c.json(user, 200);
  });
  app.openapi(update, async (c) => {
    const { user, session } = await updateAccount(await contextOf(c, context), c.req.valid("json"));
    if (session !== null) giveSessionCookies(c, context, session);
    c.header("ETag", `"${user.version}"`);
    return c.json(user, 200);
  });
  app.openapi(remove, async (c) => {
    await deleteAccount(await contextOf(c, context), c.req.valid("json").password);
    markSignOut(c, context);
    return c.body(null, 204);
  });
  app.openAPIRegistry.registerPath(exportAll);
  app.get(exportAll.path, async (c) => {
    const exported = await exportAccount(await contextOf(c, context));
    // Coded, it would have to be in memory as a whole.
    c.header("Cache-Control", "no-store, no-transform");
    c.header("Content-Disposition", 'attachment; filename="vieira-export.json"');
    c.header("Content-Type", "application/json");
    return c.body(streamOf(exported), 200);
  });
  app.openapi(askConfirmation, async (c) => {
    await requestEmailConfirmation(await contextOf(c, context));
    return c.body(null, 202);
  });
  app.openapi(confirm, async (c) => {
    await confirmEmail(await contextOf(c, context), c.req.valid("json").token);
    return c.body(null, 204);
  });
  app.openapi(stopChange, async (c) => {
    const resetToken = await stopEmailChange(await contextOf(c, context), c.req.valid("json").token);
    c.header("Cache-Control", "no-store");
    return c.json({ resetToken }, 200);
  });
  return app;
}

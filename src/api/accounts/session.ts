import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { registration, signInRequest, userIdentity } from "#contract/accounts/account.ts";
import { identityOf } from "#use-cases/accounts/member.ts";
import { register } from "#use-cases/accounts/register.ts";
import { signIn } from "#use-cases/accounts/sign-in.ts";
import { signOut } from "#use-cases/accounts/own-sessions.ts";
import { giveCsrfCookie, giveSessionCookies, markSignOut, takeSessionCookies } from "#api/http/cookies.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { jsonBody } from "#api/middleware/json-body.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { clientOf, contextOf } from "#api/http/request-context.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonAnswer, jsonContent } from "#api/http/json-content.ts";

const tags = ["Session"];
const body = [jsonBody({ forms: true, ticks: ["remember"] })];
const noContent = { description: "Done" };

const csrfCookie = createRoute({
  method: "get",
  path: "/csrf-cookie",
  operationId: "giveCsrfCookie",
  summary: "Sets the cookie XSRF-TOKEN",
  description:
    "Requests that change something and come with cookies, or with neither cookies nor a bearer token, have to send the value of this cookie in the header X-XSRF-TOKEN.",
  tags,
  responses: { 204: noContent },
});

const login = createRoute({
  method: "post",
  path: "/login",
  operationId: "signIn",
  summary: "Signs in with a session cookie",
  description:
    "Takes JSON or a form. Where the account has a second factor and the password is right, 422 names `code`: send it along. After 10 wrong passwords for one account, or 30 in all, an address has to wait for up to 15 minutes. After 50 wrong ones for an account within a day from wherever, passwords are looked at only now and then, except on devices that its person has signed in with.",
  tags,
  middleware: body,
  request: { body: jsonContent(signInRequest) },
  responses: { 204: noContent, ...problemAnswers(400, 403, 413, 415, 419, 422, 429) },
});

const logout = createRoute({
  method: "post",
  path: "/logout",
  operationId: "signOut",
  summary: "Ends this session, or revokes the bearer token of this request",
  tags,
  responses: { 204: noContent, ...problemAnswers(403, 419) },
});

const signUp = createRoute({
  method: "post",
  path: "/register",
  operationId: "register",
  summary: "Makes an account and signs in with a session cookie",
  description: "Takes JSON or a form. An address may sign up 30 times an hour.",
  tags,
  middleware: body,
  request: { body: jsonContent(registration) },
  responses: {
    201: jsonAnswer("The account", userIdentity),
    ...problemAnswers(400, 403, 413, 415, 419, 422, 429),
  },
});

/** `GET /api/csrf-cookie`, `POST /api/login`, `/api/logout` and `/api/register`. */
export function sessionApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  app.openapi(csrfCookie, async (c) => {
    const identification = await c.get("identification")();
    if (identification.isSessionOver) takeSessionCookies(c, context);
    else giveCsrfCookie(c, context, identification);
    c.header("Cache-Control", "no-store");
    return c.body(null, 204);
  });
  app.openapi(login, async (c) => {
    const client = await clientOf(c, context);
    giveSessionCookies(c, context, await signIn(await contextOf(c, context), c.req.valid("json"), client));
    return c.body(null, 204);
  });
  app.openapi(logout, async (c) => {
    const own = await contextOf(c, context);
    await signOut(own);
    const isByToken = own.actor.kind === "user" && own.actor.tokenUuid !== null;
    if (!isByToken) markSignOut(c, context);
    return c.body(null, 204);
  });
  app.openapi(signUp, async (c) => {
    const client = await clientOf(c, context);
    const session = await register(await contextOf(c, context), c.req.valid("json"), client, c.get("language"));
    giveSessionCookies(c, context, session);
    c.header("Cache-Control", "no-store");
    return c.json(identityOf(session.member), 201);
  });
  return app;
}

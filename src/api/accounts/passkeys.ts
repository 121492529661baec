import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import {
  newPasskey,
  passkey,
  passkeyList,
  passkeyOptions,
  passkeySignIn,
  personProof,
} from "#contract/accounts/passkeys.ts";
import { addPasskey, beginPasskey } from "#use-cases/accounts/passkeys/add.ts";
import { listOwnPasskeys, removePasskey } from "#use-cases/accounts/passkeys/own-passkeys.ts";
import type { PasskeyDevice } from "#use-cases/accounts/passkeys/challenge.ts";
import { beginPasskeySignIn, signInByPasskey } from "#use-cases/accounts/passkeys/sign-in.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { csrfHolder, giveSessionCookies } from "#api/http/cookies.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { jsonBody } from "#api/middleware/json-body.ts";
import { noStore } from "#api/middleware/private-answer.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { clientOf, contextOf, requireUuid } from "#api/http/request-context.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonAnswer, jsonContent } from "#api/http/json-content.ts";
import { uuidParams } from "#api/http/request-parts.ts";

const path = "/user/passkeys";
const tags = ["Account"];
const limits = { maxBytes: 64_000, maxValues: 500 };
const body = [jsonBody(limits)];
const problems = problemAnswers(400, 401, 403, 413, 415, 419, 422, 429);
const options = jsonAnswer("Options", passkeyOptions);
const proof = jsonContent(personProof);

const list = createRoute({
  method: "get",
  path,
  operationId: "listPasskeys",
  summary: "The person's passkeys, without their keys",
  tags,
  responses: {
    200: jsonAnswer("Passkeys", passkeyList),
    ...problemAnswers(401),
  },
});

const begin = createRoute({
  method: "post",
  path: `${path}/options`,
  operationId: "beginPasskey",
  summary: "What a browser needs to make a passkey",
  description:
    "For whoever gives the password, and a code where there is two-step sign-in. Not by token. Passkeys work on the host of the public address with https, or on localhost.",
  tags,
  middleware: body,
  request: { body: proof },
  responses: { 200: options, ...problems },
});

const add = createRoute({
  method: "post",
  path,
  operationId: "addPasskey",
  summary: "Keeps a passkey that was made for the options",
  description:
    "Within five minutes, in the same session. The authenticator has to have verified its person. 20 passkeys at most; the owner is told by mail.",
  tags,
  middleware: body,
  request: { body: jsonContent(newPasskey) },
  responses: {
    201: jsonAnswer("The passkey", passkey),
    ...problems,
  },
});

const remove = createRoute({
  method: "delete",
  path: `${path}/{uuid}`,
  operationId: "removePasskey",
  summary: "Takes a passkey away; other sessions end",
  tags,
  middleware: [jsonBody({ forms: true })] as const,
  request: { params: uuidParams, body: proof },
  responses: { 204: { description: "Done" }, ...problemAnswers(400, 401, 403, 404, 413, 415, 419, 422, 429) },
});

const beginSignIn = createRoute({
  method: "post",
  path: "/login/passkey-options",
  operationId: "beginPasskeySignIn",
  summary: "What a browser needs to ask for a passkey",
  tags: ["Session"],
  responses: { 200: options, ...problemAnswers(403, 419, 422) },
});

const signIn = createRoute({
  method: "post",
  path: "/login/passkey",
  operationId: "signInByPasskey",
  summary: "Signs in by a passkey with a session cookie",
  description:
    "Within five minutes of the options, from the same browser. Counts as two factors: no code is asked for. After 30 failures an address has to wait for up to 15 minutes.",
  tags: ["Session"],
  middleware: body,
  request: { body: jsonContent(passkeySignIn) },
  responses: { 204: { description: "Done" }, ...problemAnswers(400, 403, 413, 415, 419, 422, 429) },
});

/** @throws UseCaseError `by-token` for programs, which have no browser to bind a challenge to */
async function deviceOf(c: Context<ApiEnvironment>, context: UseCaseContext): Promise<PasskeyDevice> {
  const holder = csrfHolder(context, c.req.raw.headers, await c.get("identification")());
  if (holder === null) throw new UseCaseError("by-token");
  return { host: c.req.header("Host"), holder };
}

/** `/api/user/passkeys` and signing in by one. */
export function passkeysApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  app.use("/login/*", noStore);
  app.openapi(list, async (c) => c.json(await listOwnPasskeys(await contextOf(c, context)), 200));
  app.openapi(begin, async (c) => {
    const own = await contextOf(c, context);
    return c.json({ ...(await beginPasskey(own, c.req.valid("json"), await deviceOf(c, context))) }, 200);
  });
  app.openapi(add, async (c) => {
    const own = await contextOf(c, context);
    return c.json(await addPasskey(own, c.req.valid("json"), await deviceOf(c, context)), 201);
  });
  app.openapi(remove, async (c) => {
    const own = await contextOf(c, context);
    const session = await removePasskey(own, requireUuid(c.req.valid("param").uuid), c.req.valid("json"));
    if (session !== null) giveSessionCookies(c, context, session);
    return c.body(null, 204);
  });
  app.openapi(beginSignIn, async (c) => {
    const own = await contextOf(c, context);
    return c.json({ ...(await beginPasskeySignIn(own, await deviceOf(c, context))) }, 200);
  });
  app.openapi(signIn, async (c) => {
    const own = await contextOf(c, context);
    const client = await clientOf(c, context);
    giveSessionCookies(c, context, await signInByPasskey(own, c.req.valid("json"), client, await deviceOf(c, context)));
    return c.body(null, 204);
  });
  return app;
}

import type { Context } from "hono";
import {
  newPasskey,
  passkey,
  passkeyList,
  passkeyOptions,
  passkeyRenaming,
  passkeySignIn,
  personProof,
} from "#contract/accounts/passkeys.ts";
import { addPasskey, beginPasskey } from "#use-cases/accounts/passkeys/add.ts";
import { listOwnPasskeys, removePasskey, renameOwnPasskey } from "#use-cases/accounts/passkeys/own-passkeys.ts";
import type { PasskeyDevice } from "#use-cases/accounts/passkeys/challenge.ts";
import { beginPasskeySignIn, signInByPasskey } from "#use-cases/accounts/passkeys/sign-in.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { csrfHolder, setSessionCookies } from "#api/http/cookies.ts";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { noStore } from "#api/middleware/private-response.ts";
import { clientOf, requireUuid } from "#api/http/request-context.ts";
import { jsonResponse, area } from "#api/middleware/operations.ts";
import { uuidParams } from "#api/http/request-parts.ts";

const path = "/user/passkeys";
const limits = { maxBytes: 64_000, maxValues: 500 };
const passkeyResponse = jsonResponse("Options", passkeyOptions);

/** @throws UseCaseError `by-token` for API clients, which have no browser to bind a challenge to */
async function deviceOf(c: Context<ApiEnvironment>, context: UseCaseContext): Promise<PasskeyDevice> {
  const holder = csrfHolder(context, c.req.raw.headers, await c.get("identification")());
  if (holder === null) throw new UseCaseError("by-token");
  return { host: c.req.header("Host"), holder };
}

/** `/api/user/passkeys` and sign-in by passkey. */
export const passkeysApi = area({ tag: "Account", problems: [401] }, (on, { app, context }) => {
  app.use("/login/*", noStore);
  on("get", path, {
    operationId: "listPasskeys",
    summary: "The person's passkeys, without key material",
    response: jsonResponse("Passkeys", passkeyList),
    handle: (requestContext) => listOwnPasskeys(requestContext),
  });
  on("post", `${path}/options`, {
    operationId: "beginPasskey",
    summary: "Options for a browser to create a passkey",
    description:
      "Needs the password, and a code where two-step sign-in is on. Not by token. Passkeys work on the host of the public address with https, or on localhost.",
    body: personProof,
    bodyOptions: limits,
    response: passkeyResponse,
    problems: [429],
    handle: async (requestContext, { body }, c) => ({
      ...(await beginPasskey(requestContext, body, await deviceOf(c, context))),
    }),
  });
  on("post", path, {
    operationId: "addPasskey",
    summary: "Saves a passkey that was made for the options",
    description:
      "Within five minutes, in the same session. The authenticator must have verified the user. At most 20 passkeys; the owner is notified by mail.",
    body: newPasskey,
    bodyOptions: limits,
    response: jsonResponse("The passkey", passkey),
    status: 201,
    problems: [429],
    handle: async (requestContext, { body }, c) => addPasskey(requestContext, body, await deviceOf(c, context)),
  });
  on("patch", `${path}/{uuid}`, {
    operationId: "renamePasskey",
    summary: "Renames a passkey",
    description: "Not by token.",
    params: uuidParams,
    body: passkeyRenaming,
    bodyOptions: { forms: true },
    response: jsonResponse("The passkey", passkey),
    handle: (requestContext, { params, body }) => renameOwnPasskey(requestContext, requireUuid(params.uuid), body.name),
  });
  on("delete", `${path}/{uuid}`, {
    operationId: "removePasskey",
    summary: "Removes a passkey; other sessions end",
    params: uuidParams,
    body: personProof,
    bodyOptions: { forms: true },
    problems: [429],
    handle: async (requestContext, { params, body }, c) =>
      setSessionCookies(c, context, await removePasskey(requestContext, requireUuid(params.uuid), body)),
  });
  on("post", "/login/passkey-options", {
    tag: "Session",
    operationId: "beginPasskeySignIn",
    summary: "Options for a browser to request a passkey",
    response: passkeyResponse,
    excludedProblems: [401],
    problems: [422],
    handle: async (requestContext, _input, c) => ({
      ...(await beginPasskeySignIn(requestContext, await deviceOf(c, context))),
    }),
  });
  on("post", "/login/passkey", {
    tag: "Session",
    operationId: "signInByPasskey",
    summary: "Signs in by a passkey with a session cookie",
    description:
      "Within five minutes of the options, from the same browser. Counts as two factors: no code is needed. After 30 failures an address has to wait for up to 15 minutes.",
    body: passkeySignIn,
    bodyOptions: limits,
    excludedProblems: [401],
    problems: [429],
    handle: async (requestContext, { body }, c) => {
      const client = await clientOf(c, context);
      setSessionCookies(c, context, await signInByPasskey(requestContext, body, client, await deviceOf(c, context)));
    },
  });
});

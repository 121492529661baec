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
import type { ApiEnvironment } from "#api/http/environment.ts";
import { noStore } from "#api/middleware/private-answer.ts";
import { clientOf, requireUuid } from "#api/http/request-context.ts";
import { jsonAnswer, area } from "#api/middleware/operations.ts";
import { uuidParams } from "#api/http/request-parts.ts";

const path = "/user/passkeys";
const limits = { maxBytes: 64_000, maxValues: 500 };
const passkeyAnswer = jsonAnswer("Options", passkeyOptions);

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
    answer: jsonAnswer("Passkeys", passkeyList),
    by: (asking) => listOwnPasskeys(asking),
  });
  on("post", `${path}/options`, {
    operationId: "beginPasskey",
    summary: "Options for a browser to create a passkey",
    description:
      "Needs the password, and a code where two-step sign-in is on. Not by token. Passkeys work on the host of the public address with https, or on localhost.",
    body: personProof,
    reading: limits,
    answer: passkeyAnswer,
    problems: [429],
    by: async (asking, { body }, c) => ({ ...(await beginPasskey(asking, body, await deviceOf(c, context))) }),
  });
  on("post", path, {
    operationId: "addPasskey",
    summary: "Saves a passkey that was made for the options",
    description:
      "Within five minutes, in the same session. The authenticator must have verified the user. At most 20 passkeys; the owner is notified by mail.",
    body: newPasskey,
    reading: limits,
    answer: jsonAnswer("The passkey", passkey),
    status: 201,
    problems: [429],
    by: async (asking, { body }, c) => addPasskey(asking, body, await deviceOf(c, context)),
  });
  on("delete", `${path}/{uuid}`, {
    operationId: "removePasskey",
    summary: "Removes a passkey; other sessions end",
    params: uuidParams,
    body: personProof,
    reading: { forms: true },
    problems: [429],
    by: async (asking, { params, body }, c) =>
      giveSessionCookies(c, context, await removePasskey(asking, requireUuid(params.uuid), body)),
  });
  on("post", "/login/passkey-options", {
    tag: "Session",
    operationId: "beginPasskeySignIn",
    summary: "Options for a browser to request a passkey",
    answer: passkeyAnswer,
    never: [401],
    problems: [422],
    by: async (asking, _sent, c) => ({ ...(await beginPasskeySignIn(asking, await deviceOf(c, context))) }),
  });
  on("post", "/login/passkey", {
    tag: "Session",
    operationId: "signInByPasskey",
    summary: "Signs in by a passkey with a session cookie",
    description:
      "Within five minutes of the options, from the same browser. Counts as two factors: no code is needed. After 30 failures an address has to wait for up to 15 minutes.",
    body: passkeySignIn,
    reading: limits,
    never: [401],
    problems: [429],
    by: async (asking, { body }, c) => {
      const client = await clientOf(c, context);
      giveSessionCookies(c, context, await signInByPasskey(asking, body, client, await deviceOf(c, context)));
    },
  });
});

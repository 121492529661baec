import { z } from "zod";
import { newToken, sessionList, tokenList, tokenRequest } from "#contract/accounts/account.ts";
import { endOwnSession, listOwnSessions } from "#use-cases/accounts/own-sessions.ts";
import { createToken, listOwnTokens, revokeOwnToken } from "#use-cases/accounts/tokens.ts";
import { noStore } from "#api/middleware/private-answer.ts";
import { clientOf, requireUuid } from "#api/http/request-context.ts";
import { jsonAnswer, area } from "#api/middleware/operations.ts";
import { uuidParams } from "#api/http/request-parts.ts";

const tokenParams = z.object({
  uuid: z
    .string()
    .meta({ param: { name: "uuid", in: "path" }, description: "Uuid, or `current` for the token of this request" }),
});

/** `/api/user/sessions` and `/api/tokens`. */
export const devicesApi = area({ tag: "Account", problems: [401] }, (on, { app, context }) => {
  app.use("/tokens/*", noStore);
  on("get", "/user/sessions", {
    operationId: "listSessions",
    summary: "The person's sessions",
    answer: jsonAnswer("Sessions", sessionList),
    by: (asking) => listOwnSessions(asking),
  });
  on("delete", "/user/sessions/{uuid}", {
    operationId: "endSession",
    summary: "Ends one of the person's sessions",
    params: uuidParams,
    by: (asking, { params }) => endOwnSession(asking, requireUuid(params.uuid)),
  });
  on("post", "/tokens", {
    tag: "Tokens",
    operationId: "createToken",
    summary: "Creates a bearer token for a program",
    description:
      "Needs no CSRF token. Accepts JSON or a form. Second factor and limits of wrong passwords are the same as for signing in. A token expires, may be limited to some scopes, and never changes password, e-mail address, second factor, sessions, other tokens or people's roles.",
    body: tokenRequest,
    reading: { forms: true },
    answer: jsonAnswer("The token", newToken),
    status: 201,
    never: [401, 419],
    problems: [429],
    by: async (asking, { body }, c) => createToken(asking, body, await clientOf(c, context)),
  });
  on("get", "/tokens", {
    tag: "Tokens",
    operationId: "listTokens",
    summary: "Apps connected to the person's account",
    answer: jsonAnswer("Tokens", tokenList),
    by: (asking) => listOwnTokens(asking),
  });
  on("delete", "/tokens/{uuid}", {
    tag: "Tokens",
    operationId: "revokeToken",
    summary: "Revokes a token",
    params: tokenParams,
    by: (asking, { params: { uuid } }) => revokeOwnToken(asking, uuid === "current" ? uuid : requireUuid(uuid)),
  });
});

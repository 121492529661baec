import { z } from "zod";
import { newToken, sessionList, tokenList, tokenRequest } from "#contract/accounts/account.ts";
import { endOwnSession, listOwnSessions } from "#use-cases/accounts/sessions/own-sessions.ts";
import { createToken, listOwnTokens, revokeOwnToken } from "#use-cases/accounts/tokens.ts";
import { noStore } from "#api/middleware/private-response.ts";
import { clientOf, requireUuid } from "#api/http/request-context.ts";
import { jsonResponse, area } from "#api/middleware/operations.ts";
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
    response: jsonResponse("Sessions", sessionList),
    handle: (requestContext) => listOwnSessions(requestContext),
  });
  on("delete", "/user/sessions/{uuid}", {
    operationId: "endSession",
    summary: "Ends one of the person's sessions",
    params: uuidParams,
    handle: (requestContext, { params }) => endOwnSession(requestContext, requireUuid(params.uuid)),
  });
  on("post", "/tokens", {
    tag: "Tokens",
    operationId: "createToken",
    summary: "Creates a bearer token for a program",
    description:
      "Needs no CSRF token. Accepts JSON or a form. Second factor and limits of wrong passwords are the same as for signing in. A token expires, may be limited to some scopes, and never changes password, e-mail address, second factor, sessions, other tokens or people's roles.",
    body: tokenRequest,
    bodyOptions: { forms: true },
    response: jsonResponse("The token", newToken),
    status: 201,
    excludedProblems: [401, 419],
    problems: [429],
    handle: async (requestContext, { body }, c) => createToken(requestContext, body, await clientOf(c, context)),
  });
  on("get", "/tokens", {
    tag: "Tokens",
    operationId: "listTokens",
    summary: "Apps connected to the person's account",
    response: jsonResponse("Tokens", tokenList),
    handle: (requestContext) => listOwnTokens(requestContext),
  });
  on("delete", "/tokens/{uuid}", {
    tag: "Tokens",
    operationId: "revokeToken",
    summary: "Revokes a token",
    params: tokenParams,
    handle: (requestContext, { params: { uuid } }) =>
      revokeOwnToken(requestContext, uuid === "current" ? uuid : requireUuid(uuid)),
  });
});

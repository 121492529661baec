import { forgottenPassword, passwordChange, passwordReset } from "#contract/accounts/account.ts";
import { changePassword } from "#use-cases/accounts/passwords/change-password.ts";
import { requestPasswordReset, resetPassword } from "#use-cases/accounts/passwords/reset-password.ts";
import { setSessionCookies } from "#api/http/cookies.ts";
import { area } from "#api/middleware/operations.ts";

const bodyOptions = { forms: true };

/** `PUT /api/user/password`, `POST /api/forgotten-password` and `/api/reset-password`. */
export const passwordApi = area({ tag: "Account" }, (on, { context }) => {
  on("put", "/user/password", {
    operationId: "changePassword",
    summary: "Changes the password; this session gets a new secret, all others and all tokens end",
    body: passwordChange,
    bodyOptions,
    problems: [401, 429],
    handle: async (requestContext, { body }, c) =>
      setSessionCookies(c, context, await changePassword(requestContext, body)),
  });
  on("post", "/forgotten-password", {
    operationId: "requestPasswordReset",
    summary: "Sends a link to reset the password, if the account exists",
    description:
      "Same response for every address. A person gets at most five such mails an hour; more than 20 requests an hour from one client are silently dropped.",
    body: forgottenPassword,
    bodyOptions,
    responseDescription: "Accepted",
    status: 202,
    handle: (requestContext, { body }, c) => requestPasswordReset(requestContext, body.email, c.get("language")),
  });
  on("post", "/reset-password", {
    operationId: "resetPassword",
    summary: "Sets a new password with the token of a mail; all sessions and tokens end",
    body: passwordReset,
    bodyOptions,
    handle: (requestContext, { body }) => resetPassword(requestContext, body),
  });
});

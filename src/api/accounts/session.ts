import { registration, signInRequest, userIdentity } from "#contract/accounts/account.ts";
import { identityOf } from "#use-cases/accounts/member.ts";
import { register } from "#use-cases/accounts/register.ts";
import { signIn } from "#use-cases/accounts/sign-in.ts";
import { signOut } from "#use-cases/accounts/sessions/own-sessions.ts";
import { issueCsrfCookie, setSessionCookies, markSignOut, clearSessionCookies } from "#api/http/cookies.ts";
import { clientOf } from "#api/http/request-context.ts";
import { jsonResponse, area } from "#api/middleware/operations.ts";

const bodyOptions = { forms: true, checkboxes: ["remember"] };

/** `GET /api/csrf-cookie`, `POST /api/login`, `/api/logout` and `/api/register`. */
export const sessionApi = area({ tag: "Session" }, (on, { context }) => {
  on("get", "/csrf-cookie", {
    operationId: "giveCsrfCookie",
    summary: "Sets the cookie XSRF-TOKEN",
    description:
      "Requests that change something, with cookies or without a bearer token, must send the value of this cookie in the header X-XSRF-TOKEN.",
    handle: async (_context, _input, c) => {
      const identification = await c.get("identification")();
      if (identification.isSessionOver) clearSessionCookies(c, context);
      else issueCsrfCookie(c, context, identification);
      c.header("Cache-Control", "no-store");
    },
  });
  on("post", "/login", {
    operationId: "signIn",
    summary: "Signs in with a session cookie",
    description:
      "Accepts JSON or a form. If the account has a second factor and the password is correct, 422 names `code`: repeat the request with it. After 10 wrong passwords for one account, or 30 in all, an address has to wait for up to 15 minutes. After 50 wrong ones for an account within a day, from any address, attempts are slowed down, except on devices that its owner has signed in with.",
    body: signInRequest,
    bodyOptions,
    problems: [429],
    handle: async (requestContext, { body }, c) => {
      const client = await clientOf(c, context);
      setSessionCookies(c, context, await signIn(requestContext, body, client));
    },
  });
  on("post", "/logout", {
    operationId: "signOut",
    summary: "Ends this session, or revokes the bearer token of this request",
    handle: async (requestContext, _input, c) => {
      await signOut(requestContext);
      const isByToken = requestContext.actor.kind === "user" && requestContext.actor.tokenUuid !== null;
      if (!isByToken) markSignOut(c, context);
    },
  });
  on("post", "/register", {
    operationId: "register",
    summary: "Creates an account and signs in with a session cookie",
    description: "Accepts JSON or a form. At most 30 sign-ups an hour from one address.",
    body: registration,
    bodyOptions,
    response: jsonResponse("The account", userIdentity),
    status: 201,
    problems: [429],
    handle: async (requestContext, { body }, c) => {
      const client = await clientOf(c, context);
      const session = await register(requestContext, body, client, c.get("language"));
      setSessionCookies(c, context, session);
      c.header("Cache-Control", "no-store");
      return identityOf(session.member);
    },
  });
});

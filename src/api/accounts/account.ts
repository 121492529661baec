import { z } from "zod";
import {
  emailChange,
  emailChangeStop,
  emailConfirmation,
  stoppedEmailChange,
  userDeletion,
  userIdentity,
  userUpdate,
} from "#contract/accounts/account.ts";
import { confirmEmail, requestEmailConfirmation } from "#use-cases/accounts/email-address/confirm-email.ts";
import { exportAccount } from "#use-cases/accounts/export-account.ts";
import { deleteAccount } from "#use-cases/accounts/own-data.ts";
import { showAccount } from "#use-cases/accounts/member.ts";
import { cancelEmailChange, showEmailChange, stopEmailChange } from "#use-cases/accounts/email-address/email-change.ts";
import { updateAccount } from "#use-cases/accounts/update-account.ts";
import { setSessionCookies, markSignOut } from "#api/http/cookies.ts";
import { noStore } from "#api/middleware/private-response.ts";
import { jsonResponse, area } from "#api/middleware/operations.ts";

const account = jsonResponse("The account", userIdentity);

/** Chunks of text on demand; the rest is not produced if the client disconnects. */
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

/** `/api/user` and its subresources. */
export const accountApi = area({ tag: "Account", problems: [401] }, (on, { app, context }) => {
  app.use("/user/*", noStore);
  on("get", "/user", {
    operationId: "showAccount",
    summary: "Who is signed in",
    response: account,
    isTagged: true,
    handle: (requestContext) => showAccount(requestContext),
  });
  on("patch", "/user", {
    operationId: "updateAccount",
    summary: "Changes the given fields",
    description:
      "A new e-mail address needs the current password and a session, and takes effect once the link that is sent to it has been followed: then other sessions and all tokens end. The old address is sent a link that stops the change.",
    body: userUpdate,
    bodyOptions: { forms: true },
    response: account,
    isTagged: true,
    problems: [429],
    handle: async (requestContext, { body }, c) => {
      const { user, session } = await updateAccount(requestContext, body);
      setSessionCookies(c, context, session);
      return user;
    },
  });
  on("delete", "/user", {
    operationId: "deleteAccount",
    summary: "Deletes the account and all its personal data",
    body: userDeletion,
    bodyOptions: { forms: true },
    problems: [429],
    handle: async (requestContext, { body }, c) => {
      await deleteAccount(requestContext, body.password);
      markSignOut(c, context);
    },
  });
  on("get", "/user/export", {
    operationId: "exportAccount",
    summary: "Everything that is stored about the person who is signed in",
    response: jsonResponse("The export", z.record(z.string(), z.unknown())),
    handle: async (requestContext, _input, c) =>
      c.body(streamOf(await exportAccount(requestContext)), 200, {
        // Compressing would require the whole response in memory.
        "Cache-Control": "no-store, no-transform",
        "Content-Disposition": 'attachment; filename="vieira-export.json"',
        "Content-Type": "application/json",
      }),
  });
  on("get", "/user/email-change", {
    operationId: "showEmailChange",
    summary: "The change of e-mail address that waits for its link to be followed",
    response: jsonResponse("The change", emailChange),
    handle: (requestContext) => showEmailChange(requestContext),
  });
  on("delete", "/user/email-change", {
    operationId: "cancelEmailChange",
    summary: "Cancels the change of e-mail address: its link no longer works",
    description: "Not by token. Does nothing if there is none.",
    handle: (requestContext) => cancelEmailChange(requestContext),
  });
  on("post", "/user/email-confirmation", {
    operationId: "requestEmailConfirmation",
    summary: "Sends the confirmation mail again",
    description: "At most five times an hour; sends nothing if the address is already confirmed.",
    responseDescription: "The mail is queued",
    status: 202,
    problems: [429],
    handle: (requestContext) => requestEmailConfirmation(requestContext),
  });
  on("post", "/confirm-email", {
    operationId: "confirmEmail",
    summary: "Confirms an address with the token of a mail; a new address of an account only in one of its sessions",
    body: emailConfirmation,
    bodyOptions: { forms: true },
    handle: (requestContext, { body }) => confirmEmail(requestContext, body.token),
  });
  on("post", "/stop-email-change", {
    operationId: "stopEmailChange",
    summary: "Stops or undoes a change of e-mail address with the token from the warning to the old address",
    description: "All sessions and tokens end, and the password no longer works.",
    body: emailChangeStop,
    bodyOptions: { forms: true },
    response: jsonResponse("Stopped", stoppedEmailChange),
    excludedProblems: [401],
    handle: async (requestContext, { body }, c) => {
      const resetToken = await stopEmailChange(requestContext, body.token);
      c.header("Cache-Control", "no-store");
      return { resetToken };
    },
  });
});

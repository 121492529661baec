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
import { noStore } from "#api/middleware/private-answer.ts";
import { jsonAnswer, area } from "#api/middleware/operations.ts";

const account = jsonAnswer("The account", userIdentity);

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
    answer: account,
    isTagged: true,
    by: (asking) => showAccount(asking),
  });
  on("patch", "/user", {
    operationId: "updateAccount",
    summary: "Changes the given fields",
    description:
      "A new e-mail address needs the current password and a session, and takes effect once the link that is sent to it has been followed: then other sessions and all tokens end. The old address is sent a link that stops the change.",
    body: userUpdate,
    reading: { forms: true },
    answer: account,
    isTagged: true,
    problems: [429],
    by: async (asking, { body }, c) => {
      const { user, session } = await updateAccount(asking, body);
      giveSessionCookies(c, context, session);
      return user;
    },
  });
  on("delete", "/user", {
    operationId: "deleteAccount",
    summary: "Deletes the account and all its personal data",
    body: userDeletion,
    reading: { forms: true },
    problems: [429],
    by: async (asking, { body }, c) => {
      await deleteAccount(asking, body.password);
      markSignOut(c, context);
    },
  });
  on("get", "/user/export", {
    operationId: "exportAccount",
    summary: "Everything that is stored about the person who is signed in",
    answer: jsonAnswer("The export", z.record(z.string(), z.unknown())),
    by: async (asking, _sent, c) =>
      c.body(streamOf(await exportAccount(asking)), 200, {
        // Compressing would require the whole response in memory.
        "Cache-Control": "no-store, no-transform",
        "Content-Disposition": 'attachment; filename="vieira-export.json"',
        "Content-Type": "application/json",
      }),
  });
  on("post", "/user/email-confirmation", {
    operationId: "requestEmailConfirmation",
    summary: "Sends the confirmation mail again",
    description: "At most five times an hour; sends nothing if the address is already confirmed.",
    says: "The mail is queued",
    status: 202,
    problems: [429],
    by: (asking) => requestEmailConfirmation(asking),
  });
  on("post", "/confirm-email", {
    operationId: "confirmEmail",
    summary: "Confirms an address with the token of a mail; a new address of an account only in one of its sessions",
    body: emailConfirmation,
    reading: { forms: true },
    by: (asking, { body }) => confirmEmail(asking, body.token),
  });
  on("post", "/stop-email-change", {
    operationId: "stopEmailChange",
    summary: "Stops or undoes a change of e-mail address with the token from the warning to the old address",
    description: "All sessions and tokens end, and the password no longer works.",
    body: emailChangeStop,
    reading: { forms: true },
    answer: jsonAnswer("Stopped", stoppedEmailChange),
    never: [401],
    by: async (asking, { body }, c) => {
      const resetToken = await stopEmailChange(asking, body.token);
      c.header("Cache-Control", "no-store");
      return { resetToken };
    },
  });
});

import { z } from "zod";
import { googleCallback, googleConnection, googleConsent } from "#contract/accounts/google-connection.ts";
import { requireAdministrator } from "#use-cases/actor.ts";
import { beginGoogleConnection, finishGoogleConnection } from "#use-cases/google/make-connection.ts";
import { disconnectGoogle, showGoogleConnection } from "#use-cases/google/connection.ts";
import { sendGoogleTestMail } from "#use-cases/google/send-test-mail.ts";
import { jsonAnswer, administration } from "#api/middleware/operations.ts";

const path = "/administration/oauth2/google";
const connection = jsonAnswer("The connection", googleConnection);

/** `/api/administration/oauth2/google`. */
export const googleApi = administration(path, requireAdministrator, (on) => {
  on("get", path, {
    operationId: "showGoogleConnection",
    summary: "The Google account that mails are sent from; for administrators",
    answer: connection,
    by: (asking) => showGoogleConnection(asking),
  });
  on("post", `${path}/connect`, {
    operationId: "beginGoogleConnection",
    summary: "Starts to connect an account: returns Google's consent page",
    answer: jsonAnswer("The address", googleConsent),
    problems: [422],
    by: async (asking) => ({ url: await beginGoogleConnection(asking) }),
  });
  on("post", `${path}/callback`, {
    operationId: "finishGoogleConnection",
    summary: "Connects the account with Google's response; by the person who started",
    body: googleCallback,
    answer: connection,
    by: (asking, { body }) => finishGoogleConnection(asking, body),
  });
  on("post", `${path}/test`, {
    operationId: "sendGoogleTestMail",
    summary: "Sends a mail to the person who asks, at once",
    answer: jsonAnswer("Google has accepted it", z.object({ to: z.string() }).meta({ id: "SentTestMail" })),
    problems: [422],
    by: async (asking) => ({ to: await sendGoogleTestMail(asking) }),
  });
  on("delete", path, {
    operationId: "disconnectGoogle",
    summary: "Revokes the access and forgets the account",
    by: (asking) => disconnectGoogle(asking),
  });
});

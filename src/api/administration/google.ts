import { z } from "zod";
import { googleCallback, googleConnection, googleConsent } from "#contract/accounts/google-connection.ts";
import { requireAdministrator } from "#use-cases/actor.ts";
import { beginGoogleConnection, finishGoogleConnection } from "#use-cases/emails/google/make-connection.ts";
import { disconnectGoogle, showGoogleConnection } from "#use-cases/emails/google/connection.ts";
import { sendGoogleTestMail } from "#use-cases/emails/google/gmail-transport.ts";
import { jsonResponse, administration } from "#api/middleware/operations.ts";

const path = "/administration/oauth2/google";
const connection = jsonResponse("The connection", googleConnection);

/** `/api/administration/oauth2/google`. */
export const googleApi = administration(path, requireAdministrator, (on) => {
  on("get", path, {
    operationId: "showGoogleConnection",
    summary: "The Google account that mails are sent from; for administrators",
    response: connection,
    handle: (context) => showGoogleConnection(context),
  });
  on("post", `${path}/connect`, {
    operationId: "beginGoogleConnection",
    summary: "Starts to connect an account: returns Google's consent page",
    response: jsonResponse("The address", googleConsent),
    problems: [422],
    handle: async (context) => ({ url: await beginGoogleConnection(context) }),
  });
  on("post", `${path}/callback`, {
    operationId: "finishGoogleConnection",
    summary: "Connects the account with Google's response; by the person who started",
    body: googleCallback,
    response: connection,
    handle: (context, { body }) => finishGoogleConnection(context, body),
  });
  on("post", `${path}/test`, {
    operationId: "sendGoogleTestMail",
    summary: "Sends a mail to the person who asks, at once",
    response: jsonResponse("Google has accepted it", z.object({ to: z.string() }).meta({ id: "SentTestMail" })),
    problems: [422],
    handle: async (context) => ({ to: await sendGoogleTestMail(context) }),
  });
  on("delete", path, {
    operationId: "disconnectGoogle",
    summary: "Revokes the access and forgets the account",
    handle: (context) => disconnectGoogle(context),
  });
});

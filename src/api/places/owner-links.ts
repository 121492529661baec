import { pathPrefix } from "#domain/text/language.ts";
import { z } from "zod";
import { createdSuggestion, ownerCorrection } from "#contract/places/correction-suggestions.ts";
import { chooseLetters } from "#use-cases/emails/houses/refuse-letters.ts";
import { confirmHouse, correctHouse } from "#use-cases/emails/owner-links/answer-owner-link.ts";
import { noStore } from "#api/middleware/private-response.ts";
import { jsonResponse, area } from "#api/middleware/operations.ts";

const token = z
  .string()
  .max(200)
  .meta({ param: { name: "token", in: "path" }, description: "From the link in a mail to the place to stay" });
const tokenParams = z.object({ token });

const oneClickUnsubscription = z
  .object({ "List-Unsubscribe": z.literal("One-Click") })
  .meta({ id: "OneClickUnsubscription" });

/** `/api/owner-links/{token}`. */
export const ownerLinksApi = area({ tag: "Accommodations", isPublic: true }, (on, { app }) => {
  app.use("/owner-links/*", noStore);
  on("post", "/owner-links/{token}/confirm", {
    operationId: "confirmAccommodation",
    summary: "The owner of a place to stay confirms that everything is still correct; the link works once",
    params: tokenParams,
    responseDescription: "Accepted",
    excludedProblems: [404],
    problems: [422],
    handle: (context, { params }) => confirmHouse(context, params.token),
  });
  on("post", "/owner-links/{token}/unsubscribe", {
    operationId: "unsubscribe",
    summary: "Stops e-mails to the address that an e-mail went to, with one click (RFC 8058)",
    description:
      "Named by the header `List-Unsubscribe` of letters to places to stay. Mail programs send the field as a form; neither cookies nor a token are needed.",
    params: tokenParams,
    body: oneClickUnsubscription,
    bodyOptions: { forms: true },
    responseDescription: "Unsubscribed, now or before",
    excludedProblems: [403, 419, 404],
    handle: (context, { params }) => chooseLetters(context, params.token, false),
  });
  on("get", "/owner-links/{token}/unsubscribe", {
    operationId: "askWhetherToUnsubscribe",
    summary: "Leads people to the page that asks, for mail programs without a one-click button",
    params: tokenParams,
    responseDescription: "To the page",
    status: 303,
    excludedProblems: [404],
    handle: async (_context, { params }, c) =>
      c.redirect(`${pathPrefix(c.get("language"))}/unsubscribe/${encodeURIComponent(params.token)}`, 303),
  });
  on("post", "/owner-links/{token}/correction", {
    operationId: "correctAccommodation",
    summary: "The owner of a place to stay corrects its details; the link works once",
    description: "Reviewed by editors before anything changes.",
    params: tokenParams,
    body: ownerCorrection,
    bodyOptions: { maxBytes: 100_000 },
    response: jsonResponse("Stored", createdSuggestion),
    status: 201,
    excludedProblems: [404],
    handle: async (context, { params, body }, c) => ({
      uuid: await correctHouse(context, params.token, body, c.get("language")),
    }),
  });
});

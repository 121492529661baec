import {
  email,
  emailList,
  emailListQuery,
  emailReplyRequest,
  houseMailDraft,
  houseMailRequest,
} from "#contract/emails/emails.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { recordReply, retryEmail } from "#use-cases/emails/change-outbox.ts";
import { listEmails, showEmail } from "#use-cases/emails/show-outbox.ts";
import { jsonResponse, administration } from "#api/middleware/operations.ts";
import { uuidParams } from "#api/http/request-parts.ts";
import { z } from "zod";
import { pagingFields } from "#contract/http/paging.ts";
import { listHouseMails } from "#use-cases/emails/houses/show-houses.ts";
import { previewHouseMail, sendHouseMail } from "#use-cases/emails/houses/house-mail.ts";

const path = "/administration/emails";
const mail = jsonResponse("The mail", email);

/** `/api/administration/emails`. */
export const outboxApi = administration(path, requireEditor, (on) => {
  on("get", path, {
    operationId: "listEmails",
    summary: "The outbox, the newest mail first",
    description: "Editors see mails to places to stay, administrators all.",
    query: emailListQuery,
    response: jsonResponse("Mails", emailList),
    handle: (context, { query }) => listEmails(context, query),
  });
  on("get", `${path}/{uuid}`, {
    operationId: "showEmail",
    summary: "One mail of the outbox",
    params: uuidParams,
    response: mail,
    handle: (context, { params }) => showEmail(context, params.uuid),
  });
  on("post", `${path}/{uuid}/retry`, {
    operationId: "retryEmail",
    summary: "Sends a mail that is queued, kept or failed, at once",
    params: uuidParams,
    response: mail,
    problems: [422],
    handle: (context, { params }) => retryEmail(context, params.uuid),
  });
  on("post", `${path}/{uuid}/replies`, {
    operationId: "recordEmailReply",
    summary: "Records the reply to a mail",
    params: uuidParams,
    body: emailReplyRequest,
    response: mail,
    status: 201,
    handle: (context, { params, body }) => recordReply(context, params.uuid, body),
  });
});

const housePath = "/administration/accommodations/{uuid}/emails";

/** `/api/administration/accommodations/{uuid}/emails`. */
export const houseMailsApi = administration(housePath, requireEditor, (on) => {
  on("get", housePath, {
    operationId: "listHouseMails",
    summary: "What has been written to a place to stay, the newest first; for editors",
    params: uuidParams,
    query: z.strictObject(pagingFields),
    response: jsonResponse("Mails", emailList),
    handle: (context, { params, query }) => listHouseMails(context, params.uuid, query),
  });
  on("post", housePath, {
    operationId: "sendHouseMail",
    summary: "Writes to a place to stay from a template; for editors",
    params: uuidParams,
    body: houseMailRequest,
    response: jsonResponse("The mail, in the outbox", email),
    status: 201,
    handle: (context, { params, body }) => sendHouseMail(context, params.uuid, body),
  });
  on("post", `${housePath}/preview`, {
    operationId: "previewHouseMail",
    summary: "An e-mail to a place to stay as it would be sent; for editors",
    params: uuidParams,
    body: houseMailRequest,
    response: jsonResponse("The letter", houseMailDraft),
    handle: (context, { params, body }) => previewHouseMail(context, params.uuid, body),
  });
});

import { email, emailList, emailListQuery, emailReplyRequest } from "#contract/emails/emails.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { recordReply, retryEmail } from "#use-cases/emails/change-outbox.ts";
import { listEmails, showEmail } from "#use-cases/emails/show-outbox.ts";
import type { Api, ApiOptions } from "#api/http/environment.ts";
import { jsonAnswer } from "#api/http/json-content.ts";
import { uuidParams } from "#api/http/request-parts.ts";
import { administration } from "#api/middleware/operations.ts";

const path = "/administration/emails";
const mail = jsonAnswer("The mail", email);

/** `/api/administration/emails`. */
export function outboxApi(options: ApiOptions): Api {
  const { app, on } = administration(options, path, requireEditor);
  on("get", path, {
    operationId: "listEmails",
    summary: "The outbox, the newest mail first",
    description: "Editors see mails to houses, administrators all.",
    query: emailListQuery,
    answer: jsonAnswer("Mails", emailList),
    by: (asking, { query }) => listEmails(asking, query),
  });
  on("get", `${path}/{uuid}`, {
    operationId: "showEmail",
    summary: "One mail of the outbox",
    params: uuidParams,
    answer: mail,
    by: (asking, { params }) => showEmail(asking, params.uuid),
  });
  on("post", `${path}/{uuid}/retry`, {
    operationId: "retryEmail",
    summary: "Sends a mail that waits, was kept or given up, at once",
    params: uuidParams,
    answer: mail,
    problems: [422],
    by: (asking, { params }) => retryEmail(asking, params.uuid),
  });
  on("post", `${path}/{uuid}/replies`, {
    operationId: "recordEmailReply",
    summary: "Writes down what was answered to a mail",
    params: uuidParams,
    body: emailReplyRequest,
    answer: mail,
    status: 201,
    by: (asking, { params, body }) => recordReply(asking, params.uuid, body),
  });
  return app;
}

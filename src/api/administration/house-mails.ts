import { z } from "zod";
import { email, emailList, houseMailDraft, houseMailRequest } from "#contract/emails/emails.ts";
import { pagingFields } from "#contract/http/paging.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { listHouseMails } from "#use-cases/house-emails/show-houses.ts";
import { previewHouseMail, sendHouseMail } from "#use-cases/house-emails/house-mail.ts";
import type { Api, ApiOptions } from "#api/http/environment.ts";
import { jsonAnswer } from "#api/http/json-content.ts";
import { uuidParams } from "#api/http/request-parts.ts";
import { administration } from "#api/middleware/operations.ts";

const path = "/administration/accommodations/{uuid}/emails";

/** `/api/administration/accommodations/{uuid}/emails`. */
export function houseMailsApi(options: ApiOptions): Api {
  const { app, on } = administration(options, path, requireEditor);
  on("get", path, {
    operationId: "listHouseMails",
    summary: "What has been written to a house, the newest first; for editors",
    params: uuidParams,
    query: z.strictObject(pagingFields),
    answer: jsonAnswer("Mails", emailList),
    by: (asking, { params, query }) => listHouseMails(asking, params.uuid, query),
  });
  on("post", path, {
    operationId: "sendHouseMail",
    summary: "Writes to a house from a template; for editors",
    params: uuidParams,
    body: houseMailRequest,
    answer: jsonAnswer("The mail, in the outbox", email),
    status: 201,
    by: (asking, { params, body }) => sendHouseMail(asking, params.uuid, body),
  });
  on("post", `${path}/preview`, {
    operationId: "previewHouseMail",
    summary: "A letter to a house as it would be sent; for editors",
    params: uuidParams,
    body: houseMailRequest,
    answer: jsonAnswer("The letter", houseMailDraft),
    by: (asking, { params, body }) => previewHouseMail(asking, params.uuid, body),
  });
  return app;
}

import { planSharing, tokenAddress } from "#contract/plans/plans.ts";
import { closeCalendar, openCalendar, sharePlan, stopSharing } from "#use-cases/plans/plan-tokens.ts";
import { jsonAnswer, area } from "#api/middleware/operations.ts";
import { uuidParams } from "#api/http/request-parts.ts";

const made = jsonAnswer("The address", tokenAddress);
const share = "/plans/{uuid}/share";
const calendar = "/plans/{uuid}/calendar";

/** Share links and calendar addresses of plans. */
export const planTokensApi = area({ tag: "Plans" }, (on) => {
  on("post", share, {
    operationId: "makePlanShare",
    summary: "Creates a share link; the same one until it is revoked",
    description:
      "Without a body the link shows the same parts as before: at first neither notes nor prices nor packing lists. Booking references are never shown.",
    params: uuidParams,
    body: planSharing,
    reading: { isOptional: true },
    answer: made,
    status: 201,
    by: (asking, { params, body }) => sharePlan(asking, params.uuid, body),
  });
  on("delete", share, {
    operationId: "revokePlanShare",
    summary: "Revokes the share link",
    params: uuidParams,
    by: (asking, { params }) => stopSharing(asking, params.uuid),
  });
  on("post", calendar, {
    operationId: "makePlanCalendar",
    summary: "Creates a calendar address; the same one until it is revoked",
    params: uuidParams,
    answer: made,
    status: 201,
    by: (asking, { params }) => openCalendar(asking, params.uuid),
  });
  on("delete", calendar, {
    operationId: "revokePlanCalendar",
    summary: "Revokes the calendar address",
    params: uuidParams,
    by: (asking, { params }) => closeCalendar(asking, params.uuid),
  });
});

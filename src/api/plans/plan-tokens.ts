import { planSharing, tokenAddress } from "#contract/plans/plans.ts";
import { closeCalendar, openCalendar, sharePlan, stopSharing } from "#use-cases/plans/plan-tokens.ts";
import { jsonResponse, area } from "#api/middleware/operations.ts";
import { uuidParams } from "#api/http/request-parts.ts";

const tokenResponse = jsonResponse("The address", tokenAddress);
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
    bodyOptions: { isOptional: true },
    response: tokenResponse,
    status: 201,
    handle: (context, { params, body }) => sharePlan(context, params.uuid, body),
  });
  on("delete", share, {
    operationId: "revokePlanShare",
    summary: "Revokes the share link",
    params: uuidParams,
    handle: (context, { params }) => stopSharing(context, params.uuid),
  });
  on("post", calendar, {
    operationId: "makePlanCalendar",
    summary: "Creates a calendar address; the same one until it is revoked",
    params: uuidParams,
    response: tokenResponse,
    status: 201,
    handle: (context, { params }) => openCalendar(context, params.uuid),
  });
  on("delete", calendar, {
    operationId: "revokePlanCalendar",
    summary: "Revokes the calendar address",
    params: uuidParams,
    handle: (context, { params }) => closeCalendar(context, params.uuid),
  });
});

import {
  pendingSecondFactor,
  recoveryCodes,
  secondFactorBeginning,
  secondFactorConfirmation,
  secondFactorProof,
  secondFactorState,
} from "#contract/accounts/second-factor.ts";
import { renewRecoveryCodes, disableSecondFactor } from "#use-cases/accounts/second-factor/change.ts";
import { beginSecondFactor, confirmSecondFactor, showSecondFactor } from "#use-cases/accounts/second-factor/set-up.ts";
import { setSessionCookies } from "#api/http/cookies.ts";
import { jsonResponse, area } from "#api/middleware/operations.ts";

const path = "/user/second-factor";
const bodyOptions = { forms: true };
const codes = jsonResponse("Recovery codes", recoveryCodes);

/** `/api/user/second-factor`; like everything under `/api/user`, its responses are not cached. */
export const secondFactorApi = area({ tag: "Account", problems: [401] }, (on, { context }) => {
  on("get", path, {
    operationId: "showSecondFactor",
    summary: "Whether a code is asked for besides the password",
    response: jsonResponse("The second factor", secondFactorState),
    handle: (requestContext) => showSecondFactor(requestContext),
  });
  on("post", path, {
    operationId: "beginSecondFactor",
    summary: "Makes the secret for an authenticator app; nothing changes until a code has been confirmed",
    body: secondFactorBeginning,
    bodyOptions,
    response: jsonResponse("For the app", pendingSecondFactor),
    status: 201,
    problems: [429],
    handle: (requestContext, { body }) => beginSecondFactor(requestContext, body.currentPassword),
  });
  on("put", path, {
    operationId: "confirmSecondFactor",
    summary: "Turns the second factor on with the app's first code; other sessions and all tokens end",
    description: "Within 15 minutes, in the session in which the set-up was started.",
    body: secondFactorConfirmation,
    bodyOptions,
    response: codes,
    problems: [429],
    handle: async (requestContext, { body }, c) => {
      const issued = await confirmSecondFactor(requestContext, body.code);
      setSessionCookies(c, context, issued.session);
      return { recoveryCodes: [...issued.recoveryCodes] };
    },
  });
  on("delete", path, {
    operationId: "turnSecondFactorOff",
    summary: "Turns the second factor off; other sessions end",
    body: secondFactorProof,
    bodyOptions,
    problems: [429],
    handle: async (requestContext, { body }, c) =>
      setSessionCookies(c, context, await disableSecondFactor(requestContext, body)),
  });
  on("post", `${path}/recovery-codes`, {
    operationId: "renewRecoveryCodes",
    summary: "Replaces the remaining recovery codes with new ones",
    body: secondFactorProof,
    bodyOptions,
    response: codes,
    problems: [429],
    handle: async (requestContext, { body }, c) => {
      const issued = await renewRecoveryCodes(requestContext, body);
      setSessionCookies(c, context, issued.session);
      return { recoveryCodes: [...issued.recoveryCodes] };
    },
  });
});

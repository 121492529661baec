import {
  pendingSecondFactor,
  recoveryCodes,
  secondFactorBeginning,
  secondFactorConfirmation,
  secondFactorProof,
  secondFactorState,
} from "#contract/accounts/second-factor.ts";
import { renewRecoveryCodes, turnSecondFactorOff } from "#use-cases/accounts/second-factor/change.ts";
import { beginSecondFactor, confirmSecondFactor, showSecondFactor } from "#use-cases/accounts/second-factor/set-up.ts";
import { giveSessionCookies } from "#api/http/cookies.ts";
import { jsonAnswer, area } from "#api/middleware/operations.ts";

const path = "/user/second-factor";
const reading = { forms: true };
const codes = jsonAnswer("Recovery codes", recoveryCodes);

/** `/api/user/second-factor`; like everything under `/api/user`, its responses are not cached. */
export const secondFactorApi = area({ tag: "Account", problems: [401] }, (on, { context }) => {
  on("get", path, {
    operationId: "showSecondFactor",
    summary: "Whether a code is asked for besides the password",
    answer: jsonAnswer("The second factor", secondFactorState),
    by: (asking) => showSecondFactor(asking),
  });
  on("post", path, {
    operationId: "beginSecondFactor",
    summary: "Makes the secret for an authenticator app; nothing changes until a code has been confirmed",
    body: secondFactorBeginning,
    reading,
    answer: jsonAnswer("For the app", pendingSecondFactor),
    status: 201,
    problems: [429],
    by: (asking, { body }) => beginSecondFactor(asking, body.currentPassword),
  });
  on("put", path, {
    operationId: "confirmSecondFactor",
    summary: "Turns the second factor on with the app's first code; other sessions and all tokens end",
    description: "Within 15 minutes, in the session in which the set-up was started.",
    body: secondFactorConfirmation,
    reading,
    answer: codes,
    problems: [429],
    by: async (asking, { body }, c) => {
      const issued = await confirmSecondFactor(asking, body.code);
      giveSessionCookies(c, context, issued.session);
      return { recoveryCodes: [...issued.recoveryCodes] };
    },
  });
  on("delete", path, {
    operationId: "turnSecondFactorOff",
    summary: "Turns the second factor off; other sessions end",
    body: secondFactorProof,
    reading,
    problems: [429],
    by: async (asking, { body }, c) => giveSessionCookies(c, context, await turnSecondFactorOff(asking, body)),
  });
  on("post", `${path}/recovery-codes`, {
    operationId: "renewRecoveryCodes",
    summary: "Replaces the remaining recovery codes with new ones",
    body: secondFactorProof,
    reading,
    answer: codes,
    problems: [429],
    by: async (asking, { body }, c) => {
      const issued = await renewRecoveryCodes(asking, body);
      giveSessionCookies(c, context, issued.session);
      return { recoveryCodes: [...issued.recoveryCodes] };
    },
  });
});

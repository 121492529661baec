import { administeredUser, userChange, userList, userQuery } from "#contract/administration/users.ts";
import { requireAdministrator } from "#use-cases/actor.ts";
import { changeUser } from "#use-cases/administration/users/change-user.ts";
import { listUsers, showUser } from "#use-cases/administration/users/show-users.ts";
import {
  removeSecondFactor,
  resendConfirmation,
  signOutEverywhere,
} from "#use-cases/administration/users/help-user.ts";
import { uuidParams, versionHeader } from "#api/http/request-parts.ts";
import { jsonResponse, administration } from "#api/middleware/operations.ts";

const path = "/administration/users";
const user = jsonResponse("The person; the version of the account is also its ETag", administeredUser);

/** `/api/administration/users`. */
export const usersApi = administration(path, requireAdministrator, (on) => {
  on("get", path, {
    operationId: "listUsers",
    summary: "People with accounts; for administrators",
    query: userQuery,
    response: jsonResponse("People", userList),
    handle: (context, { query }) => listUsers(context, query),
  });
  on("get", `${path}/{uuid}`, {
    operationId: "showUser",
    summary: "One person with an account; for administrators",
    params: uuidParams,
    response: user,
    isTagged: true,
    handle: (context, { params }) => showUser(context, params.uuid),
  });
  on("patch", `${path}/{uuid}`, {
    operationId: "changeUser",
    summary: "Changes roles, blocks or unblocks; for administrators",
    description:
      "Takes effect with the person's next request, whose session then gets a new secret. Roles need a confirmed e-mail address, and cannot be changed by token; they require the administrator's own password, and code if two-step sign-in is on. The last administrator keeps the role.",
    params: uuidParams,
    headers: versionHeader,
    body: userChange,
    response: user,
    isTagged: true,
    problems: [429],
    handle: (context, { params, body, headers }) => changeUser(context, params.uuid, body, headers["if-match"]),
  });
  on("delete", `${path}/{uuid}/sessions`, {
    operationId: "signUserOutEverywhere",
    summary: "Ends every session and token of a person; for administrators",
    params: uuidParams,
    handle: (context, { params }) => signOutEverywhere(context, params.uuid),
  });
  on("delete", `${path}/{uuid}/second-factor`, {
    operationId: "removeUserSecondFactor",
    summary: "Removes the second factor and all passkeys of somebody who has lost them; for administrators",
    description: "The person is signed out everywhere and notified by mail.",
    params: uuidParams,
    problems: [422],
    handle: (context, { params }) => removeSecondFactor(context, params.uuid),
  });
  on("post", `${path}/{uuid}/confirmation`, {
    operationId: "resendUserConfirmation",
    summary: "Sends another confirmation mail; for administrators",
    params: uuidParams,
    problems: [422],
    handle: (context, { params }) => resendConfirmation(context, params.uuid),
  });
});

import type { Member } from "#use-cases/actor.ts";

/** An editor for use-cases called without a request; no account has this uuid. */
export const editorMember: Member = {
  kind: "user",
  uuid: "01980000-0000-7000-8000-000000000001",
  name: "Ana",
  email: "ana@example.org",
  emailConfirmed: true,
  roles: ["editor"],
  withheldRoles: [],
  rolesBeyondScope: [],
  hasSecondFactor: false,
  byPasskey: false,
  locale: "en",
  units: "metric",
  clock: "24h",
  pace: null,
  version: 1,
  sessionUuid: null,
  tokenUuid: null,
  scopes: null,
};

import { describe, expect, it } from "vitest";

import { ApiError } from "#web/client/api/api-response.ts";

import { syncChange } from "#web/client/sync/sync-change.ts";
import type { PendingOptions } from "./options-outbox.ts";
import type { PlanOptions } from "#domain/planner/options/plan-options.ts";
import { optionsKind, type SavedOptions } from "./sync-options.ts";
import { planOptionsOf } from "#web/components/plan-form/option-requests.ts";

const begun = planOptionsOf({ name: "Ours", input: { route: "camino-ingles", from: "ferrol", to: "santiago" } });
const draftOf = (options: PlanOptions): PendingOptions => ({
  member: "me",
  page: {
    options,
    base: { options: begun, version: 1 },
    legs: [],
    routes: [],
    optionErrors: [],
    errors: {},
    preview: null,
    conflicts: [],
  },
  options,
  begun,
  isToSend: true,
});
const mine = draftOf({ ...begun, name: "Mine" });

/** A fake server with a plan that others can change, and that can be unreachable. */
class Server {
  version = 1;
  name = "Ours";
  startDate: string | null = null;
  sent: object[] = [];
  /** Responses to the next changes. */
  answers: Error[] = [];

  get plan(): SavedOptions {
    const [input] = begun.legs;
    const { version, name, startDate } = this;
    return { version, name, input: { ...input, startDate }, nextLegs: [] } as unknown as SavedOptions;
  }

  /** Sends options. @returns the outcome */
  async take(options: PendingOptions): Promise<string> {
    const kind: typeof optionsKind = {
      ...optionsKind,
      read: async () => this.plan,
      send: async (_, update) => {
        const answer = this.answers.shift();
        if (answer) throw answer;
        this.sent.push(update);
        return this.plan;
      },
    };
    return (await syncChange(kind, "p", options, { isBackground: true })).is;
  }
}

describe("pending options", () => {
  it("are sent with changed fields only", async () => {
    const server = new Server();
    expect(await server.take(mine)).toBe("sent");
    expect(server.sent).toEqual([{ name: "Mine" }]);
  });

  it("are merged with others' changes of other fields", async () => {
    const server = Object.assign(new Server(), { version: 4, startDate: "2027-05-10" });
    expect(await server.take(mine)).toBe("sent");
    expect(server.sent).toEqual([{ name: "Mine" }]);
  });

  it("cause a conflict if others changed the same fields", async () => {
    const server = Object.assign(new Server(), { version: 2, name: "Theirs" });
    expect(await server.take(mine)).toBe("conflict");
    expect(server.sent).toEqual([]);
  });

  it("are not sent twice when the first response was lost", async () => {
    const server = Object.assign(new Server(), { version: 2, name: "Mine" });
    expect(await server.take(mine)).toBe("sent");
    expect(server.sent).toEqual([]);
  });

  it("are sent again after a concurrent change", async () => {
    const server = Object.assign(new Server(), { answers: [new ApiError(409, null, null)] });
    expect(await server.take(mine)).toBe("sent");
    expect(server.sent).toEqual([{ name: "Mine" }]);
  });

  it.each([
    ["wait without a network", new TypeError("Failed to fetch"), "later"],
    ["wait while the server has trouble", new ApiError(503, null, null), "later"],
    ["wait until somebody is signed in", new ApiError(401, null, null), "sign-in"],
    ["are left to somebody to change where they cannot be met", new ApiError(422, null, null), "refused"],
  ])("%s", async (_, answer, end) => {
    expect(await Object.assign(new Server(), { answers: [answer] }).take(mine)).toBe(end);
  });
});

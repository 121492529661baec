import { describe, expect, it } from "vitest";

import { ApiError } from "#web/client/api/api-error.ts";

import type { WishDraft } from "./kept-wishes.ts";
import type { PlanWish } from "./plan-wish.ts";
import { type PlanDoor, sendWish } from "./send-wishes.ts";
import { wishOf } from "./wish-requests.ts";

const begun = wishOf({ name: "Ours", input: { route: "camino-ingles", from: "ferrol", to: "santiago" } });
const draftOf = (wish: PlanWish): WishDraft => ({
  member: "me",
  page: {
    wish,
    base: { wish: begun, version: 1 },
    legs: [],
    routes: [],
    faults: [],
    errors: {},
    preview: null,
    contests: [],
  },
  wish,
  begun,
  isToSend: true,
});
const mine = draftOf({ ...begun, name: "Mine" });

/** A plan on a server that can be changed by others, or not be reached. */
class Server implements PlanDoor {
  version = 1;
  name = "Ours";
  startDate: string | null = null;
  sent: object[] = [];
  /** What the next attempts to change it are answered with. */
  answers: Error[] = [];

  async read() {
    const [input] = begun.legs;
    return {
      version: this.version,
      name: this.name,
      input: { ...input, startDate: this.startDate },
      nextLegs: [],
    } as never;
  }

  async change(version: number, update: object) {
    const answer = this.answers.shift();
    if (answer) throw answer;
    if (version !== this.version) throw new ApiError(409, null, null);
    this.sent.push(update);
  }
}

describe("wishes that wait", () => {
  it("are sent with nothing but what they change", async () => {
    const server = new Server();
    expect(await sendWish(server, mine)).toBe("sent");
    expect(server.sent).toEqual([{ name: "Mine" }]);
  });

  it("are sent on top of what others have changed in other places", async () => {
    const server = Object.assign(new Server(), { version: 4, startDate: "2027-05-10" });
    expect(await sendWish(server, mine)).toBe("sent");
    expect(server.sent).toEqual([{ name: "Mine" }]);
  });

  it("are left to somebody to choose where others have changed the same", async () => {
    const server = Object.assign(new Server(), { version: 2, name: "Theirs" });
    expect(await sendWish(server, mine)).toBe("contested");
    expect(server.sent).toEqual([]);
  });

  it("are not sent twice when the first answer was lost", async () => {
    const server = Object.assign(new Server(), { version: 2, name: "Mine" });
    expect(await sendWish(server, mine)).toBe("sent");
    expect(server.sent).toEqual([]);
  });

  it("are sent again when somebody was faster", async () => {
    const server = Object.assign(new Server(), { answers: [new ApiError(409, null, null)] });
    expect(await sendWish(server, mine)).toBe("sent");
    expect(server.sent).toEqual([{ name: "Mine" }]);
  });

  it.each([
    ["wait without a network", new TypeError("Failed to fetch"), "waits"],
    ["wait while the server has trouble", new ApiError(503, null, null), "waits"],
    ["wait until somebody is signed in", new ApiError(401, null, null), "waits"],
    ["are left to somebody to change where they cannot be met", new ApiError(422, null, null), "contested"],
  ])("%s", async (_, answer, end) => {
    expect(await sendWish(Object.assign(new Server(), { answers: [answer] }), mine)).toBe(end);
  });
});

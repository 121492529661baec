import { describe, expect, it } from "vitest";

import { ApiError } from "#web/client/api/api-response.ts";

import { mergeAndSend } from "./merge-and-send.ts";
import { afterError, syncChange } from "./sync-change.ts";

const problem = { type: "", title: "", status: 404, detail: "" };

describe("how a response affects a pending change", () => {
  it.each([
    ["no network", new TypeError("Failed to fetch"), "later"],
    ["a redirect", new ApiError(0, null, null), "later"],
    ["a server in trouble", new ApiError(500, null, null), "later"],
    ["a server that is away", new ApiError(503, null, null), "later"],
    ["too many requests", new ApiError(429, null, null), "later"],
    ["a session that has ended", new ApiError(401, null, null), "sign-in"],
    ["a token that stays out of date", new ApiError(419, null, null), "sign-in"],
    ["a plan of somebody else", new ApiError(403, problem, null), "gone"],
    ["a plan that is no more", new ApiError(404, problem, null), "gone"],
    ["a proxy without a server behind it", new ApiError(404, null, null), "later"],
    ["a change that the server does not take", new ApiError(422, null, null), "refused"],
    ["one that is too large", new ApiError(413, null, null), "refused"],
  ])("%s", (_, error, is) => {
    expect(afterError(error, () => true).is).toBe(is);
  });

  it("waits for Retry-After", () => {
    expect(afterError(new ApiError(503, null, 7), () => true)).toEqual({ is: "later", afterMs: 7_000 });
  });

  it("treats a 404 of a private plan as the end of the session, if there is none", () => {
    expect(afterError(new ApiError(404, problem, null), () => false).is).toBe("sign-in");
  });
});

it("reads the current state after a conflict whose response lacks it", async () => {
  const sent: number[] = [];
  const kind = {
    baseOf: () => 1,
    read: async () => 2,
    merge: (change: string, on: number) => ({ change, on }),
    send: async (_: string, body: { readonly on: number }) => {
      sent.push(body.on);
      if (body.on === 1) throw new ApiError(409, { ...problem, current: { version: 2 } } as typeof problem, null);
      return body.on;
    },
  };
  expect(await syncChange(kind, "plan", "words", { isBackground: true })).toEqual({ is: "sent", server: 2 });
  expect(sent).toEqual([1, 2]);
});

describe("a change overtaken by others", () => {
  const race = (staleAnswers: number) => {
    const sent: number[] = [];
    const outcome = mergeAndSend<number, { on: number }>({
      server: 1,
      merge: (server) => ({ on: server }),
      send: async ({ on }) => {
        sent.push(on);
        if (sent.length <= staleAnswers) throw new Error("stale");
        return on;
      },
      newerAfter: async () => sent.length + 1,
    });
    return outcome.then(({ is }) => ({ is, sent }));
  };

  it("is merged and sent again", async () => {
    expect(await race(2)).toEqual({ is: "sent", sent: [1, 2, 3] });
  });

  it("waits after three attempts", async () => {
    expect(await race(9)).toEqual({ is: "outrun", sent: [1, 2, 3] });
  });
});

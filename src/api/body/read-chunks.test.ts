import { expect, it } from "vitest";
import { readChunks } from "./read-chunks.ts";

/** A request with this stream as its body. */
function sending(source: UnderlyingDefaultSource<Uint8Array>, headers: Record<string, string> = {}): Request {
  const init = { method: "POST", headers, body: new ReadableStream(source, { highWaterMark: 0 }), duplex: "half" };
  return new Request("http://localhost/", init);
}

async function failure(
  request: Request,
  maxBytes: number,
  timeouts?: Parameters<typeof readChunks>[2],
): Promise<unknown> {
  try {
    for await (const _ of readChunks(request, maxBytes, timeouts));
    return null;
  } catch (error) {
    return error;
  }
}

const hasty = { idleMs: 20, baseMs: 60_000, bytesPerMs: 50 };
const kilobyte = new Uint8Array(1000);

it("stops reading at the limit, and leaves the rest unread", async () => {
  let pulled = 0;
  let isCancelled = false;
  const endless = sending({
    pull: (controller) => {
      pulled += 1;
      controller.enqueue(kilobyte);
    },
    cancel: () => void (isCancelled = true),
  });
  expect(await failure(endless, 5_000)).toMatchObject({ kind: "body-too-large" });
  expect(pulled).toBe(6);
  // Cancelling a body closes the connection before the response is sent.
  expect(isCancelled).toBe(false);
});

it("reads nothing of a body whose Content-Length exceeds the limit", async () => {
  let pulled = 0;
  const request = sending({ pull: () => void (pulled += 1) }, { "Content-Length": "5001" });
  expect(await failure(request, 5_000)).toMatchObject({ kind: "body-too-large" });
  expect(pulled).toBe(0);
});

it("aborts if the client sends nothing for a while", async () => {
  expect(await failure(sending({}), 5_000, hasty)).toMatchObject({ kind: "request-timeout" });
});

it("aborts if the client sends too slowly overall", async () => {
  const trickling = sending({
    pull: async (controller) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      controller.enqueue(new Uint8Array(1));
    },
  });
  const timeouts = { idleMs: 60_000, baseMs: 50, bytesPerMs: 1000 };
  expect(await failure(trickling, 5_000, timeouts)).toMatchObject({ kind: "request-timeout" });
});

it("refuses a body in too many chunks", async () => {
  const crumbs = sending({ pull: (controller) => controller.enqueue(new Uint8Array(1)) });
  expect(await failure(crumbs, 5_000_000)).toMatchObject({ kind: "body-too-large" });
});

it("reports an interrupted body as malformed", async () => {
  const broken = sending({ pull: (controller) => controller.error(new Error("gone")) });
  expect(await failure(broken, 5_000)).toMatchObject({ kind: "malformed-request" });
});

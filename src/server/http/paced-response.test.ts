import { once } from "node:events";
import { createServer, request as send, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { Readable } from "node:stream";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { PacedResponse, chunkBytes, runLater, runFairly } from "./paced-response.ts";

const long = Buffer.from(Array.from({ length: 3_000_000 }, (_, at) => at % 251));
/** Maximum size of the headers in bytes. */
const headBytes = 500;

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener): Promise<number> {
  server = createServer({ ServerResponse: PacedResponse }, listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

async function bodyFrom(port: number, method = "GET"): Promise<{ length: string | undefined; body: Buffer }> {
  const request = send({ port, method, host: "127.0.0.1" }).end();
  const [answer] = await once(request, "response");
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece);
  return { length: answer.headers["content-length"], body: Buffer.concat(pieces) };
}

it("sends a long response completely, with Content-Length", async () => {
  const port = await serve((_, response) => response.end(long));
  const { length, body } = await bodyFrom(port);
  expect(length).toBe("3000000");
  expect(body.equals(long)).toBe(true);
});

it("counts bytes of text, not characters", async () => {
  const text = "ñ".repeat(chunkBytes);
  const port = await serve((_, response) => response.end(text));
  const { length, body } = await bodyFrom(port);
  expect(length).toBe(String(2 * chunkBytes));
  expect(body.toString()).toBe(text);
});

it("sends the Content-Length of a HEAD response", async () => {
  const port = await serve((_, response) => response.end(long));
  expect(await bodyFrom(port, "HEAD")).toEqual({ length: "3000000", body: Buffer.alloc(0) });
});

it("sends a stream", async () => {
  const port = await serve((_, response) => Readable.from([long, Buffer.from("end")]).pipe(response));
  const { body } = await bodyFrom(port);
  expect(body).toHaveLength(long.length + 3);
});

it("reports when everything has been written", async () => {
  const ended = Promise.withResolvers<void>();
  const port = await serve((_, response) => response.end(long, ended.resolve));
  const [{ body }] = await Promise.all([bodyFrom(port), ended.promise]);
  expect(body).toHaveLength(long.length);
});

it("writes one chunk per turn of the event loop", async () => {
  const sizes: number[] = [];
  const port = await serve(async (_, response) => {
    response.end(long);
    for (let before = 0; !response.writableFinished;) {
      const now = response.socket?.bytesWritten ?? before;
      sizes.push(now - before);
      before = now;
      await nextTurn();
    }
  });
  await bodyFrom(port);
  expect(sizes.length).toBeGreaterThan(long.length / chunkBytes - 1);
  expect(Math.max(...sizes)).toBeLessThan(2 * chunkBytes + headBytes);
});

it("stops when the client has disconnected", async () => {
  const closed = Promise.withResolvers<number>();
  const port = await serve((_, response) => {
    const { socket } = response;
    response.once("close", () => closed.resolve(socket?.bytesWritten ?? 0));
    response.end(Buffer.alloc(50_000_000));
  });
  const client = connect(port, "127.0.0.1");
  client.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(client, "data");
  client.destroy();
  expect(await closed.promise).toBeLessThan(50_000_000);
  await wait(20);
});

it("answers the requests of one connection in order", async () => {
  let answered = 0;
  const port = await serve((_, response) => {
    response.end(Buffer.alloc(100_000, String((answered += 1))));
  });
  const client = connect(port, "127.0.0.1");
  client.write(
    "GET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
  );
  let text = "";
  for await (const piece of client) text += String(piece);
  const bodies = text.split("HTTP/1.1 200 OK").map((each) => each.split("\r\n\r\n")[1]);
  expect(bodies.slice(1)).toEqual(["1".repeat(100_000), "2".repeat(100_000)]);
});

/** Longer than the time budget of a turn. */
const longMs = 12;

function work(done: string[], name: string, ms = 0): () => void {
  return () => {
    for (const until = performance.now() + ms; performance.now() < until;);
    done.push(name);
  };
}

it("runs work immediately while there is time left in the turn", async () => {
  // A busy machine may take longer than a turn's budget between two lines.
  vi.spyOn(performance, "now").mockReturnValue(performance.now());
  onTestFinished(() => void vi.restoreAllMocks());
  await nextTurn();
  const done: string[] = [];
  runFairly(work(done, "first"));
  runFairly(work(done, "second"));
  expect(done).toEqual(["first", "second"]);
});

it("defers work after a long task to the next turn, in order", async () => {
  const done: string[] = [];
  await nextTurn();
  runFairly(work(done, "long", longMs));
  runFairly(work(done, "second", longMs));
  runFairly(work(done, "third"));
  expect(done).toEqual(["long"]);
  await nextTurn();
  expect(done).toEqual(["long", "second"]);
  await nextTurn();
  expect(done).toEqual(["long", "second", "third"]);
});

it("never runs work for a later turn immediately", async () => {
  const done: string[] = [];
  runLater(() => {
    done.push("first");
    runLater(work(done, "of first"));
  });
  expect(done).toEqual([]);
  await nextTurn();
  await nextTurn();
  expect(done).toEqual(["first", "of first"]);
});

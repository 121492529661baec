import { EventEmitter, once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { readFileSync } from "node:fs";
import { type AddressInfo, connect, Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { limitPipelining, lingerBytes, lingerMs, listen, listenError, maxPipelined } from "./listen.ts";

const begun: ServerResponse[] = [];
let answersAtOnce = true;
const server = createServer((_, response) => {
  begun.push(response);
  if (answersAtOnce) response.end("yes");
});
limitPipelining(server);
await once(server.listen(0, "127.0.0.1"), "listening");
const { port } = server.address() as AddressInfo;

/** A body that sends a chunk every 20 ms. */
function neverEnding(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      await wait(20);
      controller.enqueue(Buffer.from("piece "));
    },
  });
}

const request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

beforeEach(() => {
  begun.length = 0;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe("requests on one connection", () => {
  it("are answered when a few are pipelined", async () => {
    answersAtOnce = true;
    const socket = connect(port, "127.0.0.1");
    socket.write(request.repeat(maxPipelined));
    let text = "";
    for await (const chunk of socket) {
      text += String(chunk);
      if (text.split("HTTP/1.1 200").length > maxPipelined) break;
    }
    expect(begun).toHaveLength(maxPipelined);
  });

  it("are answered one after another, any number of them", async () => {
    answersAtOnce = true;
    const socket = connect(port, "127.0.0.1");
    for (let sent = 0; sent < 3 * maxPipelined; sent += 1) {
      socket.write(request);
      await once(socket, "data");
    }
    expect(begun).toHaveLength(3 * maxPipelined);
    socket.destroy();
  });

  it("close the connection if thousands are pipelined", async () => {
    answersAtOnce = false;
    let read = 0;
    const count = (): void => void (read += 1);
    server.prependListener("request", count);
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write(request.repeat(20_000));
    await new Promise((resolve) => socket.once("close", resolve));
    server.off("request", count);
    expect(begun.length).toBeLessThanOrEqual(maxPipelined);
    // One read contains a thousand of them.
    expect(read).toBe(maxPipelined + 1);
  });
});

describe("concurrent requests", () => {
  /** Emits a request on a new connection, or on an existing one, as Node.js does. */
  function ask(to: Server, url: string, socket = new Socket()): Socket {
    to.emit("request", { url, socket }, new EventEmitter());
    return socket;
  }

  function busyServer(): { server: Server; begunUrls: string[] } {
    const begunUrls: string[] = [];
    const busy = createServer(({ url = "" }) => {
      begunUrls.push(url);
      for (const until = performance.now() + 12; performance.now() < until;);
    });
    limitPipelining(busy);
    return { server: busy, begunUrls };
  }

  it("are queued, except health checks", async () => {
    const { server: busy, begunUrls } = busyServer();
    await nextTurn();
    for (const url of ["/first", "/second", "/third", "/api/health"]) ask(busy, url);
    expect(begunUrls).toEqual(["/first", "/api/health"]);
    await nextTurn();
    expect(begunUrls).toEqual(["/first", "/api/health", "/second"]);
  });

  it("are queued if one connection sends only health checks", async () => {
    const { server: busy, begunUrls } = busyServer();
    await nextTurn();
    const socket = ask(busy, "/api/health");
    ask(busy, "/api/health", socket);
    expect(begunUrls).toHaveLength(1);
    await nextTurn();
    expect(begunUrls).toHaveLength(2);
  });

  it("are not started after their connection has closed", async () => {
    const { server: busy, begunUrls } = busyServer();
    await nextTurn();
    ask(busy, "/first");
    ask(busy, "/second").destroy();
    await nextTurn();
    expect(begunUrls).toEqual(["/first"]);
  });
});

describe("a thousand concurrent connections", () => {
  /** Connections dropped by the system because the backlog was full. */
  function droppedConnections(): number {
    const [names = [], counts = []] = readFileSync("/proc/net/netstat", "utf8")
      .split("\n")
      .map((line) => line.split(" "));
    return Number(counts[names.indexOf("ListenOverflows")]);
  }

  it.runIf(process.platform === "linux")("are not refused by the system", async () => {
    const crowded = await listen(() => new Response("yes"), { host: "127.0.0.1", port: 0 });
    const { port: crowdedPort } = crowded.address() as AddressInfo;
    const before = droppedConnections();
    const crowd = Array.from({ length: 1_000 }, () => connect(crowdedPort, "127.0.0.1"));
    await Promise.all(crowd.map((socket) => once(socket, "connect")));
    for (const socket of crowd) socket.destroy();
    await new Promise((resolve) => crowded.close(resolve));
    expect(droppedConnections() - before).toBe(0);
  });
});

describe("new connections while the server is busy", () => {
  it.runIf(process.platform === "linux")("are accepted many at a time in one turn of the event loop", async () => {
    const number = 128;
    const busy = await listen(() => new Response("yes"), { host: "127.0.0.1", port: 0 });
    const taken: Socket[] = [];
    busy.on("connection", (socket: Socket) => taken.push(socket));
    const { port: busyPort } = busy.address() as AddressInfo;
    // The system establishes the connections; the server accepts them in its event loop.
    const crowd = Array.from({ length: number }, () => connect(busyPort, "127.0.0.1"));
    let turns = 0;
    for (; taken.length < number; turns += 1) await nextTurn();
    expect(turns).toBeLessThan(number / 2);
    for (const socket of crowd) socket.destroy();
    await new Promise((resolve) => busy.close(resolve));
  });
});

it("keeps idle connections longer than proxies do", async () => {
  const kept = await listen(() => new Response("yes"), { host: "127.0.0.1", port: 0 });
  const answer = await fetch(`http://127.0.0.1:${(kept.address() as AddressInfo).port}/`);
  expect(Number(/timeout=(\d+)/.exec(answer.headers.get("keep-alive") ?? "")?.[1])).toBeGreaterThan(60);
  kept.closeAllConnections();
  kept.close();
});

it("reports that the port is in use, also if another program listens with several sockets", async () => {
  const address = { host: "127.0.0.1", port: 0 };
  const first = await listen(() => new Response("yes"), address);
  const taken = (first.address() as AddressInfo).port;
  await expect(listen(() => new Response("no"), { ...address, port: taken })).rejects.toThrow(
    `PORT ${taken} is in use by another program`,
  );
  await new Promise((resolve) => first.close(resolve));
});

it.each(["EADDRNOTAVAIL", "ENOTFOUND"])("reports a host that is not this machine (%s) in one sentence", (code) => {
  const error = listenError(Object.assign(new Error("from the system"), { code }), "nosuch", 80, "METRICS_");
  expect(error).toMatchObject({ name: "ListenError", message: "METRICS_HOST nosuch is no address of this machine." });
});

describe("a request refused early", () => {
  const refusal = (): Response => new Response("too much", { status: 413 });

  async function refusing(): Promise<{ port: number; [Symbol.asyncDispose](): Promise<void> }> {
    const refuser = await listen(refusal, { host: "127.0.0.1", port: 0 });
    return {
      port: (refuser.address() as AddressInfo).port,
      async [Symbol.asyncDispose]() {
        refuser.closeAllConnections();
        await new Promise((resolve) => refuser.close(resolve));
      },
    };
  }

  /** The response to a client that keeps sending chunks with pauses, and reads afterwards. */
  async function responseWhileSending(to: number, head: string, pauseMs: number): Promise<string> {
    const socket = connect(to, "127.0.0.1");
    socket.write(head);
    for (let part = 0; part < 3; part += 1) {
      await wait(pauseMs);
      socket.write("x".repeat(50_000));
    }
    await wait(200);
    let text = "";
    for await (const chunk of socket) text += String(chunk);
    return text;
  }

  it("receives its response even if the rest of the body arrives late", async () => {
    await using refuser = await refusing();
    const head = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 200000\r\n\r\n";
    const text = await responseWhileSending(refuser.port, head, 400);
    expect(text).toContain("HTTP/1.1 413");
    expect(text).toContain("too much");
  });

  it("is disconnected if the client keeps sending at full speed", async () => {
    await using refuser = await refusing();
    const socket = connect({ port: refuser.port, host: "127.0.0.1", allowHalfOpen: true });
    socket.on("error", () => {});
    socket.resume();
    socket.write("POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 2000000000\r\n\r\n");
    const chunk = Buffer.alloc(65_536, "x");
    const send = () => {
      while (socket.writable && socket.write(chunk));
    };
    socket.on("drain", send);
    const began = Date.now();
    send();
    await new Promise((resolve) => socket.once("close", resolve));
    expect(Date.now() - began).toBeLessThan(lingerMs - 1_000);
    expect(socket.bytesWritten).toBeGreaterThan(lingerBytes / 2);
  });

  it.each([
    ["431", `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${"x".repeat(17_000)}\r\n\r\n`],
    ["400", "no request at all\r\n\r\n"],
  ])("receives status %s if it is unparsable", async (status, head) => {
    await using refuser = await refusing();
    const text = await responseWhileSending(refuser.port, head, 100);
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(text.split("HTTP/1.1")).toHaveLength(2);
  });

  it("is answered once, even if garbage arrives in the middle of a response", async () => {
    const long = await listen(() => new Response(neverEnding()), { host: "127.0.0.1", port: 0 });
    const socket = connect((long.address() as AddressInfo).port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write(request);
    let text = "";
    socket.on("data", (chunk) => {
      if (text === "") socket.write("no request at all\r\n\r\n");
      text += String(chunk);
    });
    await new Promise((resolve) => socket.once("close", resolve));
    expect(text.split("HTTP/1.1")).toHaveLength(2);
    await new Promise((resolve) => long.close(resolve));
  });

  it.each([
    ["a refused body", "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20000000\r\n\r\n"],
    ["noise", "no request at all\r\n\r\n"],
  ])(
    "is not read for ever: %s",
    async (_, head) => {
      await using refuser = await refusing();
      const socket = connect({ port: refuser.port, host: "127.0.0.1", allowHalfOpen: true });
      socket.on("error", () => {});
      socket.resume();
      socket.write(head);
      const sending = setInterval(() => socket.write("x"), 200);
      const began = Date.now();
      await new Promise((resolve) => socket.once("close", resolve));
      clearInterval(sending);
      expect(Date.now() - began).toBeGreaterThan(1_000);
      expect(Date.now() - began).toBeLessThan(lingerMs + 5_000);
    },
    lingerMs + 10_000,
  );
});

import { EventEmitter, once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { readFileSync } from "node:fs";
import { type AddressInfo, connect, Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { limitPipelining, lingerBytes, lingerMs, listen, maxPipelined } from "./listen.ts";

const begun: ServerResponse[] = [];
let answersAtOnce = true;
const server = createServer((_, response) => {
  begun.push(response);
  if (answersAtOnce) response.end("yes");
});
limitPipelining(server);
await once(server.listen(0, "127.0.0.1"), "listening");
const { port } = server.address() as AddressInfo;

/** A body of which a piece comes every 20 ms. */
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

describe("requests of one connection", () => {
  it("are answered when a few come before the first answer", async () => {
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

  it("are answered however many come one after the other", async () => {
    answersAtOnce = true;
    const socket = connect(port, "127.0.0.1");
    for (let sent = 0; sent < 3 * maxPipelined; sent += 1) {
      socket.write(request);
      await once(socket, "data");
    }
    expect(begun).toHaveLength(3 * maxPipelined);
    socket.destroy();
  });

  it("end the connection when thousands are sent and none is waited for", async () => {
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
    // A thousand stand in what is read at once.
    expect(read).toBe(maxPipelined + 1);
  });
});

describe("requests that come in the same moment", () => {
  /** A request of a connection of its own, or of another one's, as Node.js tells the server of it. */
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

  it("wait for one another in turns, and the health check for none of them", async () => {
    const { server: busy, begunUrls } = busyServer();
    await nextTurn();
    for (const url of ["/first", "/second", "/third", "/api/health"]) ask(busy, url);
    expect(begunUrls).toEqual(["/first", "/api/health"]);
    await nextTurn();
    expect(begunUrls).toEqual(["/first", "/api/health", "/second"]);
  });

  it("wait when one connection asks for nothing but health", async () => {
    const { server: busy, begunUrls } = busyServer();
    await nextTurn();
    const socket = ask(busy, "/api/health");
    ask(busy, "/api/health", socket);
    expect(begunUrls).toHaveLength(1);
    await nextTurn();
    expect(begunUrls).toHaveLength(2);
  });

  it("are not begun any more when their connection has gone", async () => {
    const { server: busy, begunUrls } = busyServer();
    await nextTurn();
    ask(busy, "/first");
    ask(busy, "/second").destroy();
    await nextTurn();
    expect(begunUrls).toEqual(["/first"]);
  });
});

describe("a crowd that comes in the same moment", () => {
  /** Connections that this machine's system has turned away because too many waited to be taken. */
  function turnedAway(): number {
    const [names = [], counts = []] = readFileSync("/proc/net/netstat", "utf8")
      .split("\n")
      .map((line) => line.split(" "));
    return Number(counts[names.indexOf("ListenOverflows")]);
  }

  it.runIf(process.platform === "linux")("waits to be taken", async () => {
    const crowded = await listen(() => new Response("yes"), { host: "127.0.0.1", port: 0 });
    const { port: crowdedPort } = crowded.address() as AddressInfo;
    const before = turnedAway();
    const crowd = Array.from({ length: 1_000 }, () => connect(crowdedPort, "127.0.0.1"));
    await Promise.all(crowd.map((socket) => once(socket, "connect")));
    for (const socket of crowd) socket.destroy();
    await new Promise((resolve) => crowded.close(resolve));
    expect(turnedAway() - before).toBe(0);
  });
});

describe("those who come while others ask", () => {
  it.runIf(process.platform === "linux")("are taken many in a turn of the event loop", async () => {
    const number = 128;
    const busy = await listen(() => new Response("yes"), { host: "127.0.0.1", port: 0 });
    const taken: Socket[] = [];
    busy.on("connection", (socket: Socket) => taken.push(socket));
    const { port: busyPort } = busy.address() as AddressInfo;
    // The system makes the connections; the server takes them when its turn comes.
    const crowd = Array.from({ length: number }, () => connect(busyPort, "127.0.0.1"));
    let turns = 0;
    for (; taken.length < number; turns += 1) await nextTurn();
    expect(turns).toBeLessThan(number / 2);
    for (const socket of crowd) socket.destroy();
    await new Promise((resolve) => busy.close(resolve));
  });
});

it("says that the port is in use, also where the other program listens with many sockets", async () => {
  const address = { host: "127.0.0.1", port: 0 };
  const first = await listen(() => new Response("yes"), address);
  const taken = (first.address() as AddressInfo).port;
  await expect(listen(() => new Response("no"), { ...address, port: taken })).rejects.toThrow(
    `PORT ${taken} is in use by another program`,
  );
  await new Promise((resolve) => first.close(resolve));
});

describe("what is refused at its first bytes", () => {
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

  /** What comes back to who goes on sending, a pause before each further piece, and reads only then. */
  async function answerThoughSending(to: number, head: string, pauseMs: number): Promise<string> {
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

  it("leaves its sender the answer, also where the rest comes late", async () => {
    await using refuser = await refusing();
    const head = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 200000\r\n\r\n";
    const text = await answerThoughSending(refuser.port, head, 400);
    expect(text).toContain("HTTP/1.1 413");
    expect(text).toContain("too much");
  });

  it("is cut off where its sender goes on at full speed", async () => {
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
  ])("leaves its sender the %s of what cannot be read", async (status, head) => {
    await using refuser = await refusing();
    const text = await answerThoughSending(refuser.port, head, 100);
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(text.split("HTTP/1.1")).toHaveLength(2);
  });

  it("is answered once, also when noise comes in the middle of an answer", async () => {
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

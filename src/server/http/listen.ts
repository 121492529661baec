import { createAdaptorServer } from "@hono/node-server";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { listenOnSockets } from "./listening-sockets.ts";
import type { ReadyResponses } from "../ready-responses.ts";
import { PacedResponse, runFairly, runNow } from "./paced-response.ts";
import { answerClientErrors } from "./client-errors.ts";

/** Requests of one connection that may be in progress at once. Browsers and proxies do not pipeline. */
export const maxPipelined = 10;

/** The part of Node's parser that reports a request; its result says how to go on reading. */
interface Parser {
  onIncoming: (() => number) | null;
}

/** Tells the parser that no more HTTP follows. */
const noMoreHttp = 2;

/** Closes a connection without parsing what has already been read, which may be a thousand requests. */
function stopReading(socket: Socket & { readonly parser?: Parser | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => noMoreHttp;
  socket.destroy();
}

/**
 * Closes connections that pipeline too many requests (RFC 9112, section 9.3.2). Node.js starts all requests that it has
 * read: one connection could start thousands of responses and exhaust the memory.
 */
export function limitPipelining(server: Server, ready?: ReadyResponses): void {
  const listeners = server.listeners("request") as RequestListener[];
  const openRequests = new WeakMap<Socket, number>();
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    const { socket } = request;
    // Requests read before the connection was closed, or received after its last response.
    if (socket.destroyed || socket.writableEnded) return;
    const count = (openRequests.get(socket) ?? 0) + 1;
    if (count > maxPipelined) {
      stopReading(socket);
      return;
    }
    openRequests.set(socket, count);
    omitConnectionHeader(request, response);
    response.once("close", () => openRequests.set(socket, (openRequests.get(socket) ?? 1) - 1));
    const handle = (): void => {
      if (socket.destroyed || ready?.send(request, response)) return;
      for (const listener of listeners) listener.call(server, request, response);
    };
    // The health check does not queue behind thousands of simultaneous requests.
    if (request.url === "/api/health" && count === 1) runNow(handle);
    else runFairly(handle);
  });
}

/** How long to go on reading from a connection that is closing, in milliseconds, and how many bytes. */
export const lingerMs = 5_000;
export const lingerBytes = 8_000_000;

/**
 * Lingering close (RFC 9112, section 9.6): after the response, what the client still sends is read and discarded for a
 * while. Otherwise the system resets the connection and drops the unread response, and a client whose body is refused
 * at its first bytes never learns why.
 */
function lingerAtEnd(socket: Socket): void {
  socket.destroySoon = () => {
    if (socket.writableEnded) return;
    socket.end();
    const maxBytes = socket.bytesRead + lingerBytes;
    const watch = setInterval(() => socket.bytesRead > maxBytes && socket.destroy(), 50).unref();
    const timeout = setTimeout(() => socket.destroy(), lingerMs).unref();
    socket.once("close", () => {
      clearInterval(watch);
      clearTimeout(timeout);
    });
  };
}

type Fetch = (request: Request, transport: object) => Response | Promise<Response>;

/** The URL to open; wildcard addresses are shown as localhost. */
function displayUrl(host: string, port: number): string {
  const isLocal = ["127.0.0.1", "0.0.0.0", "::", "::1", "localhost"].includes(host);
  return `http://${isLocal ? "localhost" : host}:${port}`;
}

/**
 * Leaves out `Connection` for build files: HTTP/1.1 connections persist by default (RFC 9112, section 9.3), and a first
 * visit fetches a dozen scripts. Other clients use the header to know when a connection will close, and get it.
 */
function omitConnectionHeader({ url }: IncomingMessage, response: ServerResponse): void {
  if (url?.startsWith("/assets/")) response.removeHeader("Connection");
}

/**
 * Timeouts in milliseconds for headers, for the longest body that is accepted, and for idle connections: longer than
 * proxies keep them (nginx and AWS 60 s), which would otherwise send a request at the moment of closing and answer 502.
 */
const timeouts = {
  headersTimeout: 20_000,
  requestTimeout: 360_000,
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 5_000,
};

/**
 * Serves requests once it resolves.
 *
 * @param ready serves what it has stored, and leaves the rest to `fetch`
 * @throws Error with the system's code, such as `EADDRINUSE`
 */
export async function listen(
  fetch: Fetch,
  { host, port }: { host: string; port: number },
  ready?: ReadyResponses,
): Promise<Server> {
  // The adapter creates a plain HTTP server by default.
  const server = createAdaptorServer({
    fetch,
    // A request without a body needs no events of its stream, which take a tenth of an answer from memory.
    serverOptions: { ...timeouts, ServerResponse: PacedResponse, optimizeEmptyRequests: true },
  }) as Server;
  limitPipelining(server, ready);
  server.on("connection", lingerAtEnd);
  answerClientErrors(server);
  await listenOnSockets(server, host, port).catch((error: NodeJS.ErrnoException) => {
    throw listenError(error, host, port);
  });
  return server;
}

/** Prints the URL: the program is ready, and handles signals. */
export function printUrl(server: Server, host: string): void {
  // A listening server has a port.
  const { port } = server.address() as AddressInfo;
  console.log(`listening on ${displayUrl(host, port)}`);
}

/** The program cannot listen on the address; the message is for a person. */
class ListenError extends Error {
  override name = "ListenError";
}

/** @param prefix of the variables that name host and port */
export function listenError(error: NodeJS.ErrnoException, host: string, port: number, prefix = ""): Error {
  if (error.code === "EADDRINUSE") {
    return new ListenError(`${prefix}PORT ${port} is in use by another program; stop it or choose another port.`);
  }
  if (error.code === "EACCES") return new ListenError(`${prefix}PORT ${port} may not be used by this account.`);
  if (["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN"].includes(error.code ?? "")) {
    return new ListenError(`${prefix}HOST ${host} is no address of this machine.`);
  }
  return error;
}

import { createAdaptorServer } from "@hono/node-server";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { limitPipelining } from "./limit-pipelining.ts";

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
 * @throws Error with the system's code, such as `EADDRINUSE`
 */
export async function listen(fetch: Fetch, { host, port }: { host: string; port: number }): Promise<Server> {
  // The adaptor makes a plain HTTP server unless it is told otherwise.
  const server = createAdaptorServer({ fetch, serverOptions: slowness }) as Server;
  server.prependListener("request", saveWordsOnConnections);
  limitPipelining(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(listenError(error, host, port)));
    server.listen(port, host, resolve);
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

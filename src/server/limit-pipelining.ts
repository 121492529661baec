import type { RequestListener, Server } from "node:http";
import type { Socket } from "node:net";

/** Requests of one connection that may be under way at a time. Browsers and proxies send one after the other. */
export const maxPipelined = 10;

/**
 * Closes connections that send request after request without waiting for answers (RFC 9112, section 9.3.2). Node.js hands
 * over all that stands in what it has read: one connection could begin thousands of answers, and fill the memory with them.
 */
export function limitPipelining(server: Server): void {
  const listeners = server.listeners("request") as RequestListener[];
  const underWay = new WeakMap<Socket, number>();
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    const { socket } = request;
    // The rest of what had been read before the connection was closed.
    if (socket.destroyed) return;
    const count = (underWay.get(socket) ?? 0) + 1;
    if (count > maxPipelined) {
      socket.destroy();
      return;
    }
    underWay.set(socket, count);
    response.once("close", () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    for (const listener of listeners) listener.call(server, request, response);
  });
}

import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Status lines by Node.js's error code, as Node.js sends itself; 400 for all others. */
const statusLines: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
};

/**
 * Answers malformed requests and those with too long headers, and closes the connection in order: Node.js resets it at
 * once, and a client that is still sending would never learn why.
 */
export function answerClientErrors(server: Server): void {
  const responses = new WeakMap<Socket, ServerResponse>();
  server.prependListener("request", ({ socket }, response) => responses.set(socket, response));
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    // The event may fire for each further chunk.
    if (socket.writableEnded) return;
    const response = responses.get(socket);
    const isBetweenRequests = response === undefined || response.writableFinished;
    if (socket.writable && (isBetweenRequests || !response.headersSent)) {
      socket.write(`HTTP/1.1 ${statusLines[error.code ?? ""] ?? "400 Bad Request"}\r\nConnection: close\r\n\r\n`);
    }
    if (isBetweenRequests) socket.destroySoon();
    else socket.destroy(error);
  });
}

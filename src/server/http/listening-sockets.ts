import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, createServer, type Server as Door } from "node:net";

/**
 * Number of sockets listening on the port. Per iteration of the event loop Node.js accepts one connection per socket, and
 * answers a request of every open connection: with one socket and a hundred busy clients, new ones would be accepted at
 * ten a second.
 */
const socketCount = 16;
/**
 * Backlog of each socket. With less, sudden load is refused; with more, abandoned connections are answered
 * first.
 */
const backlog = 256;

/**
 * Makes a server listen, on Linux with many sockets at once among which the system distributes connections. Closing the
 * server closes all of them.
 *
 * @param port 0 for any free one
 * @throws Error with the system's code, such as `EADDRINUSE`, also if another program shares the port
 */
export async function listenOnSockets(server: Server, host: string, port: number): Promise<void> {
  if (process.platform !== "linux")
    return void (await once(server.listen(port, host, socketCount * backlog), "listening"));
  if (port !== 0) {
    // Sockets with a shared port do not conflict, so an exclusive one checks first.
    const probe = createServer().listen(port, host);
    await once(probe, "listening");
    await once(probe.close(), "close");
  }
  await once(server.listen({ host, port, backlog, reusePort: true }), "listening");
  const shared = { host, port: (server.address() as AddressInfo).port, backlog, reusePort: true };
  const socketOptions = { allowHalfOpen: true, noDelay: true };
  const extraSockets = Array.from({ length: socketCount - 1 }, () =>
    createServer(socketOptions, (socket) => server.emit("connection", socket)).listen(shared),
  );
  await Promise.all(extraSockets.map((socket) => once(socket, "listening")));
  closeWithServer(server, extraSockets);
}

function closeWithServer(server: Server, extraSockets: readonly Door[]): void {
  const close = server.close.bind(server);
  server.close = (onClosed) => {
    let open = extraSockets.length + 1;
    const closed = (error?: Error): void => {
      open -= 1;
      if (open === 0) onClosed?.(error);
    };
    for (const door of extraSockets) door.close(closed);
    return close(closed);
  };
}

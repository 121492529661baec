import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, createServer, type Server as Door } from "node:net";

/**
 * Number of sockets listening on the port. Per turn of the event loop Node.js accepts one connection per socket, and
 * answers a request of every open connection: with one socket and a hundred busy clients, new ones would be accepted at
 * ten a second.
 */
const doors = 16;
/**
 * Backlog of each socket. With less, a sudden crowd is turned away; with more, abandoned connections are answered
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
export async function openDoors(server: Server, host: string, port: number): Promise<void> {
  if (process.platform !== "linux") return void (await once(server.listen(port, host, doors * backlog), "listening"));
  if (port !== 0) {
    // Sockets with a shared port do not conflict, so an exclusive one checks first.
    const alone = createServer().listen(port, host);
    await once(alone, "listening");
    await once(alone.close(), "close");
  }
  await once(server.listen({ host, port, backlog, reusePort: true }), "listening");
  const shared = { host, port: (server.address() as AddressInfo).port, backlog, reusePort: true };
  const take = { allowHalfOpen: true, noDelay: true };
  const others = Array.from({ length: doors - 1 }, () =>
    createServer(take, (socket) => server.emit("connection", socket)).listen(shared),
  );
  await Promise.all(others.map((door) => once(door, "listening")));
  closeTogether(server, others);
}

function closeTogether(server: Server, others: readonly Door[]): void {
  const close = server.close.bind(server);
  server.close = (onClosed) => {
    let open = others.length + 1;
    const closed = (error?: Error): void => {
      open -= 1;
      if (open === 0) onClosed?.(error);
    };
    for (const door of others) door.close(closed);
    return close(closed);
  };
}

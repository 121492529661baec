import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, createServer, type Server as Door } from "node:net";

/**
 * Sockets that listen on the one port. Of each, Node.js takes one connection in a turn of its event loop, and in that turn
 * it answers a request of every connection that it has: while a hundred clients keep asking, those who come anew would be
 * taken at ten a second.
 */
const doors = 16;
/** Connections that may wait at each. With fewer a crowd that comes in the same second is turned away; with more, dead ones are answered first. */
const backlog = 256;

/**
 * Has a server listen, on Linux by many sockets at once, among which the system shares out the connections. Closing the
 * server closes all of them.
 *
 * @param port 0 for any that is free
 * @throws Error with the system's code, such as `EADDRINUSE`, also where another program listens in the same way
 */
export async function openDoors(server: Server, host: string, port: number): Promise<void> {
  if (process.platform !== "linux") return void (await once(server.listen(port, host, doors * backlog), "listening"));
  if (port !== 0) {
    // Sockets that share a port do not see each other.
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

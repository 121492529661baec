import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, createServer } from "node:net";

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
  const close = server.close.bind(server);
  server.close = (onClosed) => {
    const closed = Promise.all(others.map((door) => once(door.close(), "close")));
    return close((error) => void closed.then(() => onClosed?.(error)));
  };
}

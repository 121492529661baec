import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Database } from "#database/connect.ts";
import type { Log } from "#use-cases/context.ts";

/** How long requests that are under way may take after the signal, in milliseconds. */
const timeoutMs = 5_000;
/** Whatever has not ended by then is cut off, in milliseconds after the signal. */
const maxMs = 9_500;
/** For supervisors: the embedded database has broken down for good, and a new process may have better luck. */
const databaseLost = 75;

/** The connections that are open; Node counts one that has never said anything as busy. */
function openConnections(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  return open;
}

/** Takes no new requests, lets those under way finish, and closes what is left after a while. */
async function drain(server: Server, connections: ReadonlySet<Socket>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Connections that clients keep open fall idle one by one once their request is answered.
  const closeIdle = (): void => {
    server.closeIdleConnections();
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  };
  const idle = setInterval(closeIdle, 50);
  const late = setTimeout(() => server.closeAllConnections(), timeoutMs);
  closeIdle();
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}

export interface Running {
  readonly server: Server;
  readonly database: Database;
  readonly published?: { close(): Promise<void> };
  readonly log: Log;
  /** Ends when the job under way has ended. */
  readonly jobs?: { stop(): Promise<void> };
  /** Ends when the page under way is made. */
  readonly warmUp?: { stop(): Promise<void> };
  readonly control?: { close(): Promise<void> } | undefined;
}

/** Ends the process in order at SIGTERM and SIGINT, and with a failure when the database is lost. */
export function stopInOrder({ server, database, published, log, jobs, warmUp, control }: Running): void {
  let isStopping = false;
  const connections = openConnections(server);
  const stop = async (reason: string, code: number): Promise<void> => {
    if (isStopping) {
      log.warn({ reason }, "told to stop twice: ending at once");
      process.exit(1);
    }
    isStopping = true;
    log.info({ reason }, "stopping");
    setTimeout(() => {
      log.error({ reason }, "stopping took too long: what was still under way is cut off");
      process.exit(code === 0 ? 1 : code);
    }, maxMs).unref();
    try {
      await Promise.all([drain(server, connections), jobs?.stop(), warmUp?.stop(), control?.close()]);
      await Promise.all([database.close(), published?.close()]);
      log.info({}, "stopped");
      process.exit(code);
    } catch (error) {
      log.error({ err: error }, "stopping failed");
      process.exit(1);
    }
  };
  process.on("SIGTERM", () => void stop("SIGTERM", 0));
  process.on("SIGINT", () => void stop("SIGINT", 0));
  void database.lost.then(() => stop("the database is lost", databaseLost));
}

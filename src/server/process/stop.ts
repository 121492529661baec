import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Database } from "#database/connection/connect.ts";
import type { Log } from "#use-cases/context.ts";

/** Milliseconds that requests in progress may take after the signal. */
const stopTimeoutMs = 5_000;
/** Milliseconds after the signal at which whatever is left is cut off. */
const maxMs = 9_500;
/** Exit code for supervisors: the embedded database has failed for good, a new process may recover. */
const databaseLost = 75;

/** Open connections; Node counts a connection that has never sent anything as busy. */
function openConnections(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  return open;
}

/** Accepts no new connections, lets requests finish, and closes what is left after a timeout. */
async function drain(server: Server, connections: ReadonlySet<Socket>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Keep-alive connections become idle once their request is answered.
  const closeIdle = (): void => {
    server.closeIdleConnections();
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  };
  const idle = setInterval(closeIdle, 50);
  const timeout = setTimeout(() => server.closeAllConnections(), stopTimeoutMs);
  closeIdle();
  await closed;
  clearInterval(idle);
  clearTimeout(timeout);
}

interface RunningParts {
  readonly server: Server;
  readonly database: Database;
  readonly published?: { close(): Promise<void> };
  readonly log: Log;
  /** Resolves when the current job has ended. */
  readonly jobs?: { stop(): Promise<void> };
  /** Resolves when the current page has been rendered. */
  readonly warmUp?: { stop(): Promise<void> };
  readonly control?: { close(): Promise<void> } | undefined;
}

/** Shuts down in order on SIGTERM and SIGINT, and with an error code when the database is lost. */
export function stopInOrder({ server, database, published, log, jobs, warmUp, control }: RunningParts): void {
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

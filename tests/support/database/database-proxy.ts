import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A TCP proxy in front of a PostgreSQL server that simulates network failures, restarts and hanging machines. */
export interface DatabaseProxy {
  /** Connection string that goes through the proxy. */
  readonly url: string;
  /** Closes the open connections. */
  dropConnections(): void;
  /** Closes them and refuses new ones until `restore`. */
  stop(): Promise<void>;
  /** Old and new connections stay open but transfer nothing until `restore`. */
  freeze(): void;
  restore(): Promise<void>;
  /** Closes the next connection that sends this statement, once the server has answered and before the client gets the answer. */
  dropConnectionAfter(statement: string): void;
  close(): Promise<void>;
}

export async function startDatabaseProxy(target: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<readonly [Socket, Socket]>();
  let isFrozen = false;
  let awaitedStatement: string | undefined;

  const server = createServer((client) => {
    const upstream = connect(Number(port || 5432), hostname);
    const pair = [client, upstream] as const;
    pairs.add(pair);
    let closesOnAnswer = false;
    const end = (): void => {
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) socket.on("error", end).on("close", end);
    client.on("data", (bytes) => {
      if (awaitedStatement !== undefined && bytes.includes(awaitedStatement)) {
        closesOnAnswer = true;
        awaitedStatement = undefined;
      }
      upstream.write(bytes);
    });
    upstream.on("data", (bytes) => (closesOnAnswer ? end() : client.write(bytes)));
    if (isFrozen) for (const socket of pair) socket.pause();
  });
  const listen = async (at: number): Promise<number> => {
    server.listen(at, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  const dropConnections = (): void => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  const here = await listen(0);
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String(here);
  return {
    url: url.href,
    dropConnections,
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      dropConnections();
      await closed;
    },
    freeze: () => {
      isFrozen = true;
      for (const pair of pairs) for (const socket of pair) socket.pause();
    },
    restore: async () => {
      isFrozen = false;
      for (const pair of pairs) for (const socket of pair) socket.resume();
      if (!server.listening) await listen(here);
    },
    dropConnectionAfter: (statement) => void (awaitedStatement = statement),
    close: async () => {
      dropConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

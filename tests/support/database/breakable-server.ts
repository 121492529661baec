import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A way to a PostgreSQL server that can be taken away as networks, stops and frozen machines take it. */
export interface BreakableServer {
  /** Where the server is reached through this way. */
  readonly url: string;
  /** Breaks the connections there are. */
  cut(): void;
  /** Breaks them and refuses new ones until `restore`. */
  stop(): Promise<void>;
  /** Connections, new ones too, are accepted and hear nothing until `restore`. */
  freeze(): void;
  restore(): Promise<void>;
  /** Breaks the next connection that sends this statement, as soon as the server has answered it and before the client knows. */
  cutAfter(statement: string): void;
  close(): Promise<void>;
}

export async function breakableServer(target: string): Promise<BreakableServer> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<readonly [Socket, Socket]>();
  let isFrozen = false;
  let doomed: string | undefined;

  const server = createServer((client) => {
    const upstream = connect(Number(port || 5432), hostname);
    const pair = [client, upstream] as const;
    pairs.add(pair);
    let isDoomed = false;
    const end = (): void => {
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) socket.on("error", end).on("close", end);
    client.on("data", (bytes) => {
      if (doomed !== undefined && bytes.includes(doomed)) {
        isDoomed = true;
        doomed = undefined;
      }
      upstream.write(bytes);
    });
    upstream.on("data", (bytes) => (isDoomed ? end() : client.write(bytes)));
    if (isFrozen) for (const socket of pair) socket.pause();
  });
  const listen = async (at: number): Promise<number> => {
    server.listen(at, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  const cut = (): void => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  const here = await listen(0);
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String(here);
  return {
    url: url.href,
    cut,
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      cut();
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
    cutAfter: (statement) => void (doomed = statement),
    close: async () => {
      cut();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

import { once } from "node:events";
import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A proxy that sees every request, also prefetches, which tests cannot observe in the browser. Requests that match are
 * recorded and, after `hold`, wait for `release`.
 */
export interface CountingProxy {
  readonly url: string;
  readonly requests: readonly string[];
  /** Highest number of requests that waited at the same time. */
  maxWaiting(): number;
  hold(): void;
  release(): void;
  close(): Promise<void>;
}

export async function countingProxy(target: string, watched: RegExp): Promise<CountingProxy> {
  const requests: string[] = [];
  const held: (() => void)[] = [];
  let holds = false;
  let most = 0;
  const server = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? "/";
    if (watched.test(path)) {
      requests.push(path);
      if (holds) {
        await new Promise<void>((resolve) => {
          held.push(resolve);
          most = Math.max(most, held.length);
        });
      }
    }
    const onward = ask(new URL(path, target), { method: incoming.method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    requests,
    maxWaiting: () => most,
    hold: () => void (holds = true),
    release: () => held.shift()?.(),
    close: async () => {
      holds = false;
      for (const resolve of held.splice(0)) resolve();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

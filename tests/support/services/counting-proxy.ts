import { once } from "node:events";
import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Stands before a server and sees every request, also those that browsers fetch ahead and that tests cannot see in the
 * browser. Requests that match are noted, and wait for `release` while they are to be held.
 */
export interface CountingProxy {
  readonly url: string;
  readonly asked: readonly string[];
  /** The most requests that waited at once. */
  most(): number;
  hold(): void;
  release(): void;
  close(): Promise<void>;
}

export async function countingProxy(target: string, watched: RegExp): Promise<CountingProxy> {
  const asked: string[] = [];
  const held: (() => void)[] = [];
  let holds = false;
  let most = 0;
  const server = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? "/";
    if (watched.test(path)) {
      asked.push(path);
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
    asked,
    most: () => most,
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

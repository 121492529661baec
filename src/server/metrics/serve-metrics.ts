import { createServer, type Server } from "node:http";
import type { Registry } from "prom-client";
import type { Log } from "#use-cases/context.ts";
import { listenError } from "#server/http/listen.ts";

/**
 * Serves `GET /metrics` on a port of its own, which ends with the process.
 *
 * @throws ListenError if it cannot listen on the port
 */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { host: string; port: number },
  log: Log,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { "Content-Type": registry.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, "the metrics could not be collected");
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(listenError(error, host, port, "METRICS_")));
    server.listen(port, host, resolve);
  });
  return server.unref();
}

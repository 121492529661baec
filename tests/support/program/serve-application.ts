import { createAdaptorServer } from "@hono/node-server";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";
import type { TestApplication } from "./application.ts";

/** Serves an application on a free port until the test file ends. @returns its address without a trailing slash */
export async function serveApplication({ app }: Pick<TestApplication, "app">): Promise<string> {
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  // A server that listens on a port has an address with one.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

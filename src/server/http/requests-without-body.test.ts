import { type AddressInfo, connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { listen } from "./listen.ts";

it.each<[string, (request: Request) => Promise<unknown>]>([
  ["as text", (request) => request.text()],
  ["as JSON", (request) => request.json().catch(() => "")],
  ["as a form", (request) => request.formData().catch(() => "")],
  ["in pieces", async (request) => (request.body === null ? "" : new Response(request.body).text())],
  ["as part of another request", (request) => new Request(request, { method: "PUT" }).text()],
])("reads a body that was not sent %s", async (_, read) => {
  const reading = await listen(async (request) => new Response(`read “${await read(request)}”`), {
    host: "127.0.0.1",
    port: 0,
  });
  const socket = connect((reading.address() as AddressInfo).port, "127.0.0.1");
  socket.write("POST / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(2));
  let text = "";
  for await (const chunk of socket) {
    text += String(chunk);
    if (text.split("read “”").length > 2) break;
  }
  expect(text.split("HTTP/1.1 200")).toHaveLength(3);
  reading.closeAllConnections();
  reading.close();
});

it("aborts a request without a body when its client leaves", async () => {
  const aborted = Promise.withResolvers<void>();
  const waiting = await listen(
    (request) => {
      request.signal.addEventListener("abort", () => aborted.resolve());
      return new Promise(() => undefined);
    },
    { host: "127.0.0.1", port: 0 },
  );
  const socket = connect((waiting.address() as AddressInfo).port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await wait(50);
  socket.destroy();
  await expect(aborted.promise).resolves.toBeUndefined();
  waiting.closeAllConnections();
  waiting.close();
});

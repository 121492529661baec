import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { limitPipelining, maxPipelined } from "./listen.ts";

const begun: ServerResponse[] = [];
let answersAtOnce = true;
const server = createServer((_, response) => {
  begun.push(response);
  if (answersAtOnce) response.end("yes");
});
limitPipelining(server);
await once(server.listen(0, "127.0.0.1"), "listening");
const { port } = server.address() as AddressInfo;

const request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

beforeEach(() => {
  begun.length = 0;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe("requests of one connection", () => {
  it("are answered when a few come before the first answer", async () => {
    answersAtOnce = true;
    const socket = connect(port, "127.0.0.1");
    socket.write(request.repeat(maxPipelined));
    let text = "";
    for await (const chunk of socket) {
      text += String(chunk);
      if (text.split("HTTP/1.1 200").length > maxPipelined) break;
    }
    expect(begun).toHaveLength(maxPipelined);
  });

  it("are answered however many come one after the other", async () => {
    answersAtOnce = true;
    const socket = connect(port, "127.0.0.1");
    for (let sent = 0; sent < 3 * maxPipelined; sent += 1) {
      socket.write(request);
      await once(socket, "data");
    }
    expect(begun).toHaveLength(3 * maxPipelined);
    socket.destroy();
  });

  it("end the connection when thousands are sent and none is waited for", async () => {
    answersAtOnce = false;
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write(request.repeat(20_000));
    await new Promise((resolve) => socket.once("close", resolve));
    expect(begun).toHaveLength(maxPipelined);
  });
});

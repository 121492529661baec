import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ServerUnderTest, startServerUnderTest } from "./server-under-test.ts";

let server: ServerUnderTest;

beforeAll(async () => {
  server = await startServerUnderTest();
});

afterAll(async () => {
  await server.stop();
});

/** Timeouts for the first byte of a response, and for further responses after the last byte, in milliseconds. */
const patience = { answer: 10_000, none: 1_000, more: 250 };

/** Writes bytes to a new connection. @returns the statuses of all responses */
function statusesOf(text: string, firstMs: number): Promise<number[]> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve) => {
    let received = "";
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(text, "latin1")));
    const end = (): void => {
      socket.destroy();
      resolve([...received.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status)));
    };
    socket.setTimeout(firstMs, end);
    socket.on("data", (chunk: Buffer) => {
      received += chunk.toString("latin1");
      socket.setTimeout(patience.more);
    });
    socket.on("error", end);
    socket.on("close", end);
  });
}

const get = (path: string, ...headers: string[]): string =>
  [`GET ${path} HTTP/1.1`, "Host: localhost", ...headers, "", ""].join("\r\n");
const post = (path: string, body: string, ...headers: string[]): string =>
  [`POST ${path} HTTP/1.1`, "Host: localhost", "Sec-Fetch-Site: same-origin", ...headers, "", body].join("\r\n");
const hidden = get("/api/health");
const form = "Content-Type: application/x-www-form-urlencoded";

/** Get one error response, and no part of the body is interpreted as a request. */
const refused: Readonly<Record<string, string>> = {
  "a length and chunks": post("/login", `0\r\n\r\n${hidden}`, "Content-Length: 4", "Transfer-Encoding: chunked"),
  "chunks and a length": post("/login", `0\r\n\r\n${hidden}`, "Transfer-Encoding: chunked", "Content-Length: 4"),
  "two lengths": post("/login", hidden, "Content-Length: 1", "Content-Length: 2"),
  "a list of lengths": post("/login", hidden, "Content-Length: 1, 2"),
  "a negative length": post("/login", "x", "Content-Length: -1"),
  "a length of letters": post("/login", "x", "Content-Length: 0x1"),
  "a length beyond all numbers": post("/login", "x", "Content-Length: 99999999999999999999999"),
  "an unknown coding": post("/login", hidden, "Transfer-Encoding: identity, xchunked"),
  "chunked not last": post("/login", hidden, "Transfer-Encoding: chunked, gzip"),
  "a chunk of no size": post("/login", `zz\r\nx\r\n0\r\n\r\n`, form, "Transfer-Encoding: chunked"),
  "a chunk of a negative size": post("/login", `-1\r\nx\r\n0\r\n\r\n`, form, "Transfer-Encoding: chunked"),
  "a chunk without an end": post("/login", `1\r\nxyz\r\n0\r\n\r\n`, form, "Transfer-Encoding: chunked"),
  "a header folded over lines": get("/", "X-A: b", " Transfer-Encoding: chunked"),
  "a blank before the colon": get("/", "Transfer-Encoding : chunked"),
  "a header without a colon": get("/", "nothing"),
  "a header with NUL": get("/", "X-A: a\0b"),
  "a name with a control character": get("/", "X-\x01: b"),
  "a bare line feed in a header": get("/", "X-A: b\nX-B: c\rX-C: d"),
  "no host": "GET / HTTP/1.1\r\n\r\n",
  "an unknown method": "BREAKFAST / HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "a method of small letters": "get / HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "a method of 10,000 letters": `${"A".repeat(10_000)} / HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  "no version": "GET /\r\n\r\n",
  "an unknown version": "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
  "the preface of HTTP/2": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "the greeting of TLS": "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
  "an address of 100 kB": get(`/${"a".repeat(100_000)}`),
  "headers of 100 kB": get("/", `X-A: ${"b".repeat(100_000)}`),
  "20,000 headers": get("/", ...Array.from({ length: 20_000 }, (_, at) => `X-${at}: b`)),
  "an address with NUL": get("/\0"),
  "an address with a blank": get("/a b c"),
};

/** May get any response except a server error. */
const odd: Readonly<Record<string, string>> = {
  "a whole address": get("http://evil.example/login"),
  "the address of another scheme": get("ftp://evil.example/"),
  "an address of a broken host": get("http://[::1/"),
  "an address without a slash": get("login"),
  "an asterisk": "OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "an asterisk to read": get("*"),
  "a tunnel": "CONNECT example.org:443 HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "two slashes": get("//evil.example/login"),
  "many slashes": get("/".repeat(5_000)),
  backslashes: get("/\\evil.example\\..\\..\\"),
  dots: get("/../../../../etc/passwd"),
  "encoded dots": get("/%2e%2e/%2e%2e/etc/passwd"),
  "dots below files": get("/assets/..%2f..%2f..%2fpackage.json"),
  "dots below photos": get("/photos/..%2f..%2fserver-secret"),
  "NUL below files": get("/assets/a%00.js"),
  "broken escapes": get("/%zz/%c3%28?%=%&%zz"),
  "a question mark after the other": get(`/${"?".repeat(5_000)}`),
  "a part after a hash": get("/login#a?b"),
  "bytes beyond ASCII": get("/camino-franc\xe9s"),
  "a strange host": "GET / HTTP/1.1\r\nHost: a b@c:99999999/?\r\n\r\n",
  "an empty host": "GET / HTTP/1.1\r\nHost:\r\n\r\n",
  "a host of 5,000 letters": `GET / HTTP/1.1\r\nHost: ${"a".repeat(5_000)}\r\n\r\n`,
  "two hosts": get("/", "Host: evil.example"),
  "version 1.0 without a host": "GET / HTTP/1.0\r\n\r\n",
  "an expectation": post("/login", "a=b", form, "Content-Length: 3", "Expect: 100-continue"),
  "an expectation nobody meets": post("/login", "a=b", form, "Content-Length: 3", "Expect: breakfast"),
  "an upgrade": get("/", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"),
  "an upgrade to HTTP/2": get("/", "Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABk"),
  "a body of a read": get("/", "Content-Length: 3") + "abc",
  "chunks with extensions and trailers": post(
    "/login",
    "3;a=b\r\na=b\r\n0\r\nX-A: b\r\n\r\n",
    form,
    "Transfer-Encoding: chunked",
  ),
  "1,500 chunks of a byte": post(
    "/login",
    `${"1\r\na\r\n".repeat(1_500)}0\r\n\r\n`,
    form,
    "Transfer-Encoding: chunked",
  ),
  "a body that is cut off": post("/login", "a=", form, "Content-Length: 5000"),
  "a body that is cut off at the API": post(
    "/api/login",
    "{",
    "Content-Type: application/json",
    "Content-Length: 5000",
  ),
  "a trace": "TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "a trace with NUL": "TRACE /town?q=%00 HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "a trace of the API": "TRACE /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "empty lines first": `\r\n\r\n${hidden}`,
  "two requests at once": hidden + hidden,
  nothing: "",
  "half a line": "GET /api/hea",
};

describe.concurrent("malformed HTTP requests", () => {
  it.each(Object.entries(refused))("are refused: %s", async (_name, text) => {
    const statuses = await statusesOf(text, patience.answer);
    expect(statuses).toHaveLength(1);
    expect([400, 405, 408, 413, 414, 417, 431, 501, 505]).toContain(statuses[0]);
  });

  it.each(Object.entries(odd))("cause no harm: %s", async (_name, text) => {
    expect((await statusesOf(text, patience.none)).filter((status) => status >= 500)).toEqual([]);
  });
});

describe("the server after malformed requests", () => {
  it("keeps running, and has logged no error", async () => {
    expect(server.exitCode()).toBeNull();
    expect((await server.send({ method: "GET", path: "/api/health", headers: {} })).status).toBe(200);
    expect(server.otherErrors()).toEqual([]);
  });
});

import { Agent, request } from "node:http";
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib";

/** What is put on the wire, with nothing made tidy: paths and headers go out as they are written here. */
export interface WireRequest {
  readonly method: string;
  /** Path and query; only visible characters of Latin-1. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
}

export interface WireAnswer {
  /** 0 when the connection ended without an answer. */
  readonly status: number;
  readonly headers: Headers;
  /** Without its content coding. */
  readonly body: Buffer;
  /** From the first byte sent to the last one received. */
  readonly ms: number;
  /** Why there is no answer. */
  readonly failure?: string;
}

const agent = new Agent({ keepAlive: true });

/** How long an answer is waited for at all, in milliseconds. */
const timeoutMs = 60_000;

const decoders: Readonly<Record<string, (coded: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
};

/** Sends one request to a server on this machine. Never throws: a connection that breaks is an answer of status 0. */
export function sendTo(url: string, { method, path, headers, body }: WireRequest): Promise<WireAnswer> {
  const begun = performance.now();
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const fail = (error: Error): void =>
      resolve({
        status: 0,
        headers: new Headers(),
        body: Buffer.alloc(0),
        ms: performance.now() - begun,
        failure: error.message,
      });
    const length =
      body === undefined || "Transfer-Encoding" in headers ? {} : { "Content-Length": String(body.length) };
    const sent = request(
      {
        agent,
        hostname,
        port,
        method,
        path,
        headers: { ...length, ...headers },
        timeout: timeoutMs,
        maxHeaderSize: 100_000,
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("error", fail);
        answer.on("end", () => {
          const ms = performance.now() - begun;
          const coded = Buffer.concat(chunks);
          const decode = decoders[answer.headers["content-encoding"] ?? ""];
          // An answer to HEAD names a coding and has no body.
          const plain = decode && coded.length > 0 ? decode(coded) : coded;
          resolve({ status: answer.statusCode ?? 0, headers: readHeaders(answer.rawHeaders), body: plain, ms });
        });
      },
    );
    sent.on("error", (error: NodeJS.ErrnoException) => {
      // A server may end an idle connection in the moment in which it is used again.
      if (sent.reusedSocket && error.code === "ECONNRESET") resolve(sendTo(url, { method, path, headers, body }));
      else fail(error);
    });
    sent.on("timeout", () => sent.destroy(new Error(`no answer within ${timeoutMs} ms`)));
    sent.end(body);
  });
}

function readHeaders(raw: readonly string[]): Headers {
  const headers = new Headers();
  for (let at = 0; at < raw.length; at += 2) headers.append(raw[at] ?? "", raw[at + 1] ?? "");
  return headers;
}

import { Agent, request } from "node:http";
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib";

/** A raw request: paths and headers are sent unchanged. */
export interface WireRequest {
  readonly method: string;
  /** Path and query; only visible characters of Latin-1. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
}

export interface WireResponse {
  /** 0 if the connection closed without a response. */
  readonly status: number;
  readonly headers: Headers;
  /** Decoded body. */
  readonly body: Buffer;
  /** From the first byte sent to the last one received. */
  readonly ms: number;
  /** Why there is no response. */
  readonly failure?: string;
}

const agent = new Agent({ keepAlive: true });

/** Response timeout in milliseconds. */
const timeoutMs = 60_000;

const decoders: Readonly<Record<string, (coded: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
};

/** Sends one request to a local server. Never throws: a broken connection is a response of status 0. */
export function sendTo(url: string, { method, path, headers, body }: WireRequest): Promise<WireResponse> {
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
          // A response to HEAD may have a Content-Encoding but no body.
          const plain = decode && coded.length > 0 ? decode(coded) : coded;
          resolve({ status: answer.statusCode ?? 0, headers: readHeaders(answer.rawHeaders), body: plain, ms });
        });
      },
    );
    sent.on("error", (error: NodeJS.ErrnoException) => {
      // A server may close an idle connection at the moment it is reused.
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

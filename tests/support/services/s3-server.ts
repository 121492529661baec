import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { S3Settings } from "#photos/s3-storage.ts";

export interface S3Server {
  readonly settings: S3Settings;
  /** Objects by their keys. */
  readonly objects: Map<string, { readonly content: Buffer; readonly type: string; storedAt: Date }>;
  /** Requests with a wrong signature. */
  readonly refused: string[];
  close(): Promise<void>;
}

const keys = { accessKeyId: "AKIATESTKEY", secretAccessKey: "a/secret+of=tests" };
const region = "eu-west-1";
const bucket = "pictures";
/** Objects on one page of a listing. */
const perPage = 3;

/** A fake of S3 that stores objects in memory and checks every signature (AWS Signature Version 4). */
export async function startS3Server(): Promise<S3Server> {
  const objects: S3Server["objects"] = new Map();
  const refused: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks);
      if (!isSigned(request, body)) {
        refused.push(`${request.method} ${request.url}`);
        response.writeHead(403).end("<Error><Code>SignatureDoesNotMatch</Code></Error>");
      } else answer(request, response, body, objects);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { ...keys, region, bucket, endpoint: `http://127.0.0.1:${port}` },
    objects,
    refused,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

function answer(request: IncomingMessage, response: ServerResponse, body: Buffer, objects: S3Server["objects"]): void {
  const url = new URL(request.url ?? "/", "http://localhost");
  if (!url.pathname.startsWith(`/${bucket}/`)) return void response.writeHead(404).end("<Error/>");
  const key = decodeURIComponent(url.pathname.slice(bucket.length + 2));
  if (request.method === "GET" && key === "") {
    return void response.writeHead(200).end(listing(url.searchParams, objects));
  }
  const object = objects.get(key);
  switch (request.method) {
    case "PUT":
      objects.set(key, { content: body, type: request.headers["content-type"] ?? "", storedAt: new Date() });
      return void response.writeHead(200).end();
    case "DELETE":
      objects.delete(key);
      return void response.writeHead(204).end();
    default:
      if (!object) return void response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
      return void response.writeHead(200, { "Content-Type": object.type }).end(object.content);
  }
}

function listing(query: URLSearchParams, objects: S3Server["objects"]): string {
  const after = query.get("continuation-token") ?? "";
  const all = [...objects.keys()].filter((key) => key.startsWith(query.get("prefix") ?? "")).sort();
  const rest = all.filter((key) => key > after);
  const page = rest.slice(0, perPage);
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.storedAt.toISOString()}</LastModified></Contents>`,
  );
  const next = rest.length > perPage ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
  return `<?xml version="1.0"?><ListBucketResult>${next}${contents.join("")}</ListBucketResult>`;
}

const sha256 = (content: Buffer | string): string => createHash("sha256").update(content).digest("hex");
const hmac = (key: Buffer | string, text: string): Buffer => createHmac("sha256", key).update(text).digest();
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function isSigned({ method, url: target = "/", headers }: IncomingMessage, body: Buffer): boolean {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? "",
    );
  if (!parts || headers["x-amz-content-sha256"] !== sha256(body)) return false;
  const [, id, day = "", where, signed = "", signature] = parts;
  const needed = ["host", "x-amz-content-sha256", "x-amz-date"];
  if (id !== keys.accessKeyId || where !== region || needed.some((name) => !signed.split(";").includes(name)))
    return false;
  const url = new URL(target, "http://localhost");
  const path = url.pathname.split("/").map((part) => encoded(decodeURIComponent(part)));
  const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort();
  const canonical = [
    method,
    path.join("/"),
    query.join("&"),
    ...signed.split(";").map((name) => `${name}:${String(headers[name]).trim()}`),
    "",
    signed,
    sha256(body),
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const key = [day, region, "s3", "aws4_request"].reduce<Buffer | string>(hmac, `AWS4${keys.secretAccessKey}`);
  return hmac(key, text).toString("hex") === signature;
}

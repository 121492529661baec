import { mkdtemp, writeFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#tests/support/program/free-port.ts";
import { spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";

export interface ServedFile {
  readonly body: Uint8Array;
  readonly type: string;
  /** Content coding of the bytes; empty for none. */
  readonly encoding: string;
  readonly etag: string;
}

/** A running server. */
export interface FileServer {
  readonly url: string;
  /** Pid of its only process. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** Milliseconds; the program may have to fill its database first. */
const startsWithin = 30_000;

/**
 * Starts a program on the first core and waits until it responds.
 *
 * @param folder what it reads or writes; deleted when it is stopped
 * @throws Error if the program is missing, or does not respond within half a minute
 */
export async function startedServer(
  port: number,
  folder: string,
  command: readonly string[],
  options: SpawnOptions = { stdio: "ignore" },
): Promise<FileServer> {
  const child = spawn("taskset", ["-c", "0", ...command], options);
  await once(child, "spawn");
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.kill()) await once(child, "exit");
    await rm(folder, { recursive: true, force: true });
  };
  for (const end = Date.now() + startsWithin; Date.now() < end && child.exitCode === null;) {
    const answers = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answers) return { url, pid: child.pid!, stop };
    await delay(100);
  }
  await stop();
  throw new Error(`${command[0]} does not answer`);
}

/** The minimum of a server on Node: no log, no routing, only the necessary headers. */
const program = `
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
const [port, folder] = process.argv.slice(2);
const answers = JSON.parse(readFileSync(folder + "/files.json", "utf8")).map((headers, index) => ({
  headers,
  body: readFileSync(folder + "/" + index),
}));
createServer((request, response) => {
  const { headers, body } = answers[Number(request.url.slice(1))];
  if (request.headers["if-none-match"] === headers.ETag) response.writeHead(304, { ETag: headers.ETag }).end();
  else response.writeHead(200, headers).end(body);
}).listen(Number(port), "127.0.0.1");
`;

/**
 * Serves the files from memory with Node's HTTP server alone: shows how much of a difference is Node's own, and varies
 * less between machines.
 */
export async function startBareNode(files: readonly ServedFile[]): Promise<FileServer> {
  const folder = await mkdtemp(join(tmpdir(), "vieira-bare-node-"));
  const port = await freePort();
  const headers = files.map(({ body, type, encoding, etag }) => ({
    "Content-Type": type,
    "Content-Length": body.length,
    ETag: etag,
    ...(encoding === "" ? {} : { "Content-Encoding": encoding, Vary: "Accept-Encoding" }),
  }));
  await Promise.all([
    writeFile(join(folder, "server.mjs"), program),
    writeFile(join(folder, "files.json"), JSON.stringify(headers)),
    ...files.map(({ body }, index) => writeFile(join(folder, String(index)), body)),
  ]);
  return await startedServer(port, folder, [process.execPath, join(folder, "server.mjs"), String(port), folder]);
}

/**
 * Serves the files under `/0`, `/1`… with Debian's nginx in its default configuration, log included, in one process on
 * the first core.
 *
 * @throws Error if nginx is missing
 */
export async function startNginx(files: readonly ServedFile[]): Promise<FileServer> {
  const folder = await mkdtemp(join(tmpdir(), "vieira-nginx-"));
  const port = await freePort();
  const places = files.map(({ type, encoding }, index) => {
    const header = encoding === "" ? "" : `add_header Content-Encoding ${encoding}; add_header Vary Accept-Encoding;`;
    return `location = /${index} { types {} default_type "${type}"; ${header} }`;
  });
  await Promise.all(files.map(({ body }, index) => writeFile(join(folder, String(index)), body)));
  await writeFile(
    join(folder, "nginx.conf"),
    `daemon off; master_process off; worker_processes 1; pid nginx.pid; error_log stderr;
     events { worker_connections 256; }
     http {
       access_log access.log; sendfile on; tcp_nopush on; keepalive_requests 1000000;
       client_body_temp_path b; proxy_temp_path p; fastcgi_temp_path f; uwsgi_temp_path u; scgi_temp_path s;
       server { listen 127.0.0.1:${port}; root .; ${places.join("\n")} }
     }`,
  );
  return await startedServer(port, folder, ["nginx", "-p", folder, "-c", "nginx.conf"]);
}

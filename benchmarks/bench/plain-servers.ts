import { mkdtemp, writeFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#tests/support/free-port.ts";
import { spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";

export interface ServedFile {
  readonly body: Uint8Array;
  readonly type: string;
  /** How the bytes are compressed already; empty for not at all. */
  readonly encoding: string;
  readonly etag: string;
}

/** Answers until it is stopped. */
export interface FileServer {
  readonly url: string;
  /** Of the one process that answers. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** Milliseconds; a program may have to fill its database first. */
const startsWithin = 30_000;

/**
 * Starts a program on the first core and waits until it answers.
 *
 * @param folder what it reads or writes; removed when it is stopped
 * @throws Error when the program is not there, or does not answer within half a minute
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

/** The least that a server on Node does: no log, no routing, no headers but what the bytes need. */
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
 * Serves the files from memory by the HTTP server of Node alone: what of the difference to another program is Node's own,
 * and a measure that differs less from machine to machine.
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
 * Serves the files under `/0`, `/1`… as Debian's nginx does as it comes, its log included, in one process on the first core.
 *
 * @throws Error when nginx is not there
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

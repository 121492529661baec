import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#tests/support/free-port.ts";
import { type FileServer, type ServedFile, startedServer } from "./served-files.ts";

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

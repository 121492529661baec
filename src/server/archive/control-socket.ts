import { createHash } from "node:crypto";
import { chmod, rm } from "node:fs/promises";
import { createServer, request, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Addresses of local sockets are short: 104 bytes on some systems. */
const longestPath = 100;

/** Where the process that holds a data directory can be asked for an archive. Only its owner may. */
export function controlSocketPath(dataDir: string): string {
  const directory = resolve(dataDir);
  const name = `vieira-${createHash("sha256").update(directory).digest("hex").slice(0, 16)}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  const path = join(directory, "control.sock");
  return Buffer.byteLength(path) <= longestPath ? path : join(tmpdir(), `${name}.sock`);
}

export interface ControlSocket {
  close(): Promise<void>;
}

/** Lets other programs of the same person on this machine take an archive while this one serves. */
export async function openControlSocket(dataDir: string, archive: () => Promise<Readable>): Promise<ControlSocket> {
  const path = controlSocketPath(dataDir);
  // Whoever holds the data directory may take away what a process that was killed has left.
  await rm(path, { force: true });
  const server = createServer((asked, answer) => {
    if (asked.url !== "/archive") {
      answer.writeHead(404).end();
      return;
    }
    answer.writeHead(200, { "Content-Type": "application/gzip" });
    archive()
      .then((stream) => pipeline(stream, answer))
      .catch(() => answer.destroy());
  });
  await new Promise<void>((opened, failed) => {
    server.once("error", failed);
    server.listen(path, opened);
  });
  if (process.platform !== "win32") await chmod(path, 0o600);
  return {
    close: async () => {
      server.close();
      server.closeAllConnections();
      await rm(path, { force: true });
    },
  };
}

/** The archive of a data directory that another process serves. @throws when none answers */
export function askForArchive(dataDir: string): Promise<Readable> {
  return new Promise((answered, failed) => {
    const asking = request({ socketPath: controlSocketPath(dataDir), path: "/archive" }, (answer: IncomingMessage) => {
      if (answer.statusCode === 200) answered(answer);
      else failed(new Error(`The serving process answered ${answer.statusCode}.`));
    });
    asking.once("error", failed);
    asking.end();
  });
}

import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { ArchiveError } from "#database/archive/load-tables.ts";
import { removeSpools } from "./write-archive.ts";
import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Addresses of local sockets are short: 104 bytes on some systems. */
const maxPathLength = 100;
const isWindows = process.platform === "win32";

const defaultSocketPath = (dataDir: string): string => join(resolve(dataDir), "control.sock");
/** File with the path of a socket outside the data directory. */
const pathFileOf = (dataDir: string): string => join(resolve(dataDir), "control.path");

/**
 * The path for the socket of a data directory, which the caller has locked: in the directory, or if that path is too
 * long, under an unguessable name, with a file in the directory that states it.
 */
async function prepareSocketPath(dataDir: string): Promise<{ path: string; remove(): Promise<void> }> {
  const pathFile = pathFileOf(dataDir);
  // Left by a killed process. A temporary folder may belong to another user by now, so it stays.
  await rm(pathFile, { force: true });
  await rm(defaultSocketPath(dataDir), { force: true });
  if (!isWindows && Buffer.byteLength(defaultSocketPath(dataDir)) <= maxPathLength) {
    const path = defaultSocketPath(dataDir);
    return { path, remove: () => rm(path, { force: true }) };
  }
  const folder = isWindows ? undefined : await mkdtemp(join(tmpdir(), "vieira-"));
  const path = folder === undefined ? `\\\\.\\pipe\\vieira-${randomUUID()}` : join(folder, "control.sock");
  await writeFile(pathFile, path, { mode: 0o600 });
  return {
    path,
    remove: async () => {
      await rm(pathFile, { force: true });
      if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Where the socket of a data directory is, or would be. */
export async function findSocketPath(dataDir: string): Promise<string> {
  return readFile(pathFileOf(dataDir), "utf8").catch(() => defaultSocketPath(dataDir));
}

/** How long a reader may stall before the connection is closed, in milliseconds. */
const defaultStallTimeoutMs = 60_000;

export interface ControlSocket {
  close(): Promise<void>;
}

/** Creates an archive. @param signal cancels it */
type CreateArchive = (signal: AbortSignal) => Promise<Readable>;

/** Lets other programs of the same user on this machine fetch an archive while this one serves, one at a time. */
export async function openControlSocket(
  dataDir: string,
  archive: CreateArchive,
  stallTimeoutMs = defaultStallTimeoutMs,
): Promise<ControlSocket> {
  await removeSpools(dataDir);
  const { path, remove } = await prepareSocketPath(dataDir);
  const closing = new AbortController();
  let isBusy = false;

  async function sendArchive(response: ServerResponse): Promise<void> {
    const clientLeft = new AbortController();
    response.once("close", () => clientLeft.abort());
    const signal = AbortSignal.any([clientLeft.signal, closing.signal]);
    isBusy = true;
    try {
      const stream = await archive(signal);
      response.writeHead(200, { "Content-Type": "application/gzip" });
      response.setTimeout(stallTimeoutMs, () => response.destroy());
      await pipeline(stream, response);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    } finally {
      isBusy = false;
    }
  }

  const server = createServer((incoming, response) => {
    if (incoming.url !== "/archive") response.writeHead(404).end();
    else if (isBusy) response.writeHead(503).end("Another archive is being taken.");
    else void sendArchive(response);
  });
  // The socket must be private from its creation on.
  const before = process.umask(0o077);
  const listening = new Promise<void>((fulfil, reject) => {
    server.once("error", reject);
    server.listen(path, fulfil);
  });
  process.umask(before);
  await listening;
  return {
    close: async () => {
      closing.abort();
      server.close();
      server.closeAllConnections();
      await remove();
    },
  };
}

/** No process serves the data directory. */
export class NoRunningServerError extends Error {
  override readonly name = "NoRunningServerError";
}

/** Whether the process at the other end has ended. */
export const isCutOff = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ECONNRESET";

/**
 * The archive of a data directory that another process serves.
 *
 * @throws NoRunningServerError when none answers; ArchiveError with the reason when it cannot make one
 */
export async function requestArchive(dataDir: string): Promise<Readable> {
  const socketPath = await findSocketPath(dataDir);
  const response = await new Promise<IncomingMessage>((fulfil, reject) => {
    const outgoing = request({ socketPath, path: "/archive" }, fulfil);
    outgoing.once("error", (error) =>
      reject(isCutOff(error) ? error : new NoRunningServerError("No process answers.", { cause: error })),
    );
    outgoing.end();
  });
  if (response.statusCode === 200) return response;
  throw new ArchiveError(`The process that serves ${dataDir} cannot make an archive: ${await text(response)}`);
}

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

const ownPath = (dataDir: string): string => join(resolve(dataDir), "control.sock");
/** Says where the socket is when it is not in the data directory itself. */
const noteOf = (dataDir: string): string => join(resolve(dataDir), "control.path");

/**
 * A place for the socket of a data directory, which the caller has for itself: in the directory, or where its address is too
 * long, under a name that nobody can guess and with a note of it in the directory.
 */
async function makeSocketPath(dataDir: string): Promise<{ path: string; remove(): Promise<void> }> {
  const note = noteOf(dataDir);
  // What a process that was killed has left. A folder elsewhere may be anybody's by now, so it stays.
  await rm(note, { force: true });
  await rm(ownPath(dataDir), { force: true });
  if (!isWindows && Buffer.byteLength(ownPath(dataDir)) <= maxPathLength) {
    const path = ownPath(dataDir);
    return { path, remove: () => rm(path, { force: true }) };
  }
  const folder = isWindows ? undefined : await mkdtemp(join(tmpdir(), "vieira-"));
  const path = folder === undefined ? `\\\\.\\pipe\\vieira-${randomUUID()}` : join(folder, "control.sock");
  await writeFile(note, path, { mode: 0o600 });
  return {
    path,
    remove: async () => {
      await rm(note, { force: true });
      if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Where the socket of a data directory is, or would be. */
export async function findSocketPath(dataDir: string): Promise<string> {
  return readFile(noteOf(dataDir), "utf8").catch(() => ownPath(dataDir));
}

/** A reader that takes nothing for so long is left, in milliseconds. */
const stalledAfterMs = 60_000;

export interface ControlSocket {
  close(): Promise<void>;
}

/** Makes an archive. @param signal calls it off */
export type MakeArchive = (signal: AbortSignal) => Promise<Readable>;

/** Lets other programs of the same person on this machine take an archive while this one serves, one at a time. */
export async function openControlSocket(
  dataDir: string,
  archive: MakeArchive,
  readerMs = stalledAfterMs,
): Promise<ControlSocket> {
  await removeSpools(dataDir);
  const { path, remove } = await makeSocketPath(dataDir);
  const closing = new AbortController();
  let isBusy = false;

  async function handOut(answer: ServerResponse): Promise<void> {
    const left = new AbortController();
    answer.once("close", () => left.abort());
    const signal = AbortSignal.any([left.signal, closing.signal]);
    isBusy = true;
    try {
      const stream = await archive(signal);
      answer.writeHead(200, { "Content-Type": "application/gzip" });
      answer.setTimeout(readerMs, () => answer.destroy());
      await pipeline(stream, answer);
    } catch (error) {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(500).end(error instanceof Error ? error.message : String(error));
    } finally {
      isBusy = false;
    }
  }

  const server = createServer((asked, answer) => {
    if (asked.url !== "/archive") answer.writeHead(404).end();
    else if (isBusy) answer.writeHead(503).end("Another archive is being taken.");
    else void handOut(answer);
  });
  // Nobody else may connect between the making of the socket and the change of its rights.
  const before = process.umask(0o077);
  const listening = new Promise<void>((opened, failed) => {
    server.once("error", failed);
    server.listen(path, opened);
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

/** No process answers for the data directory. */
export class NobodyServesError extends Error {
  override readonly name = "NobodyServesError";
}

/**
 * The archive of a data directory that another process serves.
 *
 * @throws NobodyServesError when none answers; ArchiveError with the reason when it cannot make one
 */
export async function askForArchive(dataDir: string): Promise<Readable> {
  const socketPath = await findSocketPath(dataDir);
  const answer = await new Promise<IncomingMessage>((answered, failed) => {
    const asking = request({ socketPath, path: "/archive" }, answered);
    asking.once("error", (error) => failed(new NobodyServesError("No process answers.", { cause: error })));
    asking.end();
  });
  if (answer.statusCode === 200) return answer;
  throw new ArchiveError(`The process that serves ${dataDir} cannot make an archive: ${await text(answer)}`);
}

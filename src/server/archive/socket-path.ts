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
export async function makeSocketPath(dataDir: string): Promise<{ path: string; remove(): Promise<void> }> {
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

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Another process holds the data directory. The message is a sentence for the user who started the second one. */
export class DataDirectoryInUseError extends Error {
  override readonly name = "DataDirectoryInUseError";
  readonly directory: string;
  /** Process id of the holder, if it could be read. */
  readonly pid: number | undefined;

  constructor(directory: string, pid: number | undefined) {
    const holder = pid === undefined ? "another process" : `the process with id ${pid}`;
    super(
      `The data directory ${directory} is in use by ${holder}. Stop that process first, or set DATA_DIR to another directory.`,
    );
    this.directory = directory;
    this.pid = pid;
  }
}

/**
 * Locks the directory for this process, because two processes on one embedded database silently lose rows. The kernel
 * releases the lock when the process dies in any way: it is the file lock of SQLite on an empty side file.
 *
 * @returns a function that releases the directory
 * @throws DataDirectoryInUseError if it is locked, also by this same process
 */
export function lockDataDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const pidFile = join(directory, "database.pid");
  const holder = new DatabaseSync(join(directory, "database.lock"));
  try {
    holder.exec("PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;");
  } catch (error) {
    holder.close();
    if (!isBusy(error)) throw error;
    throw new DataDirectoryInUseError(directory, readPid(pidFile));
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  return () => holder.close();
}

/** SQLITE_BUSY and SQLITE_LOCKED, with or without an extended code. */
function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !("errcode" in error)) return false;
  const primary = Number(error.errcode) & 0xff;
  return primary === 5 || primary === 6;
}

function readPid(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, "utf8"), 10);
    return Number.isInteger(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

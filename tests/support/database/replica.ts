import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { chmod, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../program/free-port.ts";

const run = promisify(execFile);

/** A PostgreSQL server that follows another by streaming replication. */
export interface Replica {
  /** The same database on the replica. */
  readonly url: string;
  stop(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Copies the server of a database and follows it.
 *
 * @param url of a superuser who may replicate; needs the programs of Debian's PostgreSQL
 */
export async function startReplica(url: string): Promise<Replica> {
  const programs = globSync("/usr/lib/postgresql/*/bin").at(-1);
  if (programs === undefined) throw new Error("PostgreSQL is not installed in /usr/lib/postgresql.");
  const isRoot = process.getuid?.() === 0;
  const folder = await mkdtemp(join(tmpdir(), "vieira-replica-"));
  const data = join(folder, "data");
  // PostgreSQL does not run as root.
  const program = (name: string, ...args: string[]) =>
    isRoot
      ? run("runuser", ["-u", "postgres", "--", join(programs, name), ...args], { cwd: folder })
      : run(join(programs, name), args, { cwd: folder });
  if (isRoot) await run("chown", ["postgres", folder]);
  // Only its user may enter the temporary folder of a test run.
  await chmod(tmpdir(), ((await stat(tmpdir())).mode & 0o7777) | 0o011);
  await chmod(folder, 0o755);
  const port = await freePort();
  await program("pg_basebackup", "--dbname", url, "--pgdata", data, "--checkpoint=fast", "--write-recovery-conf");
  // No fewer connections than the server it follows.
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c max_connections=1000`;
  await program("pg_ctl", "-D", data, "-l", join(folder, "log"), "-w", "-o", options, "start");
  const address = new URL(url);
  address.hostname = "127.0.0.1";
  address.port = String(port);
  let isRunning = true;
  const stop = async (): Promise<void> => {
    if (isRunning) await program("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop");
    isRunning = false;
  };
  return {
    url: address.href,
    stop,
    close: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

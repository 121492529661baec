import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";

export interface ServedFile {
  readonly body: Uint8Array;
  readonly type: string;
  /** How the bytes are compressed already; empty for not at all. */
  readonly encoding: string;
  readonly etag: string;
}

/** Serves the files it was given under `/0`, `/1`… */
export interface FileServer {
  readonly url: string;
  /** Of the one process that answers. */
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * Starts a program on the first core and waits until it answers.
 *
 * @param folder what it reads; removed when it is stopped
 * @throws Error when the program is not there, or does not answer within five seconds
 */
export async function startedServer(port: number, folder: string, command: readonly string[]): Promise<FileServer> {
  const child = spawn("taskset", ["-c", "0", ...command], { stdio: "ignore" });
  await once(child, "spawn");
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.kill()) await once(child, "exit");
    await rm(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 50; attempt++) {
    if (
      await fetch(`${url}/0`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return { url, pid: child.pid!, stop };
    await delay(100);
  }
  await stop();
  throw new Error(`${command[0]} does not answer`);
}

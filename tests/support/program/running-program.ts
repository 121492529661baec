import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "./free-port.ts";
import { startScript } from "./start-script.ts";

export interface RunningProgram {
  readonly url: string;
  readonly process: ChildProcess;
  /** Everything that it has written to stdout and stderr so far. */
  output(): string;
  /** Sends SIGTERM, and resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** A start takes long on a busy machine. */
const timeoutMs = 90_000;

/** Starts the program as `npm start` does. @param directory of the repository, or of a copy */
export function spawnProgram(
  variables: Record<string, string>,
  directory = ".",
  script = startScript.program,
): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [...startScript.nodeOptions, script], {
    env: { PATH: process.env["PATH"], ...startScript.variables, ...variables },
    cwd: directory,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text };
}

/** Runs the built program, or another script that serves it, on a free port. @returns once it listens */
export async function runProgram(
  variables: Record<string, string>,
  directory?: string,
  script?: string,
): Promise<RunningProgram> {
  const port = variables["PORT"] ?? String(await freePort());
  const { child, output } = spawnProgram({ ...variables, PORT: port }, directory, script);
  const exit = once(child, "exit");
  const deadline = Date.now() + timeoutMs;
  while (!output().includes("listening on ")) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`The program did not start:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = async (): Promise<number | null> => {
    child.kill("SIGTERM");
    const [code] = await exit;
    return code;
  };
  return { url: `http://localhost:${port}`, process: child, output, stop };
}

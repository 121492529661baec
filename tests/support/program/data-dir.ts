import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A data directory of its own for a program, which begins with the open data set. */
export const newDataDir = (): Promise<string> => mkdtemp(join(tmpdir(), "vieira-program-"));

export const removeDataDir = (dataDir: string): Promise<void> => rm(dataDir, { recursive: true, force: true });

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";

export function repositoryFile(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

const facts = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(repositoryFile("package.json"), "utf8")));

/** Version of the program. */
export const version = facts.version;

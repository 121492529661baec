import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const built = "build/program/main.js";
/** The last file written by a build. */
const stamp = "build/complete";
const sources = [
  "src",
  "public",
  "tools",
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
];

function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const facts = statSync(path);
  if (!facts.isDirectory()) return facts.mtimeMs;
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Math.max(0, ...files.map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs));
}

function isCurrent(): boolean {
  if (!existsSync(built) || !existsSync(stamp)) return false;
  const builtAt = statSync(stamp).mtimeMs;
  return sources.every((source) => newest(source) <= builtAt);
}

if (!isCurrent()) {
  console.log("building, as the sources are newer than the build");
  const { status } = spawnSync("npm", ["run", "build"], { stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) {
    console.error("The build failed; if packages are missing, run npm ci without NODE_ENV=production.");
    process.exit(1);
  }
}

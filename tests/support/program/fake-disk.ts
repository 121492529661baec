/**
 * Preload (`node --import`) that simulates a full disk. The file named by the variable DISK holds its state: `nearly full` has
 * one megabyte left, `full` none, and `full unreported` none either, although the system reports free space, as with a
 * quota.
 */
import fs, { existsSync, readFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const file = process.env["DISK"] ?? "";
const state = (): string => (existsSync(file) ? readFileSync(file, "utf8") : "");

const { statfsSync, writeSync, ftruncateSync } = fs;

fs.statfsSync = ((...given: Parameters<typeof statfsSync>) => {
  const facts = statfsSync(...given);
  const free = { "nearly full": 1_048_576, full: 0 }[state()];
  return free === undefined ? facts : Object.assign(facts, { bavail: Math.floor(free / Number(facts.bsize)) });
}) as typeof statfsSync;

/** Files may be overwritten but not grow. */
function requireRoom(descriptor: number, end: number): void {
  if (!state().startsWith("full") || end <= fs.fstatSync(descriptor).size) return;
  throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC", errno: -28, syscall: "write" });
}

fs.writeSync = ((...given: [number, Uint8Array, number, number, number | null]) => {
  const [descriptor, , , length, position] = given;
  requireRoom(descriptor, (position ?? fs.fstatSync(descriptor).size) + (length ?? 0));
  return writeSync(...given);
}) as typeof writeSync;

fs.ftruncateSync = (descriptor, length) => {
  requireRoom(descriptor, length ?? 0);
  return ftruncateSync(descriptor, length);
};

syncBuiltinESMExports();

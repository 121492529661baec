import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import type { PGlite } from "@electric-sql/pglite";

type InitArguments = Parameters<NodeFS["init"]>;
type InitResult = Awaited<ReturnType<NodeFS["init"]>>;

/** The part of Emscripten's NODEFS that its types leave out. */
interface NodeFileSystem {
  realPath(node: unknown): string;
  /** Turns what Node throws into the error number that PostgreSQL is told. */
  tryFSOperation<Result>(operation: () => Result): Result;
  stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
}

/**
 * PGlite's folder file system with a real fsync. Emscripten's own does nothing
 * for fsync, so a commit would be acknowledged before it is on disk.
 */
export class DurableFileSystem extends NodeFS {
  override async init(pg: PGlite, options: InitArguments[1]): Promise<InitResult> {
    const result = await super.init(pg, options);
    result.emscriptenOpts.preRun?.push((module) => {
      const files = module.NODEFS as unknown as NodeFileSystem;
      files.stream_ops.fsync = (stream) =>
        files.tryFSOperation(() => {
          if (stream.nfd === undefined || stream.nfd === null) syncPath(files.realPath(stream.node));
          else fsyncSync(stream.nfd);
          return 0;
        });
    });
    return result;
  }
}

/** Puts one file or directory on disk. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Puts a whole directory tree on disk: a new database's first files are written without fsync. */
export function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(directory);
}

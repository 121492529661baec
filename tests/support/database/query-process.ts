/** Child process with an embedded database, maintained ten times a second: runs the statements its parent sends, and answers with rows or the error. */
import { outageReason } from "#database/connection/database-outage.ts";
import { embeddedPool } from "#database/connection/embedded/embedded-pool.ts";
import { startEmbeddedServer } from "#database/connection/embedded/embedded-server.ts";

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error("usage: query-process.ts DATA_DIR");
const pool = embeddedPool(await startEmbeddedServer({ dataDir, maintenanceEveryMs: 100 }));
pool.on("error", () => undefined);
process.on("message", (statement: string) => {
  void pool.query(statement).then(
    ({ rows }) => process.send?.(rows),
    (error: unknown) => process.send?.(outageReason(error) ?? String(error)),
  );
});
process.send?.("ready");

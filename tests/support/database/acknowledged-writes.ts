/** A process to be killed: writes rows one by one and prints the number of each once the database has acknowledged it. */
import { openDatabase } from "#database/connect.ts";
import { silentLog } from "../silent-log.ts";

const [dataDir, first = "1"] = process.argv.slice(2);
if (dataDir === undefined) throw new Error("usage: acknowledged-writes.ts DATA_DIR [FIRST]");
const database = await openDatabase({ dataDir, log: silentLog });
for (let n = Number(first); ; n += 1) {
  await database.pool.query(
    "INSERT INTO data_set (uuid, name, checksum, counts) VALUES (gen_random_uuid(), $1, '', '{}')",
    [n],
  );
  process.stdout.write(`${n}\n`);
}

/** Process for crash tests: inserts rows one by one until it is killed, and prints each number once its insert is committed. */
import { openDatabase } from "#database/connection/connect.ts";
import { silentLog } from "../silent-log.ts";

const [dataDir, first = "1"] = process.argv.slice(2);
if (dataDir === undefined) throw new Error("usage: write-until-killed.ts DATA_DIR [FIRST]");
const database = await openDatabase({ dataDir, log: silentLog });
for (let n = Number(first); ; n += 1) {
  await database.pool.query(
    "INSERT INTO data_set (uuid, name, checksum, counts) VALUES (gen_random_uuid(), $1, '', '{}')",
    [n],
  );
  process.stdout.write(`${n}\n`);
}

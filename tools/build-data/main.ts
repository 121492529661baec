/** `npm run data:build`: generates the files of data/ from data/inputs, deterministically. */
import { join } from "node:path";
import { dataSetFolder } from "#database/seeds/read-data-set.ts";
import { writeBuiltFiles } from "./built-files.ts";

const folder = process.argv[2] ?? dataSetFolder;
for (const { name, rows } of await writeBuiltFiles(folder)) console.log(`${join(folder, name)}: ${rows} rows`);

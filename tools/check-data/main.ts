/** `npm run check:data [-- FOLDER]`: prints one line for each error of the data set; exit code 1 if there are any. */
import { DataSetError } from "#database/seeds/csv-cells.ts";
import { dataSetFolder, readDataSet } from "#database/seeds/read-data-set.ts";
import { rules } from "./rules.ts";

const faults = await faultsIn(process.argv[2] ?? dataSetFolder);
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log("The data set obeys every rule.");

async function faultsIn(folder: string): Promise<string[]> {
  try {
    const data = await readDataSet(folder);
    return rules.flatMap((rule) => rule(data));
  } catch (error) {
    if (error instanceof DataSetError) return [error.message];
    throw error;
  }
}

import { join } from "node:path";
import { type Cells, readRows } from "./csv-rows.ts";
import type { Register } from "./register-claims.ts";

/** Registers whose rows have been matched with our houses, by file in data/inputs/registers. */
const registers: Readonly<Record<string, Register>> = {
  "castilla-y-leon-hotels-2022": { source: "castilla-y-leon-register", date: "2022-12" },
  "castilla-y-leon-albergues-2017": { source: "castilla-y-leon-register", date: "2017-03" },
  "navarra-2023": { source: "navarra-register", date: "2023-05" },
  "euskadi-2017": { source: "euskadi-register", date: "2017-03" },
};

/** All inputs of the data set's places to stay. */
export interface Inputs {
  readonly houses: readonly Cells[];
  readonly merged: readonly Cells[];
  readonly officialNames: readonly Cells[];
  readonly curated: readonly Cells[];
  readonly networkFacts: readonly Cells[];
  readonly lePuyHouses: readonly Cells[];
  readonly classified: readonly Cells[];
  readonly registers: readonly { readonly register: Register; readonly rows: readonly Cells[] }[];
  readonly towns: readonly Cells[];
  readonly waypoints: readonly Cells[];
}

/** @param folder `data/` */
export async function readInputs(folder: string): Promise<Inputs> {
  const inputs = join(folder, "inputs");
  const read = (name: string) => readRows(join(inputs, `${name}.csv`));
  const [houses, merged, officialNames, curated, networkFacts, lePuyHouses, classified, towns, waypoints] =
    await Promise.all([
      read("houses"),
      read("merged-houses"),
      read("official-names"),
      read("curated-houses"),
      read("network-facts"),
      read("le-puy-houses"),
      read("registers/atout-france-2026"),
      readRows(join(folder, "towns.csv")),
      readRows(join(folder, "waypoints.csv")),
    ]);
  const readRegisters = Object.entries(registers).map(async ([name, register]) => ({
    register,
    rows: await read(`registers/${name}`),
  }));
  return {
    houses,
    merged,
    officialNames,
    curated,
    networkFacts,
    lePuyHouses,
    classified,
    towns,
    waypoints,
    registers: await Promise.all(readRegisters),
  };
}

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { isAllowed } from "./allowed-licences.ts";
import { billOfMaterials } from "./bill-of-materials.ts";
import { lockfile, runtimePackages } from "./runtime-packages.ts";

const fromRoot = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(fileURLToPath(new URL(`../../${name}`, import.meta.url)), "utf8"));

const [file = "build/sbom.cdx.json"] = process.argv.slice(2);
const packages = runtimePackages(lockfile.parse(await fromRoot("package-lock.json")));
const own = packages.get("");
if (!own) throw new Error("The lockfile does not name the program.");
const program = { ...own, name: "vieira" };
const bill = billOfMaterials(program, new Map([...packages, ["", program]]), new Date());
await mkdir(dirname(file), { recursive: true });
await writeFile(file, `${JSON.stringify(bill, null, 2)}\n`);

const others = [...packages].filter(([place]) => place !== "").map(([, each]) => each);
const counts = Map.groupBy(others, ({ license }) => license ?? "none named");
for (const [licence, { length }] of [...counts].toSorted(([, a], [, b]) => b.length - a.length))
  console.log(`${length}\t${licence}`);
console.log(`${others.length} packages are in ${file}.`);

const refused = others.filter(({ name, license }) => !isAllowed(name, license));
for (const { name, version, license } of refused)
  console.error(`${name}@${version} has a licence that is not allowed: ${license ?? "none"}`);
process.exitCode = refused.length === 0 ? 0 : 1;

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { isAllowed } from "./allowed-licences.ts";
import { lockfile, runtimePackages } from "./runtime-packages.ts";

it.each([
  ["any", "MIT", true],
  ["any", "(MIT OR GPL-3.0-only)", true],
  ["any", "MIT AND GPL-3.0-only", false],
  ["any", "GPL-3.0-or-later", false],
  ["any", "LGPL-3.0-or-later", false],
  ["any", undefined, false],
  ["any", "SEE LICENSE IN LICENSE", false],
  ["@img/sharp-libvips-linux-x64", "LGPL-3.0-or-later", true],
  ["@img/sharp-wasm32", "Apache-2.0 AND LGPL-3.0-or-later AND MIT", true],
  ["png-js", undefined, true],
])("a package %s under %s: allowed %s", (name, licence, expected) => {
  expect(isAllowed(name, licence)).toBe(expected);
});

it("resolves dependencies as Node does, and leaves out unneeded packages", () => {
  const a = {
    version: "1.0.0",
    dependencies: { b: "2" },
    peerDependencies: { p: "1", q: "1" },
    peerDependenciesMeta: { q: { optional: true } },
  };
  const lock = lockfile.parse({
    packages: {
      "": { dependencies: { a: "1" }, devDependencies: { d: "1" }, optionalDependencies: { o: "1" } },
      "node_modules/a": a,
      "node_modules/a/node_modules/b": { version: "2.0.0", dependencies: { c: "1" } },
      "node_modules/b": { version: "1.0.0" },
      "node_modules/c": { version: "1.0.0" },
      "node_modules/d": { version: "1.0.0", dependencies: { b: "1" } },
      "node_modules/o": { version: "1.0.0" },
      "node_modules/p": { version: "1.0.0", dependencies: { a: "1" } },
      "node_modules/q": { version: "1.0.0" },
    },
  });
  const packages = [...runtimePackages(lock).values()].map(({ name, version }) => `${name}@${version}`);
  expect(packages.toSorted()).toEqual(["@", "a@1.0.0", "b@2.0.0", "c@1.0.0", "o@1.0.0", "p@1.0.0"]);
});

it("lists runtime packages, all with allowed licences, and no build packages", () => {
  const folder = mkdtempSync(join(tmpdir(), "vieira-sbom-"));
  const file = join(folder, "bill.json");
  const main = fileURLToPath(new URL("main.ts", import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, file], { encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^\d+\tMIT$/m);
  const bill = JSON.parse(readFileSync(file, "utf8")) as {
    components: { name: string; version: string; hashes: { content: string }[]; licenses: object[] }[];
    dependencies: { ref: string; dependsOn: string[] }[];
  };
  rmSync(folder, { recursive: true });
  const names = bill.components.map(({ name }) => name);
  expect(bill).toMatchObject({
    bomFormat: "CycloneDX",
    metadata: { component: { name: "vieira", type: "application" } },
  });
  expect(names).toEqual(expect.arrayContaining(["hono", "react", "react-dom", "scheduler", "pg-protocol", "sharp"]));
  for (const name of ["vitest", "typescript", "@types/react", "vite"]) expect(names).not.toContain(name);
  expect(bill.components.find(({ name }) => name === "react")).toMatchObject({
    licenses: [{ license: { id: "MIT" } }],
    hashes: [{ content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  });
  const hono = bill.dependencies.find(({ ref }) => ref.startsWith("pkg:npm/%40hono/node-server@"));
  expect(hono?.dependsOn).toEqual([expect.stringMatching(/^pkg:npm\/hono@/)]);
});

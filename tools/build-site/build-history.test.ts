import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

import { copyFilesOf } from "./build-history.ts";

it("copies files of earlier builds with compressed copies, and only the copies for unchanged files", async () => {
  const folder = await mkdtemp(join(tmpdir(), "vieira-builds-"));
  const [from, to] = [join(folder, "from"), join(folder, "to")];
  await Promise.all([from, to].map((side) => mkdir(join(side, "assets"), { recursive: true })));
  for (const name of ["gone", "same", "other"]) {
    await writeFile(join(from, "assets", `${name}.js`), name);
    for (const ending of ["br", "gz"]) await writeFile(join(from, "assets", `${name}.js.${ending}`), "compressed");
  }
  await writeFile(join(to, "assets/same.js"), "same");
  await writeFile(join(to, "assets/other.js"), "another one");

  const files = ["gone", "same", "other", "missing"].map((name) => `assets/${name}.js`);
  await copyFilesOf([{ id: "a", timestamp: "2027-05-10T00:00:00.000Z", files }], from, to);

  const forms = (name: string) => [`${name}.js`, `${name}.js.br`, `${name}.js.gz`];
  expect((await readdir(join(to, "assets"))).toSorted()).toEqual([...forms("gone"), "other.js", ...forms("same")]);
  await rm(folder, { recursive: true });
});

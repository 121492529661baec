import { dirname } from "node:path";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { licencesOf, packageFolders } from "./third-party-licences.ts";

it("finds the packages of modules, nested and scoped ones too", () => {
  expect(
    packageFolders([
      "/x/node_modules/react/index.js",
      "/x/node_modules/react/jsx.js?v=1",
      "\0/x/node_modules/@a/b/lib/c.js",
      "/x/node_modules/d/node_modules/e/e.css",
      "/x/src/web/root.tsx",
      "virtual:x",
    ]),
  ).toEqual(["/x/node_modules/@a/b", "/x/node_modules/d/node_modules/e", "/x/node_modules/react"]);
});

it("writes name, version, licence and licence text", async () => {
  const folder = dirname(createRequire(import.meta.url).resolve("react/package.json"));
  const text = await licencesOf([folder]);
  expect(text).toMatch(/^react \d+\.\d+\.\d+ \(MIT\)\n\nMIT License\n/);
  expect(text).toContain("Permission is hereby granted");
});

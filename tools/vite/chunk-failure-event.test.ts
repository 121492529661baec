import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

import { replaceReload } from "./chunk-failure-event.ts";

const root = dirname(dirname(dirname(createRequire(import.meta.url).resolve("react-router"))));

it.each(["production", "development"])("React Router's %s loader notifies the page instead of reloading it", (mode) => {
  const code = readFileSync(join(root, "dist", mode, "lib/dom/ssr/routeModules.js"), "utf8");
  expect(replaceReload(code)).toContain('new CustomEvent("vieira:chunk-failed")');
  expect(replaceReload(code)).not.toContain("location.reload");
});

it("an unknown loader source stops the build", () => {
  expect(() => replaceReload("location.reload()")).toThrow("0112");
});

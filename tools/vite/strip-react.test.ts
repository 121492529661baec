import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

import { stripUnusedCode } from "./strip-react.ts";

const { resolve } = createRequire(import.meta.url);
/** Folder of a library; some only export single files. */
const packageOf = (name: string) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(resolve(name))![0];
const rendererPath = `${packageOf("react-dom")}/cjs/react-dom-client.production.js`;
const renderer = readFileSync(rendererPath, "utf8");

/** The removed parts, by export name. */
const names =
  "ViewTransition|addTransitionType|SuspenseList|useActionState|useFormStatus|useFormState|Activity|Profiler|PureComponent|Children|createPortal|createRef|useDebugValue|useImperativeHandle|useTransition|cacheSignal";
const asks = new RegExp(
  `\\b(?:${names})\\b[^;]*\\bfrom ?"react(?:-dom)?"|\\bReact(?:DOM)?[$\\d]*\\.(?:${names}|preload|preinit|preconnect)\\b|from "react/compiler-runtime"`,
);
const asksRouter =
  /startTransition\(async\b|\b(?:NavLink|Meta|HistoryRouter|useViewTransitionState)\b[^;]*\bfrom "react-router"|export const (?:meta|HydrateFallback)\b/;
const asksInMarkup =
  /\sprecedence=|\son(?:BeforeInput|Composition\w+|SelectCapture)=|<Fragment\s[^>]*\bref=|<(?:input|textarea)\s[^>]*\bonSelect=|<[a-z]+-[a-z-]+[\s>]/;

it("the trimmed client renderer supports what pages use, and is at least a seventh smaller", () => {
  const lean = stripUnusedCode(renderer, rendererPath) ?? "";
  expect(lean.length).toBeLessThan((renderer.length * 6) / 7);
  expect(lean).toContain("exports.hydrateRoot");
  expect(lean).not.toContain("startViewTransition({");
  // oxlint-disable-next-line typescript/no-implied-eval, eslint/no-new-func -- whether it can be read is what is asked
  expect(() => new Function("exports", "require", lean)).not.toThrow();
});

it("the remaining code refers to no removed name", () => {
  const folder = mkdtempSync(join(tmpdir(), "vieira-lean-"));
  try {
    const env = { browser: true, commonjs: true, es2024: true, node: true };
    const globals = { __REACT_DEVTOOLS_GLOBAL_HOOK__: "readonly" };
    const config = { categories: { correctness: "off" }, rules: { "no-undef": "error" }, env, globals };
    writeFileSync(join(folder, "rules.json"), JSON.stringify(config));
    const modules = globSync(`${packageOf("react-router")}/dist/production/lib/**/*.js`);
    for (const [at, path] of [rendererPath, ...modules].entries()) {
      const lean = stripUnusedCode(readFileSync(path, "utf8"), path);
      writeFileSync(join(folder, `${at}.js`), lean ?? "");
    }
    const said = spawnSync("npx", ["oxlint", "--config", join(folder, "rules.json"), folder], { encoding: "utf8" });
    expect(said.stdout).not.toContain("no-undef");
    expect(said.stdout).toContain("0 errors");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it("an unknown renderer source stops the build", () => {
  expect(() =>
    stripUnusedCode(renderer.replace("function acquireResource(", "function takeResource("), rendererPath),
  ).toThrow("acquireResource");
});

it("no page or library uses the removed features", () => {
  const own = globSync("src/web/**/*.{ts,tsx}").filter((file) => !file.includes(".test."));
  const libraries = ["react-router", "downshift", "react-toastify", "use-intl", "lucide-react", "@iconify/react"];
  const foreign = libraries.flatMap((name) =>
    globSync(`${packageOf(name)}/dist/{,production/,esm/}**/*.{mjs,js}`).filter(
      (file) => !/server|rsc|umd|native/.test(file),
    ),
  );
  expect(own.length).toBeGreaterThan(500);
  expect(foreign.length).toBeGreaterThan(50);
  // The router creates routes from JSX elements for those who use them.
  const text = (file: string) => readFileSync(file, "utf8").replace(/^function createRoutesFromChildren[^]*?^\}/m, "");
  const asking = (file: string) => [asks, asksRouter, asksInMarkup].some((pattern) => pattern.test(text(file)));
  expect(own.filter(asking)).toEqual([]);
  expect(foreign.filter((file) => asks.test(text(file)))).toEqual([]);
});

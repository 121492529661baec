import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";

import { withoutUnusedParts } from "./lean-react.ts";

const { resolve } = createRequire(import.meta.url);
/** Where a library lies; of some of them only a file can be asked for. */
const packageOf = (name: string) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(resolve(name))![0];
const rendererPath = `${packageOf("react-dom")}/cjs/react-dom-client.production.js`;
const renderer = readFileSync(rendererPath, "utf8");

/** What would ask React for a part that is left out. */
const asks =
  /\b(?:ViewTransition|addTransitionType|SuspenseList|useActionState|useFormStatus|useFormState|Activity)\b[^;]*\bfrom ?"react(?:-dom)?"|\b(?:React|ReactDOM)\d*\.(?:ViewTransition|SuspenseList|useActionState|useFormStatus|Activity|preload|preinit|preconnect)\b|from "react\/compiler-runtime"/;
const asksInMarkup =
  /\sprecedence=|\son(?:BeforeInput|Composition\w+|SelectCapture)=|<Fragment\s[^>]*\bref=|<(?:input|textarea)\s[^>]*\bonSelect=|<[a-z]+-[a-z-]+[\s>]/;

it("the renderer that browsers get can do what pages ask of it, and is a seventh shorter at least", () => {
  const lean = withoutUnusedParts(renderer, rendererPath) ?? "";
  expect(lean.length).toBeLessThan((renderer.length * 6) / 7);
  expect(lean).toContain("exports.hydrateRoot");
  expect(lean).not.toContain("startViewTransition({");
  // oxlint-disable-next-line typescript/no-implied-eval, eslint/no-new-func -- whether it can be read is what is asked
  expect(() => new Function("exports", "require", lean)).not.toThrow();
});

it("a renderer that reads otherwise stops the build", () => {
  expect(() =>
    withoutUnusedParts(renderer.replace("function acquireResource(", "function takeResource("), rendererPath),
  ).toThrow("acquireResource");
});

it("no page and no library of pages asks for what is left out", () => {
  const own = globSync("src/web/**/*.{ts,tsx}").filter((file) => !file.includes(".test."));
  const libraries = ["react-router", "downshift", "react-toastify", "use-intl", "lucide-react", "@iconify/react"];
  const foreign = libraries.flatMap((name) =>
    globSync(`${packageOf(name)}/dist/{,production/,esm/}**/*.{mjs,js}`).filter(
      (file) => !/server|rsc|umd|native/.test(file),
    ),
  );
  expect(own.length).toBeGreaterThan(500);
  expect(foreign.length).toBeGreaterThan(50);
  const text = (file: string) => readFileSync(file, "utf8");
  expect(own.filter((file) => asks.test(text(file)) || asksInMarkup.test(text(file)))).toEqual([]);
  expect(foreign.filter((file) => asks.test(text(file)))).toEqual([]);
});

import type { Plugin } from "vite";

import { unusedReactCode } from "./unused-react-code.ts";

function replaced(code: string, pattern: RegExp, text: string): string {
  const rest = code.replace(pattern, () => text);
  if (rest === code) throw new Error(`There is no ${pattern.source} any more: see tools/vite/unused-react-code.ts.`);
  return rest;
}

const namesIn = (text = "") => text.split(/\s+/).filter((name) => name !== "");

/** Empties a function. */
function withoutFunction(code: string, name: string): string {
  const whole = new RegExp(`^([ \\t]*)(?:async )?function ${name.replace("$", "\\$")}\\([^]*?^\\1\\}$`, "m");
  return replaced(code, whole, `function ${name}() { return null; }`);
}

function withoutExport(code: string, name: string): string {
  return replaced(code, new RegExp(`^exports\\.${name} = (?:\\w+|[^;]*?\\{\\}|[^]*?^\\});$`, "m"), "");
}

/** The router's messages about programming errors: relevant during development only. */
const words = [
  [/\b(\w*invariant)\((.+?), (["`]).*\3\);$/gm, "$1($2);"],
  [/\bwarn(?:ing|Once|ingOnce)\(.*\);$/gm, ";"],
  [/\bError\((["`]).{20,}\1(?=[),])/g, 'Error(""'],
  [/\b(msg|errorMessage) = [^;]*;$/gm, '$1 = "";'],
  [/^\w+\.displayName = .*$/gm, ""],
  [/= (React\$1\.forwardRef)/g, "= /* @__PURE__ */ $1"],
] as const;

/**
 * A module of React or its router without the parts that no page uses; null for any other module.
 *
 * @throws Error if the module no longer contains a part to remove
 */
export function stripUnusedCode(code: string, id: string): string | null {
  const isRouter = id.includes("/react-router/dist/production/lib/");
  const parts = Object.entries(unusedReactCode).find(([path]) => id.endsWith(path))?.[1] ?? (isRouter ? {} : null);
  if (!parts) return null;
  const silent = isRouter ? words.reduce((text, [pattern, instead]) => text.replace(pattern, instead), code) : code;
  const rest = (parts.texts ?? []).reduce((text, [pattern, instead]) => replaced(text, pattern, instead), silent);
  return namesIn(parts.exports).reduce(withoutExport, namesIn(parts.functions).reduce(withoutFunction, rest));
}

/** Removes the parts of React and its router that no page uses from client bundles: a sixth of a page's scripts. */
export function stripReact(): Plugin {
  const met = new Set<string>();
  return {
    name: "strip-react",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: (code, id) => {
      const lean = stripUnusedCode(code, id.split("?")[0] ?? id);
      if (lean !== null) met.add(id);
      return lean;
    },
    generateBundle: () => {
      if (met.size < Object.keys(unusedReactCode).length)
        throw new Error("React lies elsewhere now: see tools/vite/unused-react-code.ts.");
    },
  };
}

import { expect, it } from "vitest";

import { compactRouteManifest } from "./compact-route-manifest.ts";

const shared = ["/assets/shell.js", "/assets/framework.js"];
const flags = { hasAction: false, hasLoader: true, hasErrorBoundary: false };
const routes = {
  root: { id: "root", path: "", ...flags, module: "/assets/root.js", imports: shared, css: ["/assets/shell.css"] },
  home: {
    id: "home",
    parentId: "root",
    index: true,
    ...flags,
    module: "/assets/home.js",
    imports: [...shared, "/assets/cards.js"],
    css: ["/assets/shell.css"],
  },
};
const written = `window.__reactRouterManifest=${JSON.stringify({ entry: { module: "/assets/entry.js" }, routes })};`;

it("pages keep their ids and own files", () => {
  const script = compactRouteManifest(written);
  const window = {};
  // oxlint-disable-next-line typescript/no-implied-eval, eslint/no-new-func -- what a browser makes of it is what is asked
  new Function("window", `with (window) { ${script} }`)(window);
  expect(Reflect.get(window, "__reactRouterManifest")).toEqual({
    entry: { module: "/assets/entry.js" },
    routes: {
      root: {
        id: "root",
        path: "",
        hasLoader: true,
        module: "/assets/root.js",
        imports: shared,
        css: ["/assets/shell.css"],
      },
      home: {
        id: "home",
        parentId: "root",
        index: true,
        hasLoader: true,
        module: "/assets/home.js",
        imports: ["/assets/cards.js"],
      },
    },
  });
});

it("a manifest of unknown format stops the build", () => {
  expect(() => compactRouteManifest("export default {}")).toThrow("in another way");
});

import { describe, expect, it } from "vitest";
import { filesWith } from "./offline-files.ts";

const manifest = {
  "src/a.ts": {
    file: "assets/a.js",
    imports: ["_shared.js"],
    dynamicImports: ["src/later.ts"],
    css: ["assets/a.css"],
    assets: [
      "assets/figtree-latin-wght-normal-1.woff2",
      "assets/alegreya-greek-700-normal-1.woff2",
      "assets/alegreya-latin-700-normal-1.woff",
    ],
  },
  "_shared.js": { file: "assets/shared.js", imports: ["src/a.ts"] },
  "src/later.ts": { file: "assets/later.js" },
};

describe("files of a module", () => {
  it("are its own and its static imports, also with cycles, without rare fonts", () => {
    expect([...filesWith(manifest, ["src/a.ts"])].toSorted()).toEqual([
      "assets/a.css",
      "assets/a.js",
      "assets/figtree-latin-wght-normal-1.woff2",
      "assets/shared.js",
    ]);
  });

  it("are an error for a module that was not built", () => {
    expect(() => filesWith(manifest, ["src/gone.ts"])).toThrow("The build has nothing of src/gone.ts.");
  });
});

import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const creator = /\/lucide-react\/dist\/esm\/createLucideIcon\.m?js$/;
const own = fileURLToPath(new URL("../../src/web/ui/icons/svg-icon.ts", import.meta.url));

/**
 * Makes built pages render lucide-react's icons with `src/web/ui/icons/svg-icon.ts`: its own renderer, with contexts,
 * aliases and more, would be loaded by every page.
 */
export function lightweightIcons(): Plugin {
  return {
    name: "lightweight-icons",
    apply: "build",
    enforce: "pre",
    // Also bundled for the server: both must render the same.
    config: () => ({ ssr: { noExternal: ["lucide-react"] } }),
    load: (id) =>
      creator.test(id.split("?")[0] ?? id) ? `export { createSvgIcon as default } from ${JSON.stringify(own)};` : null,
  };
}

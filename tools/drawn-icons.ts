import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const creator = /\/lucide-react\/dist\/esm\/createLucideIcon\.m?js$/;
const own = fileURLToPath(new URL("../src/web/ui/icons/drawn-icon.ts", import.meta.url));

/**
 * Has built pages draw lucide-react's icons by `src/web/ui/icons/drawn-icon.ts`: its own way of drawing them, which knows
 * contexts, aliases and more, would come with every page.
 */
export function drawnIcons(): Plugin {
  return {
    name: "drawn-icons",
    apply: "build",
    enforce: "pre",
    // Bundled also for the server: both have to draw the same.
    config: () => ({ ssr: { noExternal: ["lucide-react"] } }),
    load: (id) =>
      creator.test(id.split("?")[0] ?? id)
        ? `export { createDrawnIcon as default } from ${JSON.stringify(own)};`
        : null,
  };
}

import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The content security policy allows no data: fonts or scripts; every asset is a file of its own.
  build: { assetsInlineLimit: 0 },
});

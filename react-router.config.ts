import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/web",
  ssr: true,
  // The site has a few dozen routes: one hashed, cacheable manifest costs less than asking the server about each
  // visible link.
  routeDiscovery: { mode: "initial" },
} satisfies Config;

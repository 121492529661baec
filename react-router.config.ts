import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/web",
  ssr: true,
  // The whole site is a few dozen routes: one hashed, cacheable manifest file costs less than asking the server for each link in view.
  routeDiscovery: { mode: "initial" },
} satisfies Config;

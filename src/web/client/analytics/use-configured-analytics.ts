import { useRouteLoaderData } from "react-router";

import type { loader as rootLoader } from "#web/root.tsx";

/** What is configured to measure visits; all undefined where nothing is. */
export function useConfiguredAnalytics(): { amplitudeApiKey: string | undefined; gtmId: string | undefined } {
  const site = useRouteLoaderData<typeof rootLoader>("root");
  return { amplitudeApiKey: site?.amplitudeApiKey, gtmId: site?.gtmId };
}

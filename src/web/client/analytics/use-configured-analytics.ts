import { useRouteLoaderData } from "react-router";

import type { RootData } from "#web/client/root-data.ts";

/** What is configured to measure visits; all undefined where nothing is. */
export function useConfiguredAnalytics(): { amplitudeApiKey: string | undefined; gtmId: string | undefined } {
  const site = useRouteLoaderData<RootData>("root");
  return { amplitudeApiKey: site?.amplitudeApiKey, gtmId: site?.gtmId };
}

import { createInstance, Identify, Types } from "@amplitude/analytics-browser";
import { sessionReplayPlugin } from "@amplitude/plugin-session-replay-browser";

import type { Recorder } from "./track.ts";

/**
 * Amplitude in its European zone, with a recording of every session. All text and fields are masked, and the SDK records nothing by
 * itself: addresses of pages can hold what people plan. Its identifiers stay in the storage of the browser, not in cookies.
 */
export async function startAmplitude(apiKey: string): Promise<Recorder> {
  const amplitude = createInstance();
  await amplitude.add(
    sessionReplayPlugin({
      sampleRate: 1,
      // Workers of its own would come from addresses that the content policy refuses.
      useWebWorker: false,
      privacyConfig: {
        defaultMaskLevel: "conservative",
      },
    }),
  ).promise;
  await amplitude.init(apiKey, {
    serverZone: "EU",
    autocapture: false,
    identityStorage: "localStorage",
    fetchRemoteConfig: false,
    logLevel: Types.LogLevel.None,
  }).promise;
  return {
    track: (event, properties) => void amplitude.track(event, properties),
    identify: (user) => {
      amplitude.setUserId(user?.uuid);
      if (user) amplitude.identify(new Identify().set("locale", user.locale).set("units", user.units));
    },
  };
}

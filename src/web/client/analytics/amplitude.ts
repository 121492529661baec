import { createInstance, Identify, Types } from "@amplitude/analytics-browser";
import { sessionReplayPlugin } from "@amplitude/plugin-session-replay-browser";

import type { Recorder } from "./track.ts";

/**
 * Amplitude in its European zone, with session replay of every session. All text and fields are masked, and automatic
 * capture is off: page addresses can contain plans. Its identifiers stay in browser storage, not in cookies.
 */
export async function startAmplitude(apiKey: string): Promise<Recorder> {
  const amplitude = createInstance();
  await amplitude.add(
    sessionReplayPlugin({
      sampleRate: 1,
      // Its own workers would load from addresses that the content security policy blocks.
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

import type { Recorder } from "./track.ts";

/** Google Tag Manager with this site's container; it receives every event. */
export function startTagManager(id: string): Recorder {
  const layer: object[] = ((window as { dataLayer?: object[] }).dataLayer ??= []);
  layer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  return {
    track: (event, properties) => void layer.push({ event, ...properties }),
    identify: (user) => void layer.push({ userId: user?.uuid }),
  };
}

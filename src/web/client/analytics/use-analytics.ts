import { useEffect, useState } from "react";
import { useLocation } from "react-router";

import { useIdentity } from "#web/client/api/identity.tsx";

import { useConsent } from "./consent.ts";
import { isPrivatePage } from "./private-page.ts";
import { addRecorder, identify, track, documentLoad, useConfiguredAnalytics } from "./track.ts";

/**
 * Services cannot be unloaded, and they see every change of address: private pages are only shown in documents in
 * which no service was ever started.
 */
let measured = false;
let hasShownPrivatePage = false;

/** Records the kind of page that is shown; returns whether services may run in this document. */
function mayMeasure(isPrivate: boolean): boolean {
  hasShownPrivatePage ||= isPrivate;
  return !hasShownPrivatePage;
}

function markMeasured(): void {
  measured = true;
  documentLoad.isNeeded = isPrivatePage;
}

function isMeasured(): boolean {
  return measured;
}

async function start(amplitudeApiKey: string | undefined, gtmId: string | undefined): Promise<void> {
  markMeasured();
  if (gtmId) addRecorder((await import("./tag-manager.ts")).startTagManager(gtmId));
  if (amplitudeApiKey) addRecorder(await (await import("./amplitude.ts")).startAmplitude(amplitudeApiKey));
}

/**
 * Loads the analytics services once they are configured and allowed, and reports every page view to them. Private
 * pages get a document without them.
 */
export function useAnalytics(): void {
  const { amplitudeApiKey, gtmId } = useConfiguredAnalytics();
  const { pathname, search } = useLocation();
  const consent = useConsent();
  const user = useIdentity();
  const [runs, setRuns] = useState(false);
  const isPrivate = isPrivatePage(pathname, search);
  const mayRun = consent === "accepted" && Boolean(amplitudeApiKey ?? gtmId);
  useEffect(() => {
    // Services cannot be unloaded: after a withdrawal of consent the page is reloaded without them.
    if (isMeasured() && (consent !== "accepted" || isPrivate)) window.location.reload();
    if (mayMeasure(isPrivate) && !isMeasured() && mayRun)
      void start(amplitudeApiKey, gtmId).then(
        () => setRuns(true),
        () => undefined,
      );
  }, [consent, mayRun, amplitudeApiKey, gtmId, isPrivate]);
  useEffect(() => {
    if (runs) identify(user && { uuid: user.uuid, locale: user.locale, units: user.units });
  }, [runs, user]);
  useEffect(() => {
    if (runs && mayRun && mayMeasure(isPrivate)) track("page_viewed", { path: pathname });
  }, [runs, mayRun, isPrivate, pathname]);
}

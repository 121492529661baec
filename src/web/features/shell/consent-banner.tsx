import { useTranslations } from "use-intl";

import { decideConsent, useConsent } from "#web/client/analytics/consent.ts";
import { useAnalytics } from "#web/client/analytics/use-analytics.ts";
import { useConfiguredAnalytics } from "#web/client/analytics/track.ts";
import { Button } from "#web/ui/controls/button.tsx";

/** Asks once for consent to analytics, if configured. Accept and decline are equally prominent. */
export function ConsentBanner() {
  const t = useTranslations("shell.consent");
  const { amplitudeApiKey, gtmId } = useConfiguredAnalytics();
  const consent = useConsent();
  useAnalytics();
  if (consent !== "undecided" || !(amplitudeApiKey ?? gtmId)) return null;
  return (
    <section
      aria-labelledby="consent"
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface py-4 shadow-card"
    >
      <div className="page-width grid gap-3 md:grid-cols-[1fr_auto] md:items-center">
        <div className="grid max-w-[75ch] gap-1 text-sm">
          <h2 id="consent" className="text-lg">
            {t("heading")}
          </h2>
          <p>{t(amplitudeApiKey ? "text" : "tags")}</p>
        </div>
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" onClick={() => decideConsent("refused")}>
            {t("refuse")}
          </Button>
          <Button variant="secondary" onClick={() => decideConsent("accepted")}>
            {t("accept")}
          </Button>
        </div>
      </div>
    </section>
  );
}

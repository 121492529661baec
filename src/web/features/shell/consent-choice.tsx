import { useTranslations } from "use-intl";

import { decideConsent, useConsent } from "#web/client/analytics/consent.ts";
import { useConfiguredAnalytics } from "#web/client/analytics/use-configured-analytics.ts";
import { Button } from "#web/ui/controls/button.tsx";

/** What somebody has said of being measured, and the way to say otherwise. */
export function ConsentChoice() {
  const t = useTranslations("shell");
  const { amplitudeApiKey, gtmId } = useConfiguredAnalytics();
  const consent = useConsent();
  if (consent === null || consent === "undecided" || !(amplitudeApiKey ?? gtmId)) return null;
  if (consent === "device") return <p>{`${t("settings.privacy")}: ${t("consent.asDevice")}`}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {`${t("settings.privacy")}: ${t(`consent.${consent}`)}`}
      <Button variant="quiet" size="sm" onClick={() => decideConsent(consent === "accepted" ? "refused" : "accepted")}>
        {t("consent.change")}
      </Button>
    </p>
  );
}

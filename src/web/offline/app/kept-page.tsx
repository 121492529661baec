import { useTranslations } from "use-intl";

import { useIsWalking } from "#web/client/offline/walk-dates.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Link } from "#web/ui/controls/link.tsx";

import { InstallOffer } from "./install-offer.tsx";
import { KeptList } from "./kept-list.tsx";
import { OwnPlans } from "./own-plans.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

/** Everything that this browser keeps. */
export function KeptPage() {
  const t = useTranslations("offline.list");
  const paths = usePaths();
  const isWalking = useIsWalking();
  return (
    <div className="page-width grid max-w-[62rem] content-start gap-5 py-10">
      <title>{`${t("heading")} – Vieira`}</title>
      <h1 className="text-2xl">{t("heading")}</h1>
      <p className="max-w-[60ch] text-lg text-ink-2">{t("lead")}</p>
      {isWalking ? (
        <p>
          <ButtonLink to={paths.today()}>{t("today")}</ButtonLink>
        </p>
      ) : null}
      <KeptList />
      <OwnPlans />
      <InstallOffer />
      <p>
        <Link to={paths.planner()} className="inline-flex min-h-tap items-center">
          {t("planner")}
        </Link>
      </p>
    </div>
  );
}

import { useTranslations } from "use-intl";

import { Link } from "#web/ui/controls/link.tsx";

import { usePaths } from "#web/ui/use-paths.ts";

/** Stands for a plan, or a day of one, that this browser does not keep. */
export function MissingPlan() {
  const t = useTranslations("offline.plan");
  const paths = usePaths();
  return (
    <div className="page-width grid max-w-[62rem] content-start gap-4 py-12">
      <title>{`${t("missing")} – Vieira`}</title>
      <h1 className="text-2xl">{t("missing")}</h1>
      <p className="max-w-[60ch] text-lg text-ink-2">{t("missingHelp")}</p>
      <p>
        <Link to={paths.offline()} className="inline-flex min-h-tap items-center">
          {t("back")}
        </Link>
      </p>
    </div>
  );
}

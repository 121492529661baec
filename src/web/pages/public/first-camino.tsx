import { useTranslations } from "use-intl";

import { ButtonLink } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { TextPage } from "./text-page.tsx";

/** Parts of the page, each with an anchor of its name. */
const parts = ["albergue", "credencial", "season", "pack", "bags", "safety", "travel"] as const;

/** Introduction for first-time walkers. */
export default function FirstCamino() {
  const t = useTranslations("firstCamino");
  const paths = usePaths();
  return (
    <TextPage title={t("title")} description={t("description")} heading={t("heading")} lead={t("lead")}>
      <nav aria-label={t("contents")}>
        <ul className="flex flex-wrap gap-x-6">
          {parts.map((part) => (
            <li key={part}>
              <a href={`#${part}`} className="inline-flex min-h-tap items-center">
                {t(`${part}.heading`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map((part) => (
        <section key={part} aria-labelledby={part} className="grid max-w-[70ch] gap-2">
          <h2 id={part} className="scroll-mt-20 text-xl">
            {t(`${part}.heading`)}
          </h2>
          <p>{t(`${part}.first`)}</p>
          <p>{t(`${part}.second`)}</p>
          <p>{t(`${part}.third`)}</p>
        </section>
      ))}
      <div className="grid gap-4">
        <div>
          <ButtonLink variant="arrow" to={paths.planner()}>
            {t("plan")}
          </ButtonLink>
        </div>
        <p className="max-w-[70ch] text-sm text-ink-2">{t("ours")}</p>
      </div>
    </TextPage>
  );
}

import { useTranslations } from "use-intl";

import { PageHead } from "#web/components/seo/page-head.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

/** Parts of the page, each with an anchor of its name. */
const parts = ["albergue", "credencial", "season", "pack", "bags", "safety", "travel"] as const;

/** What somebody needs to know who walks for the first time. */
export default function FirstCamino() {
  const t = useTranslations("firstCamino");
  const paths = usePaths();
  return (
    <article className="page-width grid grid-cols-1 gap-10 py-12">
      <PageHead title={t("title")} description={t("description")} />
      <div className="grid gap-3">
        <h1 className="max-w-[24ch] text-2xl font-extrabold">{t("heading")}</h1>
        <p className="max-w-[65ch] text-lg text-ink-2">{t("lead")}</p>
      </div>
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
    </article>
  );
}

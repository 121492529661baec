import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

interface HomeHeroProps {
  /** The way to Santiago seen from the side. */
  hills: ReactNode;
  /** The form that starts a plan. */
  children: ReactNode;
}

/** The first screen: what this is, the way to Santiago seen from the side, and the form that starts a plan. */
export function HomeHero({ hills, children }: HomeHeroProps) {
  const t = useTranslations("home.hero");
  return (
    <section className="relative -mt-(--header-height) overflow-x-clip bg-linear-to-b from-bg via-hill-0 via-58% to-hill-1 pt-(--header-height)">
      <div className="page-width relative z-10 pt-4 md:pt-12">
        <h1 className="max-w-[22ch] text-3xl font-bold tracking-tight max-md:text-[2rem] max-md:leading-tight">
          {t("line1")} <em className="block font-bold md:whitespace-nowrap">{t("line2")}</em>
        </h1>
        <p className="mt-2 max-w-[46ch] text-ink-2 md:mt-4.5 md:text-lg">{t("lead")}</p>
      </div>
      {hills}
      <div className="relative -mt-px bg-hill-4 pb-9 md:pt-2">
        <div className="page-width">{children}</div>
      </div>
    </section>
  );
}

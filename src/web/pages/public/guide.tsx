import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

import type { Paths } from "#web/i18n/paths.ts";
import { textPaths } from "#web/i18n/text-paths.ts";
import { ButtonLink, Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { TextPart, TextPage } from "./text-page.tsx";

/** Steps with a screenshot, and the target of their link. */
const pictured = [
  { key: "route", to: (paths: Paths) => paths.routeFinder() },
  { key: "towns", to: (paths: Paths) => paths.townFinder() },
  { key: "heart", to: (paths: Paths) => paths.favouriteTowns() },
  { key: "plan", to: (paths: Paths) => paths.planner() },
] as const;

const picture = { width: 1000, height: 625 };

function linkTo(address: string) {
  return function InnerLink(words: ReactNode) {
    return <Link to={address}>{words}</Link>;
  };
}

export default function Guide() {
  const t = useTranslations("guide");
  const paths = usePaths();
  return (
    <TextPage title={t("title")} description={t("description")} heading={t("heading")} lead={t("lead")}>
      <ol className="grid grid-cols-1 gap-12">
        {pictured.map(({ key, to }, index) => (
          <li
            key={key}
            className="grid grid-cols-1 items-center gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-10"
          >
            <div className="grid gap-2">
              <StepHeading number={index + 1} text={t(`steps.${key}.heading`)} />
              <p>
                {t.rich(`steps.${key}.text`, {
                  link: linkTo(to(paths)),
                  houses: linkTo(paths.houseFinder()),
                  favourites: linkTo(paths.favouriteTowns()),
                })}
              </p>
            </div>
            <img
              src={`/guide/${key}-${paths.locale}.webp`}
              alt={t(`steps.${key}.alt`)}
              width={picture.width}
              height={picture.height}
              loading={index === 0 ? "eager" : "lazy"}
              className="h-auto w-full rounded-lg border border-line shadow-card"
            />
          </li>
        ))}
        <li className="grid max-w-[70ch] gap-2">
          <StepHeading number={pictured.length + 1} text={t("steps.adjust.heading")} />
          <p>{t("steps.adjust.text")}</p>
        </li>
      </ol>
      <TextPart heading={t("goodToKnow.heading")}>
        <p>{t("goodToKnow.cost")}</p>
        <p>{t("goodToKnow.beds")}</p>
        <p>{t.rich("goodToKnow.first", { link: linkTo(textPaths.firstCamino(paths.locale)) })}</p>
      </TextPart>
      <div>
        <ButtonLink variant="arrow" to={paths.planner()}>
          {t("start")}
        </ButtonLink>
      </div>
    </TextPage>
  );
}

function StepHeading({ number, text }: { number: number; text: string }) {
  return (
    <h2 className="flex items-baseline gap-3 text-xl">
      <span aria-hidden="true" className="font-display text-2xl font-bold text-way lining-nums">
        {number}
      </span>
      {text}
    </h2>
  );
}

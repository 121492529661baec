import { Footprints, Map, SlidersHorizontal } from "lucide-react";
import { useTranslations } from "use-intl";

import { Link } from "#web/ui/controls/link.tsx";
import { textPaths } from "#web/i18n/text-paths.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

const steps = [
  { key: "wish", icon: Footprints },
  { key: "plan", icon: Map },
  { key: "adjust", icon: SlidersHorizontal },
] as const;

/** How one comes to a plan, in three steps. */
export function HomeSteps() {
  const t = useTranslations("home.steps");
  const paths = usePaths();
  return (
    <section aria-labelledby="how-it-works" className="page-width py-12 md:py-16">
      <h2 id="how-it-works" className="text-2xl">
        {t("heading")}
      </h2>
      <ol className="mt-7 grid gap-8 md:grid-cols-3 md:gap-10">
        {steps.map((step, index) => (
          <li key={step.key} className="grid content-start gap-2">
            <span className="flex items-center gap-3 text-way">
              <span className="grid size-12 place-items-center rounded-md bg-way-soft">
                <Icon of={step.icon} size="lg" />
              </span>
              <span aria-hidden="true" className="font-display text-2xl font-extrabold lining-nums">
                {index + 1}
              </span>
            </span>
            <h3 className="text-lg">{t(`${step.key}.title`)}</h3>
            <p className="max-w-[44ch] text-ink-2">{t(`${step.key}.text`)}</p>
          </li>
        ))}
      </ol>
      <p className="mt-7">
        <Link to={textPaths.firstCamino(paths.locale)}>{t("first")}</Link>
      </p>
    </section>
  );
}

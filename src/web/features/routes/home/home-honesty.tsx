import { useTranslations } from "use-intl";

import { useFormats } from "#web/ui/text/formats.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

export interface HomeHonestyProps {
  counts: { readonly towns: number; readonly houses: number; readonly legs: number };
}

/** How much is known, and that the rest is not made up. */
export function HomeHonesty({ counts }: HomeHonestyProps) {
  const t = useTranslations("home.honesty");
  const formats = useFormats();
  const paths = usePaths();
  return (
    <section aria-labelledby="what-is-known" className="border-t border-line bg-surface">
      <div className="page-width grid gap-3 py-12 md:grid-cols-[1fr_1.6fr] md:gap-12 md:py-16">
        <h2 id="what-is-known" className="max-w-[16ch] text-2xl">
          {t("heading")}
        </h2>
        <div className="grid max-w-[60ch] gap-3">
          <p>
            {t("text", {
              towns: formats.count(counts.towns),
              houses: formats.count(counts.houses),
              legs: formats.count(counts.legs),
            })}
          </p>
          <p>
            <Link to={paths.credits()}>{t("link")}</Link>
          </p>
        </div>
      </div>
    </section>
  );
}

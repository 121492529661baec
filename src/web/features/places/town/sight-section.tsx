import { useTranslations } from "use-intl";

import { SightEntry } from "#web/components/facts/sight-entry.tsx";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { useFormats } from "#web/ui/text/formats.ts";

import type { SightsNear } from "./sights-near.ts";

/** Sights and services at a town and near by. */
export function SightSection({ sights }: { sights: SightsNear }) {
  const t = useTranslations("townParts.sights");
  const names = useFactNames();
  const formats = useFormats();
  if (sights.named.length + sights.others.length === 0) return null;
  const others = sights.others
    .map(({ kind, count }) => `${names.pointKind(kind).toLowerCase()} (${formats.count(count)})`)
    .join(", ");
  return (
    <section aria-labelledby="sights" className="grid gap-4">
      <h2 id="sights" className="text-2xl">
        {t("heading")}
      </h2>
      <ul className="gap-x-10 sm:columns-2">
        {sights.named.map(({ name, kind, distanceM, ...sight }) => (
          <SightEntry key={sight.slug} name={name ?? names.onePoint(kind)} sight={sight}>
            <span className="block text-sm text-ink-2">
              {names.onePoint(kind)} · {t("off", { distance: formats.metres(Math.round(distanceM / 10) * 10) })}
            </span>
          </SightEntry>
        ))}
      </ul>
      {others === "" ? null : <p className="text-sm text-ink-2">{t("others", { list: others })}</p>}
    </section>
  );
}

import { useTranslations } from "use-intl";

import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { useFormats } from "#web/ui/text/formats.ts";

import type { RouteGround } from "#web/components/plan-picture/route-ground.ts";
import { townsPassed } from "#web/components/plan-picture/towns-passed.ts";

/** Towns between the ends of a day, with what is known to be had there. */
export function PassedTowns({ arcs, ground }: { arcs: readonly number[]; ground: RouteGround }) {
  const t = useTranslations("offline.day");
  const names = useFactNames();
  const { kilometresNumber } = useFormats();
  const towns = townsPassed(ground.graph, arcs);
  if (towns.length === 0) return null;
  return (
    <section aria-labelledby="passes" className="grid gap-1">
      <h2 id="passes" className="text-lg">
        {t("passes")}
      </h2>
      <ul className="divide-y divide-line">
        {towns.map(({ slug, name, km, services }) => (
          <li key={slug} className="grid grid-cols-[4.5rem_1fr] gap-x-3 py-2">
            <span className="text-sm text-ink-2 tabular-nums">{t("at", { km: kilometresNumber(km * 1000) })}</span>
            <span className="grid">
              <span className="font-strong">{name}</span>
              <span className="text-sm text-ink-2">{services.map(names.service).join(" · ")}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

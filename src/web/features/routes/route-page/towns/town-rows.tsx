import { useTranslations } from "use-intl";

import type { TownService } from "#domain/route-graph/route-graph.ts";
import { serviceIcons } from "#web/components/facts/service-icons/service-icons.ts";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { StaticHeart } from "#web/components/favourites/static-heart.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";
import { InPortions } from "#web/ui/hydration/yield-before-render.tsx";

import type { ListedTown } from "../way/view-way.ts";
import "./town-list.css";

/** The rows of `TownList`, only rendered on the server: every town of the way, and a legend of the icons. */
export function TownRows({ routeSlug, towns }: { routeSlug: string; towns: readonly ListedTown[] }) {
  return (
    <>
      {/* Positioned, so that rows are measured from its upper edge. */}
      <div
        className="relative mt-2 max-h-[75svh] min-h-0 flex-1 overflow-y-auto rounded-lg border border-line bg-surface lg:max-h-none print:max-h-none"
        data-scroller=""
      >
        <ol className="town-list">
          <InPortions
            of={towns.map((town) => (
              <TownRow key={town.slug} routeSlug={routeSlug} town={town} />
            ))}
          />
        </ol>
      </div>
      <Legend towns={towns} />
    </>
  );
}

/** A town with its kilometre, services, houses and elevation, in as few elements as possible. */
function TownRow({ routeSlug, town }: { routeSlug: string; town: ListedTown }) {
  const t = useTranslations("route.towns");
  const formats = useFormats();
  const paths = usePaths();
  const { slug, name, km, size, services, uuid } = town;
  return (
    <li data-town={slug} data-size={size === "city" || size === "town" ? size : undefined}>
      {formats.kilometresNumber(km * 1000)}
      <Link to={paths.town(routeSlug, slug)}>{name}</Link>
      <p
        role="img"
        aria-label={useSpokenFacts(town)}
        data-beds={town.houses > 0 ? "" : undefined}
        {...serviceIcons(services)}
      >
        {[
          town.houses > 0 ? t("houses", { count: town.houses }) : null,
          town.elevationM === null ? null : formats.metres(town.elevationM),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {uuid ? <StaticHeart kind="towns" uuid={uuid} name={name} /> : null}
    </li>
  );
}

function useSpokenFacts({ services, houses: count, elevationM }: ListedTown): string {
  const t = useTranslations("route.towns");
  const names = useFactNames();
  const formats = useFormats();
  const houses = t("houses", { count });
  const facts =
    services.length === 0
      ? t("noServices", { houses })
      : t("services", { list: services.map(names.service).join(", "), houses });
  return elevationM === null ? facts : `${facts} ${formats.metres(elevationM)}.`;
}

function Legend({ towns }: { towns: readonly { readonly services: readonly TownService[] }[] }) {
  const t = useTranslations("route.towns");
  const names = useFactNames();
  const services = [...new Set(towns.flatMap((town) => town.services))];
  if (services.length === 0) return null;
  return (
    <details className="mt-2 text-sm text-ink-2">
      <summary className="inline-flex min-h-tap items-center underline underline-offset-4">{t("legend")}</summary>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 pb-2">
        {services.map((service) => (
          <li key={service} {...serviceIcons([service])} className="flex items-center">
            {names.service(service)}
          </li>
        ))}
      </ul>
    </details>
  );
}

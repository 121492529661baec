import { useTranslations } from "use-intl";
import { useFormats } from "#web/ui/text/formats.ts";
import { townSizes } from "#domain/route-graph/route-graph.ts";

interface Named {
  readonly slug: string;
  readonly name: string;
}

interface Stretch {
  readonly route: readonly string[];
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Where was looked, in words: "Camino Francés, Burgos to León"; null where it was everywhere. */
export function stretchWords(
  t: ReturnType<typeof useTranslations<"finder">>,
  { route, from, to }: Stretch,
  routes: readonly Named[],
  towns: readonly Named[],
): string | null {
  const nameIn = (list: readonly Named[], slug: string | undefined) => list.find((one) => one.slug === slug)?.name;
  const names = route.map((slug) => nameIn(routes, slug) ?? slug);
  const [first, last] = [nameIn(towns, from), nameIn(towns, to)];
  const part =
    first && last
      ? t("stretch", { from: first, to: last })
      : first
        ? t("fromOn", { from: first })
        : last
          ? t("upTo", { to: last })
          : null;
  return names.length === 0 ? null : [...names, part].filter(Boolean).join(", ");
}

/** Writes where on the route a place is: after the town where the stretch begins, or from the route's start. At that town its name says enough. */
export function usePositionText(from: string | undefined, fromKm: number | null): (km: number | null) => string | null {
  const t = useTranslations("finder");
  const formats = useFormats();
  return (km) => {
    if (km === null) return null;
    if (from === undefined || fromKm === null) return t("kmOfRoute", { km: formats.kilometresNumber(km * 1000) });
    if (km < fromKm) return t("kmOfRoute", { km: formats.kilometresNumber(km * 1000) });
    return km === fromKm ? null : t("kmAfter", { km: formats.kilometres((km - fromKm) * 1000), town: from });
  };
}

/** How the size of a town is called; one that is not known as it is written. */
export function useSizeName(): (size: string) => string {
  const t = useTranslations("finder.sizes");
  return (size) => {
    const known = townSizes.find((one) => one === size);
    return known ? t(known) : size;
  };
}

import type { useTranslations } from "use-intl";

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

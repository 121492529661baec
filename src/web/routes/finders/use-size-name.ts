import { useTranslations } from "use-intl";

import { townSizes } from "#domain/route-graph/route-graph.ts";

/** How the size of a town is called; one that is not known as it is written. */
export function useSizeName(): (size: string) => string {
  const t = useTranslations("finder.sizes");
  return (size) => {
    const known = townSizes.find((one) => one === size);
    return known ? t(known) : size;
  };
}

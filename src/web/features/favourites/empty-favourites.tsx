import { Heart } from "lucide-react";
import { useTranslations } from "use-intl";

import type { FavouriteKind } from "#web/client/favourites/favourite-lists.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

/** What favourites are for, and where to find some. */
export function EmptyFavourites({ kind }: { kind: FavouriteKind }) {
  const t = useTranslations(`favourites.${kind}`);
  const paths = usePaths();
  return (
    <div className="grid justify-items-center gap-4 rounded-lg border border-dashed border-line-strong px-5 py-12 text-center">
      <span className="grid size-14 place-items-center rounded-pill bg-bad-soft text-bad">
        <Icon of={Heart} size="lg" />
      </span>
      <p className="max-w-[48ch] text-ink-2">{t("empty")}</p>
      <ButtonLink to={paths.routes()}>{t("find")}</ButtonLink>
    </div>
  );
}

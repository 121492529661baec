import { useTranslations } from "use-intl";

import type { FavouriteKind } from "#web/client/favourites/favourite-lists.ts";

import { useChangeFavourites } from "./favourites-provider.tsx";
import { favouriteNews } from "./favourites-form.tsx";

interface PressedHeart {
  readonly kind: FavouriteKind;
  readonly uuid: string;
  readonly name: string;
  readonly isFavourite: boolean;
}

/** Keeps a place as a favourite, or no longer, and has it read out. */
export function usePressHeart() {
  const t = useTranslations("shell.favourite");
  const change = useChangeFavourites();
  return async ({ kind, uuid, name, isFavourite }: PressedHeart): Promise<void> => {
    const isKept = await change(
      isFavourite ? { kind, do: "remove", uuid } : { kind, do: "add", favourite: { uuid, name, note: "" } },
    );
    favouriteNews.set(isKept ? t(isFavourite ? "removed" : "added", { name }) : t("failed", { name }));
  };
}

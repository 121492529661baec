import { useTranslations } from "use-intl";

import { useIdentity } from "#web/client/api/identity.tsx";
import type { FavouriteKind } from "#web/client/favourites/favourite-lists.ts";

import { useFavouritesState } from "./favourites-provider.tsx";
import { favouriteFormId } from "./favourite-button.tsx";
import "./favourite-button.css";

interface StaticHeartProps {
  kind: FavouriteKind;
  uuid: string;
  name: string;
  className?: string;
}

/**
 * The heart of a place in a static part: `useStaticHearts` handles all of them, and takes the name from the first link
 * of the row. Members without a script submit the form of the page's frame.
 */
export function StaticHeart({ kind, uuid, name, className }: StaticHeartProps) {
  const t = useTranslations("shell.favourite");
  const isMember = useIdentity() !== null;
  const isFavourite = useFavouritesState((lists) => lists[kind].some((favourite) => favourite.uuid === uuid));
  const form = {
    type: "submit" as const,
    form: favouriteFormId,
    name: "change",
    value: `${isFavourite ? "remove" : "add"}.${kind}.${uuid}`,
    "aria-pressed": isFavourite,
    title: t(isFavourite ? "remove" : "add"),
  };
  return (
    <button
      type="button"
      className={className}
      data-heart={`${kind}.${uuid}`}
      aria-label={t(isFavourite ? "removeOf" : "addOf", { name })}
      {...(isMember ? form : {})}
    />
  );
}

import { useTranslations } from "use-intl";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

import { useIdentity } from "#web/client/api/identity.tsx";
import { classNames } from "#web/ui/class-names.ts";
import type { FavouriteKind } from "#web/client/favourites/favourite-lists.ts";
import { createStore } from "#web/client/storage/create-store.ts";
import { useNotify } from "#web/ui/toasts/use-notify.ts";
import { usePaths } from "#web/ui/use-paths.ts";

import { useChangeFavourites, useFavouritesState } from "./favourites-provider.tsx";
import "./favourite-button.css";

/** The form of all hearts on a page. */
export const favouriteFormId = "favourite-changes";

/** The result of the last change, to be announced. */
const favouriteNews = createStore("");

/** Once per page: announces changes, and provides the form that members submit without a script. */
export function FavouritesForm() {
  const paths = usePaths();
  const { pathname, search } = useLocation();
  const isMember = useIdentity() !== null;
  return (
    <>
      <span role="status" className="sr-only">
        {useSyncExternalStore(favouriteNews.subscribe, favouriteNews.get, favouriteNews.get)}
      </span>
      {isMember ? (
        <form id={favouriteFormId} method="post" action={paths.favouriteTowns()} hidden>
          <input type="hidden" name="back" value={pathname + search} />
        </form>
      ) : null}
    </>
  );
}

interface FavouriteButtonProps {
  kind: FavouriteKind;
  uuid: string;
  name: string;
  /** With text beside the heart: for the page of the place itself. Lists only show the heart. */
  labelled?: boolean;
}

/**
 * A heart: adds a town or house to the favourites, or removes it. The HTML of visitors is the same for everybody; the
 * browser fills the hearts. Members without a script submit the form of the page's frame.
 */
export function FavouriteButton({ kind, uuid, name, labelled = false }: FavouriteButtonProps) {
  const t = useTranslations("shell.favourite");
  const isMember = useIdentity() !== null;
  const isFavourite = useFavouritesState((lists) => lists[kind].some((favourite) => favourite.uuid === uuid));
  const press = usePressHeart();
  const words = isFavourite ? t("remove") : t("add");
  const label = labelled ? words : isFavourite ? t("removeOf", { name }) : t("addOf", { name });
  return (
    <button
      {...(isMember
        ? {
            type: "submit",
            form: favouriteFormId,
            name: "change",
            value: `${isFavourite ? "remove" : "add"}.${kind}.${uuid}`,
          }
        : { type: "button", "data-needs-script": "" })}
      aria-pressed={isFavourite}
      aria-label={labelled ? undefined : label}
      title={labelled ? undefined : words}
      className={classNames("favourite-button", labelled && "favourite-button--labelled")}
      onClick={(event) => {
        event.preventDefault();
        void press({ kind, uuid, name, isFavourite });
      }}
    >
      {labelled ? words : null}
    </button>
  );
}

interface PressedHeart {
  readonly kind: FavouriteKind;
  readonly uuid: string;
  readonly name: string;
  readonly isFavourite: boolean;
}

/** Adds a favourite or removes it, and announces the change; a failure is also visible. */
export function usePressHeart() {
  const t = useTranslations("shell.favourite");
  const change = useChangeFavourites();
  const notify = useNotify();
  const isMember = useIdentity() !== null;
  return async ({ kind, uuid, name, isFavourite }: PressedHeart): Promise<void> => {
    const isSaved = await change(
      isFavourite ? { kind, do: "remove", uuid } : { kind, do: "add", favourite: { uuid, name, note: "" } },
    );
    if (isSaved) favouriteNews.set(t(isFavourite ? "removed" : "added", { name }));
    else notify("error", t(isMember ? "failed" : "refused", { name }));
  };
}

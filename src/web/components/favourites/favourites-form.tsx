import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

import { useIdentity } from "#web/client/api/identity.tsx";
import { createStore } from "#web/client/storage/create-store.ts";
import { usePaths } from "#web/ui/use-paths.ts";

/** The form that every heart of a page belongs to. */
export const favouriteFormId = "favourite-changes";

/** What became of the heart pressed last, to be read out. */
export const favouriteNews = createStore("");

/** Once in every page: what is read out when a heart was pressed, and for members the form that they send without a script. */
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

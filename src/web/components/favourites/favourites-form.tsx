import { useLocation } from "react-router";

import { useIdentity } from "#web/client/api/identity.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

/** The form that every heart of a page belongs to. */
export const favouriteFormId = "favourite-changes";

/** Once in every page: the drawing of the hearts, and for members the form that they send without a script. */
export function FavouritesForm() {
  const paths = usePaths();
  const { pathname, search } = useLocation();
  const isMember = useIdentity() !== null;
  return (
    <>
      <svg width="0" height="0" aria-hidden="true" focusable="false" className="absolute">
        <symbol id="favourite-heart" viewBox="0 0 24 24">
          <path d="M12 20.5C5.5 15.6 2.5 12.6 2.5 8.9a5 5 0 0 1 9.5-2.2 5 5 0 0 1 9.5 2.2c0 3.7-3 6.7-9.5 11.6Z" />
        </symbol>
      </svg>
      {isMember ? (
        <form id={favouriteFormId} method="post" action={paths.favouriteTowns()} hidden>
          <input type="hidden" name="back" value={pathname + search} />
        </form>
      ) : null}
    </>
  );
}

import type { UserIdentity } from "#contract/accounts/account.ts";
import type { FavouriteLists } from "#web/client/favourites/favourite-lists.ts";

/** How the operator has set up the site, as far as pages need to know it. */
export interface SiteSettings {
  /** Public address of the site without a trailing slash, as `https://vieira.example`. */
  readonly origin: string;
  /** Address of a style for the interactive map in place of its own. */
  readonly mapStyleUrl?: string | undefined;
  /** Services outside that pages use where people have agreed. */
  readonly amplitudeApiKey?: string | undefined;
  readonly gtmId?: string | undefined;
  /** Server of the Iconify API that is asked for icons this one does not have. */
  readonly iconApiUrl?: string | undefined;
}

/** What the root route gives every page. */
export interface RootData extends SiteSettings {
  /** Null for visitors, as are their favourites, which the browser knows. */
  readonly user: UserIdentity | null;
  readonly favourites: FavouriteLists | null;
}

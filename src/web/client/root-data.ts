import type { UserIdentity } from "#contract/accounts/account.ts";
import type { FavouriteLists } from "#web/client/favourites/favourite-lists.ts";
import type { Locale } from "#web/i18n/language.ts";

/** The operator's configuration of the site, as far as pages need it. */
export interface SiteSettings {
  /** Public address of the site without a trailing slash, such as `https://vieira.example`. */
  readonly origin: string;
  /** Address of a style that replaces the interactive map's own. */
  readonly mapStyleUrl?: string | undefined;
  /** External services that pages use with consent. */
  readonly amplitudeApiKey?: string | undefined;
  readonly gtmId?: string | undefined;
  /** Iconify API server for icons that this server does not have. */
  readonly iconApiUrl?: string | undefined;
}

/** Data that the root route provides to every page. */
export interface RootData extends SiteSettings {
  /** Null for visitors, as are their favourites, which are stored in the browser. */
  readonly user: UserIdentity | null;
  readonly favourites: FavouriteLists | null;
  /** Language of the requested document, if its address has none. */
  readonly locale?: Locale;
}

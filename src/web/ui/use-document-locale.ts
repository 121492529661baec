import { useLocation, useRouteLoaderData } from "react-router";

import { localeOfPath, type Locale } from "#web/i18n/language.ts";
import type { RootData } from "#web/client/root-data.ts";

/** Pages that exist once, in the language of the person who is signed in. */
const personalPage = /^\/administration(?:\/|$)/;

/** Pages of plans say themselves in which language they are. */
const plansFrame = "plans";

/** Language of the whole document: that of its address, or of the person where the address has none. */
export function useDocumentLocale(): Locale {
  const { pathname } = useLocation();
  const user = useRouteLoaderData<RootData>("root")?.user;
  const ofPlans = useRouteLoaderData<{ readonly locale: Locale }>(plansFrame)?.locale;
  if (ofPlans !== undefined) return ofPlans;
  return (personalPage.test(pathname) ? user?.locale : undefined) ?? localeOfPath(pathname);
}

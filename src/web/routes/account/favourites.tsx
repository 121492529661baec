import { useLocation } from "react-router";
import { useTranslations } from "use-intl";

import { applicationContext, formReader } from "#web/server/app-context.ts";
import type { FavouriteKind } from "#web/client/favourites/favourite-lists.ts";
import { PageHead } from "#web/components/seo/page-head.tsx";

import type { Route } from "./+types/favourites.ts";
import { changeFavourites } from "./change-favourites.server.ts";
import { FavouritesScreen } from "./favourites-screen.tsx";
import { favouritesPage } from "./favourites-page.server.ts";

/** Two pages by their addresses, whose letters may be large. */
function kindOf({ pathname }: { readonly pathname: string }): FavouriteKind {
  return /favourite-towns/i.test(pathname) ? "towns" : "accommodations";
}

export function loader({ url, context }: Route.LoaderArgs) {
  return favouritesPage(context.get(applicationContext), kindOf(url));
}

export async function action({ url, context }: Route.ActionArgs) {
  return changeFavourites(context.get(applicationContext), url, await context.get(formReader)());
}

export default function Favourites({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("favourites");
  const kind = kindOf(useLocation());
  return (
    <>
      <PageHead title={`${t(`${kind}.title`)} – Vieira`} description={t(`${kind}.description`)} />
      {/* Nothing of one page stays on the way to the other. */}
      <FavouritesScreen key={kind} kind={kind} sent={loaderData} />
    </>
  );
}

import { useTranslations } from "use-intl";

import { applicationContext, formReader } from "#web/server/app-context.ts";
import { PageHead } from "#web/components/seo/page-head.tsx";

import type { Route } from "./+types/favourite-towns.ts";
import { changeFavourites } from "./change-favourites.server.ts";
import { FavouritesScreen } from "./favourites-screen.tsx";
import { favouritesPage } from "./favourites-page.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  return favouritesPage(context.get(applicationContext), "towns");
}

export async function action({ url, context }: Route.ActionArgs) {
  return changeFavourites(context.get(applicationContext), url, await context.get(formReader)());
}

export default function FavouriteTowns({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("favourites.towns");
  return (
    <>
      <PageHead title={`${t("title")} – Vieira`} description={t("description")} />
      <FavouritesScreen kind="towns" sent={loaderData} />
    </>
  );
}

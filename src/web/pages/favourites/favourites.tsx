import { useLocation, redirect } from "react-router";
import { useTranslations } from "use-intl";

import { applicationContext, formReader } from "#web/server/app-context.ts";
import { type FavouriteKind, favouriteKinds } from "#web/client/favourites/favourite-lists.ts";
import { PageHead } from "#web/components/seo/page-head.tsx";
import { isUuid } from "#contract/http/field-types.ts";
import { favouriteNote } from "#contract/accounts/favourites.ts";
import { safeRedirect } from "#domain/accounts/safe-redirect.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import {
  addFavourite,
  removeOwnFavourite,
  listOwnFavourites,
  reorderFavourites,
  writeFavouriteNote,
} from "#use-cases/places/favourites/own-favourites.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { localeOfPath } from "#web/i18n/language.ts";
import { pathsIn } from "#web/i18n/paths.ts";

import type { Route } from "./+types/favourites.ts";
import { FavouritesScreen } from "./favourites-screen.tsx";
import { favouritesPage } from "./favourites-page.server.ts";

/** Two pages by their addresses, which may be in capital letters. */
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
      {/* A new key: no state is kept between the pages. */}
      <FavouritesScreen key={kind} kind={kind} sent={loaderData} />
    </>
  );
}

/**
 * Handles a heart or a row without a script, as `add.towns.<uuid>`, and returns to the page of the click. Visitors
 * go to sign-in first.
 */
async function changeFavourites(context: UseCaseContext, { pathname }: URL, fields: FormData): Promise<Response> {
  const back = safeRedirect(String(fields.get("back") ?? ""), pathname);
  const [verb, kindName, uuid = ""] = String(fields.get("change") ?? "").split(".");
  const kind = favouriteKinds.find((one) => one === kindName);
  if (!kind || !isUuid(uuid)) return redirect(back);
  try {
    if (verb === "add") await addFavourite(context, kind, uuid);
    if (verb === "remove") await removeOwnFavourite(context, kind, uuid);
    if (verb === "note")
      await writeFavouriteNote(
        context,
        kind,
        uuid,
        favouriteNote.catch({ note: "" }).parse({ note: fields.get("note") }).note,
      );
    if (verb === "up" || verb === "down") await move(context, kind, uuid, verb === "up" ? -1 : 1);
  } catch (error) {
    if (!(error instanceof UseCaseError)) throw error;
    if (error.kind === "unauthenticated") return redirect(pathsIn(localeOfPath(pathname)).login(back));
  }
  return redirect(back);
}

async function move(
  context: UseCaseContext,
  kind: (typeof favouriteKinds)[number],
  uuid: string,
  by: number,
): Promise<void> {
  const uuids = (await listOwnFavourites(context))[kind].map((favourite) => favourite.uuid);
  const at = uuids.indexOf(uuid);
  if (at < 0) return;
  const order = uuids.toSpliced(at, 1).toSpliced(Math.max(0, at + by), 0, uuid);
  await reorderFavourites(context, { towns: [], accommodations: [], [kind]: order });
}

import { redirect } from "react-router";

import { isUuid } from "#contract/http/uuid.ts";
import { favouriteNote } from "#contract/accounts/favourites.ts";
import { safeRedirect } from "#domain/permissions/safe-redirect.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import {
  addFavourite,
  dropFavourite,
  listOwnFavourites,
  reorderFavourites,
  writeFavouriteNote,
} from "#use-cases/favourites/own-favourites.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { favouriteKinds } from "#web/client/favourites/favourite-lists.ts";
import { localeOfPath } from "#web/i18n/language.ts";
import { pathsIn } from "#web/i18n/paths.ts";

/**
 * Carries out what a heart or a row says without a script, as `add.towns.<uuid>`, and goes back to where it was pressed.
 * Whoever is not signed in goes to sign in first.
 */
export async function changeFavourites(
  context: UseCaseContext,
  { pathname }: URL,
  fields: FormData,
): Promise<Response> {
  const back = safeRedirect(String(fields.get("back") ?? ""), pathname);
  const [verb, kindName, uuid = ""] = String(fields.get("change") ?? "").split(".");
  const kind = favouriteKinds.find((one) => one === kindName);
  if (!kind || !isUuid(uuid)) return redirect(back);
  try {
    if (verb === "add") await addFavourite(context, kind, uuid);
    if (verb === "remove") await dropFavourite(context, kind, uuid);
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

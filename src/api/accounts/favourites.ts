import { favouriteNote, favourites, favouriteUuids } from "#contract/accounts/favourites.ts";
import {
  addFavourite,
  removeOwnFavourite,
  listOwnFavourites,
  mergeFavourites,
  reorderFavourites,
  writeFavouriteNote,
} from "#use-cases/places/favourites/own-favourites.ts";
import { noStore } from "#api/middleware/private-response.ts";
import { requireUuid } from "#api/http/request-context.ts";
import { jsonResponse, area } from "#api/middleware/operations.ts";
import { uuidParams } from "#api/http/request-parts.ts";

const all = jsonResponse("Favourites", favourites);

/** `/api/favourites`. */
export const favouritesApi = area({ tag: "Favourites", problems: [401] }, (on, { app }) => {
  app.use("/favourites/*", noStore);
  on("get", "/favourites", {
    operationId: "listFavourites",
    summary: "The person's favourite towns and places to stay, in the person's order",
    response: all,
    handle: (requestContext) => listOwnFavourites(requestContext),
  });
  on("post", "/favourites/merge", {
    operationId: "mergeFavourites",
    summary: "Adds favourites that a visitor saved in the browser",
    description: "Existing favourites stay as they are; what does not exist (any more) is left out.",
    body: favouriteUuids,
    response: all,
    handle: (requestContext, { body }) => mergeFavourites(requestContext, body),
  });
  on("put", "/favourites/order", {
    operationId: "reorderFavourites",
    summary: "Puts the named favourites first, in this order",
    body: favouriteUuids,
    handle: (requestContext, { body }) => reorderFavourites(requestContext, body),
  });
  for (const [kind, name] of [
    ["towns", "Town"],
    ["accommodations", "Accommodation"],
  ] as const) {
    const path = `/favourites/${kind}/{uuid}`;
    on("put", path, {
      operationId: `addFavourite${name}`,
      summary: "Adds a favourite; changes nothing when it is one already",
      params: uuidParams,
      handle: (requestContext, { params }) => addFavourite(requestContext, kind, requireUuid(params.uuid)),
    });
    on("patch", path, {
      operationId: `noteFavourite${name}`,
      summary: "Writes the person's note on a favourite",
      params: uuidParams,
      body: favouriteNote,
      bodyOptions: { forms: true },
      handle: (requestContext, { params, body }) =>
        writeFavouriteNote(requestContext, kind, requireUuid(params.uuid), body.note),
    });
    on("delete", path, {
      operationId: `removeFavourite${name}`,
      summary: "Removes a favourite; changes nothing when it is not one",
      params: uuidParams,
      handle: (requestContext, { params }) => removeOwnFavourite(requestContext, kind, requireUuid(params.uuid)),
    });
  }
});

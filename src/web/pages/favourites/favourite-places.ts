import { data } from "react-router";

import { isUuid } from "#contract/http/field-types.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { favouriteKinds } from "#web/client/favourites/favourite-lists.ts";

import type { Route } from "./+types/favourite-places.ts";
import { favouritesView } from "./favourites-page.server.ts";

/** Maximum that fits into an address. */
const most = 200;

/** JSON for browsers that store favourites, or have just added some: `?kind=towns&uuids=…,…`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const kind = favouriteKinds.find((one) => one === searchParams.get("kind"));
  const uuids = (searchParams.get("uuids") ?? "").split(",").filter(isUuid).slice(0, most);
  if (!kind) throw data(null, { status: 404 });
  return Response.json(await favouritesView(context.get(applicationContext), kind, uuids));
}

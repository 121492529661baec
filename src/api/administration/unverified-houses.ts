import { unverifiedHouseList, unverifiedHouseQuery } from "#contract/emails/emails.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { listUnverifiedHouses } from "#use-cases/emails/houses/show-houses.ts";
import { jsonResponse, administration } from "#api/middleware/operations.ts";

const path = "/administration/unverified-accommodations";

/** `GET /api/administration/unverified-accommodations`. */
export const unverifiedHousesApi = administration(path, requireEditor, (on) => {
  on("get", path, {
    operationId: "listUnverifiedAccommodations",
    summary: "Published places to stay that nobody has checked for over a year; for editors",
    description: "Those with an address first, then by time since the last verification.",
    query: unverifiedHouseQuery,
    response: jsonResponse("Houses", unverifiedHouseList),
    handle: (context, { query }) => listUnverifiedHouses(context, query),
  });
});

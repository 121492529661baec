import { searchQuery, searchResults } from "#contract/places/search.ts";
import { searchContent } from "#use-cases/places/search-index.ts";
import { jsonResponse, published } from "#api/middleware/operations.ts";

/** `GET /api/search`. */
export const searchApi = published("/search", "Search", (on) => {
  on("get", "/search", {
    operationId: "search",
    summary: "Routes, towns, places to stay and sights by their names, the best match first",
    description:
      "Accents do not matter, and typos are tolerated in words of four letters or more. Every word must match.",
    query: searchQuery,
    response: jsonResponse("The results", searchResults),
    handle: (context, { query }) => searchContent(context, query),
  });
});

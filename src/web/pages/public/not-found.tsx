import { applicationContext } from "#web/server/app-context.ts";

import type { Route } from "./+types/not-found.ts";
import { notFound } from "./nearest-pages.server.ts";

/** Catch-all for unknown addresses. */
export async function loader({ url, context }: Route.LoaderArgs) {
  throw await notFound(context.get(applicationContext), url.pathname);
}

/** Never shown: the loader always throws. */
export default function NotFound() {
  return null;
}

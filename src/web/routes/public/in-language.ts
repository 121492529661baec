import { redirect } from "react-router";

import { applicationContext } from "#web/app-context.ts";
import { locales } from "#web/language.ts";
import { chooseLanguage } from "#web/person-locale.server.ts";

import type { Route } from "./+types/in-language.ts";

/** `/es/plans/…` is `/plans/…` in Spanish, `/en/plans/…` in English: the language is chosen, the query stays. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const [, prefix, ...page] = pathname.split("/");
  const headers = new Headers({ "Cache-Control": "no-store" });
  const locale = locales.find((each) => each === prefix);
  const cookie = locale && isByHand(request) ? await chooseLanguage(context.get(applicationContext), locale) : null;
  if (cookie !== null) headers.set("Set-Cookie", cookie);
  return redirect(`/${page.join("/")}${search}`, { status: 307, headers });
}

/** Other sites, and browsers that fetch ahead, choose no language for anybody. */
function isByHand({ method, headers }: Request): boolean {
  const isAhead = /prefetch|prerender/.test(headers.get("Sec-Purpose") ?? "");
  return method === "GET" && !isAhead && headers.get("Sec-Fetch-Site") !== "cross-site";
}

import { data } from "react-router";

import { sentences } from "#messages/sentences/in-languages.ts";
import { locales, pathInLocale } from "#web/i18n/language.ts";

import type { Route } from "./+types/site-manifest.ts";

const icon = (name: string, size: number, purpose: "any" | "maskable" = "any") => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** `/manifest/{language}.webmanifest`: data for installing the site on devices. */
export function loader({ params: { file } }: Route.LoaderArgs) {
  const locale = locales.find((each) => file === `${each}.webmanifest`);
  if (locale === undefined) throw data(null, { status: 404 });
  const { name, description, ...pages } = sentences[locale].installedSite;
  const shortcuts = (["today", "plans", "planner", "offline"] as const).map((page) => ({
    name: pages[page],
    url: pathInLocale(`/${page}`, locale),
    icons: [{ src: "/icons/icon-192.png", sizes: "192x192" }],
  }));
  const manifest = {
    // The same installed site in every language.
    id: "/",
    name,
    short_name: "Vieira",
    description,
    lang: locale,
    dir: "ltr",
    start_url: pathInLocale("/today", locale),
    scope: "/",
    display: "standalone",
    background_color: "#f4f6f3",
    theme_color: "#15497b",
    categories: ["travel", "navigation", "sports"],
    icons: [
      icon("icon", 192),
      icon("icon", 512),
      icon("maskable", 512, "maskable"),
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    ],
    shortcuts,
  };
  return new Response(JSON.stringify(manifest), { headers: { "Content-Type": "application/manifest+json" } });
}

import { Outlet, type RouteObject } from "react-router";
import { IntlProvider } from "use-intl";

import { PageWords } from "#web/ui/page-words.tsx";
import type { Locale } from "#web/i18n/language.ts";
import type { catalogue } from "#web/i18n/messages/en/catalogue.ts";
import { SettingsReady } from "#web/client/settings/settings-ready.tsx";

import { useOnline } from "#web/client/kept/use-online.ts";
import { BackOnline } from "./back-online.tsx";
import { KeptPage } from "./kept-page.tsx";
import { OfflineFrame } from "./offline-frame.tsx";
import { UnreachablePage } from "./unreachable-page.tsx";

export type OfflineWords = Pick<typeof catalogue, "offline" | "takeAlong">;

const planWords = {
  en: () => import("./plan-words/en.ts"),
  es: () => import("./plan-words/es.ts"),
};

const wishWords = {
  en: () => import("./wish-words/en.ts"),
  es: () => import("./wish-words/es.ts"),
};

/** The pages that are drawn without a network, at the addresses that they have with one. */
export function offlineRoutes(locale: Locale, words: OfflineWords): RouteObject[] {
  const withPlanWords = async () => {
    const { words: messages } = await planWords[locale]();
    return { Component: () => <PageWords messages={messages} /> };
  };
  const withWishWords = async () => {
    const { words: messages } = await wishWords[locale]();
    return { Component: () => <PageWords messages={messages} /> };
  };
  const plan = () => import("../plan/plan-pages.tsx");
  const pages = (): RouteObject[] => [
    { path: "offline", Component: KeptPage },
    { path: "plans", Component: KeptPage },
    {
      lazy: withPlanWords,
      children: [
        {
          path: "plans/:uuid",
          lazy: async () => ({ loader: (await plan()).loadPlan, Component: (await plan()).PlanLayout }),
          children: [
            { index: true, lazy: async () => ({ Component: (await plan()).PlanOverview }) },
            {
              path: "days",
              lazy: async () => ({ Component: (await plan()).PlanDays }),
              children: [{ path: ":day", lazy: async () => ({ Component: (await plan()).PlanDay }) }],
            },
          ],
        },
        {
          lazy: withWishWords,
          children: [
            {
              path: "plans/:uuid/edit",
              lazy: async () => {
                const { loadWishes, saveWishes, WishesPage } = await import("../wishes/wishes-page.tsx");
                return { loader: loadWishes, action: saveWishes, Component: WishesPage };
              },
            },
          ],
        },
        {
          path: "planner",
          lazy: async () => {
            const { loadPlanner, KeptPlannerPage } = await import("./planner-page.tsx");
            return { loader: loadPlanner, Component: KeptPlannerPage };
          },
        },
      ],
    },
    { path: "*", Component: UnreachablePage },
    { index: true, Component: UnreachablePage },
  ];
  return [
    {
      path: "/",
      Component: () => <Frame locale={locale} words={words} />,
      ErrorBoundary: () => (
        <IntlProvider locale={locale} messages={words} timeZone="UTC">
          <OfflineFrame>
            <UnreachablePage />
          </OfflineFrame>
        </IntlProvider>
      ),
      HydrateFallback: () => null,
      children: [{ path: "es", children: pages() }, ...pages()],
    },
  ];
}

function Frame({ locale, words }: { locale: Locale; words: OfflineWords }) {
  const isOnline = useOnline();
  return (
    <IntlProvider locale={locale} messages={words} timeZone="UTC">
      <OfflineFrame isOnline={isOnline}>
        <BackOnline isOnline={isOnline} />
        <Outlet />
      </OfflineFrame>
      <SettingsReady />
    </IntlProvider>
  );
}

import { useEffect } from "react";
import { Outlet, type RouteObject } from "react-router";
import { IntlProvider } from "use-intl";

import { MessagesProvider } from "#web/ui/messages-in-units.tsx";
import { type Locale, locales } from "#web/i18n/language.ts";
import { SettingsReady } from "#web/client/settings/settings-ready.tsx";

import { siteApi } from "#web/client/api/site-api.ts";
import { useIdentity } from "#web/client/api/identity.tsx";
import { keepSending } from "#web/client/sync/keep-sending.ts";
import { senders } from "#web/components/plan-sync/offline-sync.ts";
import { BackOnline } from "./saved-list.tsx";
import { loadFormMessages, loadPlanMessages, type OfflineMessages } from "./offline-messages.ts";
import { OfflineFrame, UnreachablePage } from "./offline-frame.tsx";
import { useReachable } from "./use-reachable.ts";

const prefixed = locales.filter((locale) => locale !== "en");

/** The pages that work offline, at their online addresses. */
export function offlineRoutes(locale: Locale, messages: OfflineMessages): RouteObject[] {
  const withPlanMessages = async () => {
    const ofPlans = await loadPlanMessages(locale);
    return { Component: () => <MessagesProvider messages={ofPlans} /> };
  };
  const withFormMessages = async () => {
    const ofForm = await loadFormMessages(locale);
    return { Component: () => <MessagesProvider messages={ofForm} /> };
  };
  const savedPage = async () => ({ Component: (await import("./saved-page.tsx")).SavedPage });
  const plan = () => import("./plan-pages.tsx");
  const pages = (): RouteObject[] => [
    { path: "offline", lazy: savedPage },
    { path: "plans", lazy: savedPage },
    {
      lazy: withPlanMessages,
      children: [
        {
          path: "today",
          lazy: async () => {
            const { loadToday, OfflineTodayPage } = await import("./today.tsx");
            return { loader: loadToday, Component: OfflineTodayPage };
          },
        },
        {
          path: "plans/:uuid",
          lazy: async () => ({ loader: (await plan()).loadOverview, Component: (await plan()).OverviewPage }),
        },
        {
          path: "plans/:uuid/days/:day?",
          lazy: async () => {
            const { DaysPage, isOtherPlan, loadDays } = await plan();
            return { loader: loadDays, Component: DaysPage, shouldRevalidate: isOtherPlan };
          },
        },
        {
          lazy: withFormMessages,
          children: [
            {
              path: "plans/:uuid/edit",
              lazy: async () => {
                const { loadOptions, saveOptions, OptionsPage } = await import("./edit-plan.tsx");
                return { loader: loadOptions, action: saveOptions, Component: OptionsPage };
              },
            },
          ],
        },
        {
          path: "planner/compare",
          lazy: async () => {
            const { SavedComparisonPage, loadComparison } = await import("./comparison-page.tsx");
            return { loader: loadComparison, Component: SavedComparisonPage };
          },
        },
        {
          path: "planner",
          lazy: async () => {
            const { loadPlanner, SavedPlannerPage } = await import("./planner-page.tsx");
            return { loader: loadPlanner, Component: SavedPlannerPage };
          },
        },
      ],
    },
    { path: "*", Component: UnreachablePage },
    { index: true, lazy: savedPage },
  ];
  return [
    {
      path: "/",
      Component: () => <Frame locale={locale} messages={messages} />,
      ErrorBoundary: () => (
        <IntlProvider locale={locale} messages={messages} timeZone="UTC">
          <OfflineFrame>
            <UnreachablePage />
          </OfflineFrame>
        </IntlProvider>
      ),
      // Until the page is read from storage the frame stays as it was.
      HydrateFallback: () => (
        <IntlProvider locale={locale} messages={messages} timeZone="UTC">
          <OfflineFrame>{null}</OfflineFrame>
        </IntlProvider>
      ),
      children: [...prefixed.map((path) => ({ path, children: pages() })), ...pages()],
    },
  ];
}

function Frame({ locale, messages }: { locale: Locale; messages: OfflineMessages }) {
  const isReached = useReachable();
  const member = useIdentity()?.uuid ?? null;
  // Pending changes are sent by the signed-in member once the server answers.
  useEffect(() => {
    if (isReached) void siteApi().loadIdentity();
  }, [isReached]);
  useEffect(() => {
    if (!isReached || member === null) return;
    const abortController = new AbortController();
    keepSending(senders, member, () => undefined, abortController.signal);
    return () => abortController.abort();
  }, [isReached, member]);
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="UTC">
      <OfflineFrame isOnline={isReached ?? true}>
        {isReached ? <BackOnline /> : null}
        <Outlet />
      </OfflineFrame>
      <SettingsReady />
    </IntlProvider>
  );
}

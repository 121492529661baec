import { type ReactNode, Suspense, useMemo, useState, useEffect } from "react";
import { useMatches } from "react-router";
import { IntlProvider, useTranslations } from "use-intl";
import { FavouritesForm } from "#web/components/favourites/favourite-button.tsx";
import { useConfiguredAnalytics } from "#web/client/analytics/track.ts";
import { useReplayedInput } from "#web/client/hydration/pre-hydration-input.ts";
import { useIdentity } from "#web/client/api/identity.tsx";
import type { Locale } from "#web/i18n/language.ts";
import type { Catalogue } from "#messages/areas.ts";
import { StartOfflineSync } from "./start-offline-sync.tsx";
import { SkipLink } from "#web/ui/controls/link.tsx";
import { PrefetchLinks } from "#web/ui/prefetch-links.tsx";
import { messagesInUnits } from "#web/ui/messages-in-units.tsx";
import { SettingsReady } from "#web/client/settings/settings-ready.tsx";
import { clockChoice } from "#web/client/settings/remembered-choice.ts";
import { unitChoice, useUnits } from "#web/client/settings/units.ts";
import { lazyPart } from "#web/ui/hydration/lazy-part.tsx";
import { YieldBeforeRender } from "#web/ui/hydration/yield-before-render.tsx";
import { PendingBar, RouteAnnouncer } from "./page-change.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./header/site-header.tsx";
import { VersionNote } from "./version-note.tsx";

/** Members' measures come from their account and hold on every device they sign in on. */
function MeasuresOfAccount() {
  const user = useIdentity();
  const units = user?.units;
  const clock = user?.clock;
  useEffect(() => {
    if (units) unitChoice.choose(units);
    if (clock) clockChoice.choose(clock);
  }, [units, clock]);
  return null;
}

/** What a page can set in its frame, as `export const handle: PageHandle`. */
export interface PageHandle {
  /** The header is on top of the page's own background. */
  readonly clearHeader?: boolean;
  /**
   * The page is complete in the server's HTML. For visitors its script runs on the first interaction, loaded once
   * the page is visible, or only then: `deferredHydrationScript`.
   */
  readonly hydrateWhen?: "until-seen" | "until-used";
  /** The same holds for members. */
  readonly isCompleteForMembers?: boolean;
  /** Full-window pages, such as the planner, have no footer. */
  readonly noFooter?: boolean;
}

interface PageFrameProps {
  locale: Locale;
  messages: Pick<Catalogue, "shell">;
  children: ReactNode;
}

/** Language, header, content and footer around every page. */
export function PageLayout({ locale, messages, children }: PageFrameProps) {
  const units = useUnits();
  const words = useMemo(() => messagesInUnits(messages, units), [messages, units]);
  return (
    <IntlProvider locale={locale} messages={words} timeZone="UTC">
      <Frame>{children}</Frame>
    </IntlProvider>
  );
}

/** Loaded on demand: most sites have no analytics. */
const ConsentBanner = lazyPart(async () => (await import("./consent-banner.tsx")).ConsentBanner);

const MemberServices = lazyPart(async () => (await import("./member-services.tsx")).MemberServices);

/** Not loaded for visitors; still needed after the session has ended. */
function ForMembers() {
  const isMember = useIdentity() !== null;
  const [wasMember, setWasMember] = useState(isMember);
  if (isMember && !wasMember) setWasMember(true);
  return wasMember ? (
    <Suspense>
      <MemberServices />
    </Suspense>
  ) : null;
}

function Frame({ children }: { children: ReactNode }) {
  useReplayedInput();
  const t = useTranslations("shell");
  const { amplitudeApiKey, gtmId } = useConfiguredAnalytics();
  const isMeasured = Boolean(amplitudeApiKey ?? gtmId);
  const handle: PageHandle = useMatches().reduce(
    (all, match) => ({ ...all, ...(match.handle as PageHandle | undefined) }),
    {},
  );
  return (
    <div className="flex min-h-dvh flex-col pb-(--tabs-height)">
      <SkipLink to="content" label={t("skip")} />
      <PendingBar />
      <SiteHeader clear={handle.clearHeader ?? false} />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <YieldBeforeRender>{children}</YieldBeforeRender>
      </main>
      {handle.noFooter ? null : <SiteFooter />}
      <FavouritesForm />
      <RouteAnnouncer />
      {isMeasured ? (
        <Suspense>
          <ConsentBanner />
        </Suspense>
      ) : null}
      <VersionNote />
      <PrefetchLinks />
      <StartOfflineSync />
      <ForMembers />
      <MeasuresOfAccount />
      <SettingsReady />
    </div>
  );
}

import { useTranslations, useLocale } from "use-intl";
import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";
import { decideConsent, useConsent } from "#web/client/analytics/consent.ts";
import { useConfiguredAnalytics } from "#web/client/analytics/track.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { UnitsAndClock } from "./units-and-clock.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { rememberLanguage, themeChoice, themes } from "#web/client/settings/remembered-choice.ts";
import { languageName } from "#domain/text/language.ts";
import { useLocation } from "react-router";
import { locales, pathInLocale, type Locale } from "#web/i18n/language.ts";

/** Links to this same page in each language. They load a new document: everything on it changes. */
function LanguageChoice() {
  const t = useTranslations("shell.footer");
  const current = useLocale();
  const { pathname, search } = useLocation();
  /** A page without a language in its address is linked by way of an address that changes the user's language. */
  const pathTo = (locale: Locale) => {
    const path = pathInLocale(pathname, locale);
    return path === pathname && locale !== current ? `/${locale}${path}` : path;
  };
  return (
    <nav aria-label={t("language")} className="flex flex-wrap gap-1">
      {locales.map((locale) => (
        <a
          key={locale}
          href={pathTo(locale) + search}
          data-answers=""
          onClick={() => rememberLanguage(locale)}
          lang={locale}
          hrefLang={locale}
          aria-current={locale === current ? "true" : undefined}
          className="flex min-h-tap items-center rounded-pill px-3 text-ink-2 aria-[current]:font-strong aria-[current]:text-ink aria-[current]:no-underline"
        >
          {languageName(locale)}
        </a>
      ))}
    </nav>
  );
}

/** The current answer about analytics, and a button to change it. */
function ConsentChoice() {
  const t = useTranslations("shell");
  const { amplitudeApiKey, gtmId } = useConfiguredAnalytics();
  const consent = useConsent();
  if (consent === null || consent === "undecided" || !(amplitudeApiKey ?? gtmId)) return null;
  if (consent === "device") return <p>{`${t("settings.privacy")}: ${t("consent.asDevice")}`}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {`${t("settings.privacy")}: ${t(`consent.${consent}`)}`}
      <Button variant="quiet" size="sm" onClick={() => decideConsent(consent === "accepted" ? "refused" : "accepted")}>
        {t("consent.change")}
      </Button>
    </p>
  );
}

/** Colour scheme: the device's, light or dark; hidden if no script can store the choice. */
function ThemeChoice() {
  const t = useTranslations("shell.theme");
  const theme = themeChoice.use();
  return (
    <div data-needs-script="">
      <Segmented
        legend={t("legend")}
        name="theme"
        value={theme}
        options={themes.map((value) => ({ value, label: t(value) }))}
        onValueChange={themeChoice.choose}
      />
    </div>
  );
}

export function SiteFooter() {
  const t = useTranslations("shell.footer");
  const paths = usePaths();
  return (
    <footer aria-label={t("label")} className="border-t border-line bg-bg print:hidden py-8 text-sm text-ink-2">
      <div className="page-width grid gap-6 md:grid-cols-[1fr_auto] md:items-center">
        <div className="grid max-w-[62ch] gap-2">
          <p>{t("purpose")}</p>
          <p>{t("data")}</p>
          <p className="flex flex-wrap gap-x-5">
            {(["credits", "terms", "privacy"] as const).map((page) => (
              <Link key={page} to={paths[page]()} className="inline-flex min-h-tap items-center">
                {t(page)}
              </Link>
            ))}
            {/* A separate document, the same online and offline. */}
            <Link to={paths.offline()} reloadDocument className="inline-flex min-h-tap items-center">
              {t("offline")}
            </Link>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 md:justify-end">
          <LanguageChoice />
          <ThemeChoice />
          <UnitsAndClock />
          <ConsentChoice />
        </div>
      </div>
    </footer>
  );
}

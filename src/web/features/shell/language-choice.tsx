import { languageName } from "#domain/language.ts";
import { useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";

import { locales, pathInLocale, type Locale } from "#web/i18n/language.ts";
import { rememberLanguage } from "#web/client/settings/remembered-language.ts";

/** Links to this same page in each language. A fresh document is loaded: everything on it changes. */
export function LanguageChoice() {
  const t = useTranslations("shell.footer");
  const current = useLocale();
  const { pathname, search } = useLocation();
  /** A page that exists once is found under the other language by way of an address that changes the person's. */
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

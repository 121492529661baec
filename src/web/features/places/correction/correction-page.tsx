import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFocusKept } from "#web/ui/use-focus-kept.ts";
import type { AccommodationDetail } from "#contract/places/accommodations.ts";
import { pathInLocale } from "#web/i18n/language.ts";
import { ButtonLink } from "#web/ui/controls/link.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

/** Frame of a page that asks about one house. */
export function CorrectionPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const page = useFocusKept();
  return (
    <div ref={page} className="page-width py-8 md:py-12">
      <div className="grid max-w-200 gap-6">
        <header className="grid gap-2">
          <h1 className="text-2xl">{title}</h1>
          {lead ? <p className="max-w-[65ch] text-lg text-ink-2">{lead}</p> : null}
        </header>
        {children}
      </div>
    </div>
  );
}

interface CorrectionOutcomeProps {
  kind: "ok" | "warn";
  /** As far as it is known, and has a page. */
  house: Pick<AccommodationDetail, "name" | "url"> | null;
  children: string;
}

/** What has become of a form about a house, and the way to its page. */
export function CorrectionOutcome({ kind, house, children }: CorrectionOutcomeProps) {
  return (
    <>
      <Notice kind={kind} announce>
        {children}
      </Notice>
      {house ? <HouseLink house={house} /> : null}
    </>
  );
}

/** Leads to the page of a house, if it has one. */
export function HouseLink({ house: { name, url } }: { house: Pick<AccommodationDetail, "name" | "url"> }) {
  const t = useTranslations("correction");
  const { locale } = usePaths();
  return url === null ? null : (
    <ButtonLink to={pathInLocale(url, locale)} variant="secondary" className="justify-self-start">
      {t("toHouse", { house: name })}
    </ButtonLink>
  );
}

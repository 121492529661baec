import { useTranslations } from "use-intl";

import type { AccommodationDetail } from "#contract/places/accommodations.ts";
import { pathInLocale } from "#web/i18n/language.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

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

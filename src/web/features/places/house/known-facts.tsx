import { useMessages, useTranslations } from "use-intl";

import type { AccommodationDetail } from "#contract/places/accommodations.ts";
import { SourceList, useSourceText } from "#web/components/facts/sources/source-list.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { usePaths } from "#web/ui/use-paths.ts";

import { KnownMeter } from "./certainty-mark.tsx";
import { FactList } from "./fact-list.tsx";
import { countFacts } from "./house-facts.ts";

/** All known facts of a house, with source and date, and a link to report errors. */
export function KnownFacts({ house }: { house: AccommodationDetail }) {
  const t = useTranslations("house");
  const { house: words } = useMessages();
  const formats = useFormats();
  const paths = usePaths();
  const write = useSourceText();
  return (
    <section aria-labelledby="known" className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="known" className="text-2xl">
          {t("known.heading")}
        </h2>
        <KnownMeter {...countFacts(house)} />
      </div>
      <FactList house={house} />
      <div className="grid gap-1 text-sm text-ink-2">
        <p>{t("known.hint")}</p>
        <p>
          {house.verifiedAt === null
            ? t("known.unverified")
            : t("known.verified", { date: formats.date(house.verifiedAt.slice(0, 10)) })}
          {house.licence === null ? null : ` ${t("known.licence", { licence: house.licence.replaceAll(";", ", ") })}`}
        </p>
        {house.lat === null || house.lon === null ? <p>{t("map.unknownPlace")}</p> : null}
        {house.otherClaims
          .filter(({ field }) => field === "address")
          .map((claim) => (
            <p key={`${claim.source} ${claim.date}`}>
              {words.known.otherFacts.address}: {t("known.other", { value: String(claim.value), source: write(claim) })}
            </p>
          ))}
        <SourceList
          sources={house.sources}
          names={words.known.otherFacts}
          summary={t("known.others")}
          unconfirmed={house.sources["status"] ? [] : ["status"]}
        />
        <p>
          <Link
            to={paths.suggestCorrection(house.uuid)}
            rel="nofollow"
            className="inline-flex min-h-tap items-center text-way underline underline-offset-4"
          >
            {t("known.suggest")}
          </Link>
        </p>
      </div>
    </section>
  );
}

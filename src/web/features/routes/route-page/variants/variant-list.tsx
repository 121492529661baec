import { Check } from "lucide-react";
import { useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";

import { townsNotNamed } from "#domain/route-graph/towns/towns-passed.ts";
import { textIn } from "#domain/text/text-in.ts";
import { AttributedText } from "#web/components/facts/sources/attributed-text.tsx";
import { writePartialDate } from "#web/components/facts/sources/write-partial-date.ts";
import { Chip } from "#web/ui/layout/chip.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { Link } from "#web/ui/controls/link.tsx";
import type { Language } from "#domain/text/language.ts";

import { VariantClosures } from "./closures.tsx";
import { VariantDifference, VariantLacks } from "./variant-figures.tsx";
import type { VariantFacts } from "./variants-of.ts";
import "./variant-list.css";

const kinds = ["variant", "arm", "approach", "link"] as const;

/** Number of towns named for a variant without a description. */
const maxNamed = 4;

interface VariantListProps {
  variants: readonly VariantFacts[];
  /** Slug of the one on map and profile; null for the main route. */
  shownVariant: string | null;
  /** The month of the walk, 1 to 12, if known. */
  month: number | null;
}

/** Every variant: description, figures, closures, and a link that shows it on map and profile. */
export function VariantList({ variants, shownVariant, month }: VariantListProps) {
  const t = useTranslations("route.variants");
  const locale = useLocale();
  if (variants.length === 0) return <p className="text-ink-2">{t("none")}</p>;
  // If nothing at all is closed, this is said once for the whole route.
  const isAnyClosed = variants.some(({ closures }) => closures.length > 0);
  const isNoneClosed = isAnyClosed && variants.some(({ closures }) => closures.every(({ of }) => of !== "branch"));
  const describedOn = monthOfWords(variants, locale);
  const facts = [
    describedOn === null ? null : t("written", { date: writePartialDate(describedOn, locale) }),
    isNoneClosed ? t("noClosure") : null,
  ].filter((text) => text !== null);
  return (
    <div className="grid gap-8">
      {facts.length === 0 ? null : <p className="text-sm text-ink-2">{facts.join(" ")}</p>}
      {kinds.map((kind) => {
        const ofKind = variants.filter((variant) => variant.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <section key={kind} aria-label={t(`kinds.${kind}`)} className="grid gap-3">
            <h3 className="text-lg">{t(`kinds.${kind}`)}</h3>
            <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
              {ofKind.map((variant) => (
                <VariantCard
                  key={variant.slug}
                  variant={variant}
                  isShown={variant.slug === shownVariant}
                  isTold={describedOn !== null}
                  month={month}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

interface VariantCardProps extends Pick<VariantListProps, "month"> {
  variant: VariantFacts;
  isShown: boolean;
  /** Whether the author is named once for all variants. */
  isTold: boolean;
}

function VariantCard({ variant, isShown, isTold, month }: VariantCardProps) {
  const t = useTranslations("route.variants");
  const locale = useLocale();
  const formats = useFormats();
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set("branch", variant.slug);
  const words = textIn(locale, "description", variant);
  const passes = townsNotNamed(variant.passes, variant.name);
  return (
    <li className="variant">
      <h4>{variant.name}</h4>
      <p className="text-sm text-ink-2">
        {`${t("between", { from: variant.from, to: variant.to })} · ${t("length", { km: formats.kilometresNumber(variant.totals.km * 1000) })}`}
      </p>
      <AttributedText words={words} sources={isTold ? {} : variant.sources} className="text-sm" />
      {words === null && passes.length > 0 ? (
        <p className="text-sm">
          {t("passes", {
            towns: passes.slice(0, maxNamed).join(", "),
            more: Math.max(0, passes.length - maxNamed),
          })}
        </p>
      ) : null}
      <VariantDifference variant={variant} />
      <VariantLacks gaps={variant.gaps} />
      <VariantClosures variant={variant} month={month} />
      {isShown ? (
        <div className="mt-auto">
          <Chip tone="way" icon={Check}>
            {t("isShown")}
          </Chip>
        </div>
      ) : (
        <Link
          to={{ search: next.toString(), hash: "map" }}
          aria-label={`${t("show")}: ${variant.name}`}
          className="variant-link"
        >
          {t("show")}
        </Link>
      )}
    </li>
  );
}

/** The month in which we wrote the displayed texts of all variants, `YYYY-MM`; null if they differ. */
function monthOfWords(variants: readonly VariantFacts[], language: Language): string | null {
  const textSources = variants.flatMap((variant) => {
    const words = textIn(language, "description", variant);
    return words === null ? [] : [variant.sources[words.field]];
  });
  const months = new Set(textSources.map((source) => (source?.source === "vieira" ? source.date : null)));
  const [month] = months;
  return months.size === 1 ? (month ?? null) : null;
}

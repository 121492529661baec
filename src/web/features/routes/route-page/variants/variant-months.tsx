import { useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";

import type { RouteDetail } from "#contract/routes/routes.ts";
import { closedInMonth } from "#domain/calendar/season.ts";
import { ButtonLink, Link } from "#web/ui/controls/link.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

import type { VariantFacts } from "./variants-of.ts";
import { monthName, months } from "../months/walking-month.ts";
import "../choice-links.css";

interface MonthAnswerProps {
  /** 1 to 12. */
  month: number;
  /** Closures of the main way. */
  closures: RouteDetail["branches"][number]["closures"];
  variants: readonly VariantFacts[];
}

/** Whether the main way is passable in a month as far as known, and alternatives. */
export function MonthAnswer({ month, closures, variants }: MonthAnswerProps) {
  const t = useTranslations("route.variants.month");
  const locale = useLocale();
  const name = { month: monthName(locale, month) };
  const closed = closures.filter((closure) => closedInMonth(closure, month) !== "none");
  if (closed.length === 0) return <Notice kind="ok">{t("open", name)}</Notice>;
  const instead = variants.filter((variant) =>
    variant.closures.some(({ of, ...span }) => of === "replaced" && closedInMonth(span, month) !== "none"),
  );
  return (
    <Notice
      kind="warn"
      action={instead.map((variant) => (
        <ChooseVariantLink key={variant.slug} variant={variant} />
      ))}
    >
      {closed.map((closure) => (
        <p key={closure.from + closure.note}>
          <b className="font-strong">
            {closedInMonth(closure, month) === "whole" ? t("closed", name) : t("closedPartly", name)}
          </b>{" "}
          {closure.notes[locale] ?? closure.note}
        </p>
      ))}
    </Notice>
  );
}

function ChooseVariantLink({ variant: { slug, name } }: { variant: VariantFacts }) {
  const t = useTranslations("route.variants.month");
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set("branch", slug);
  return (
    <ButtonLink to={{ search: next.toString(), hash: "map" }} size="sm" variant="secondary">
      {t("take", { name })}
    </ButtonLink>
  );
}

/** The month of the walk, as addresses: works without a script and can be shared. Selecting it again clears it. */
export function MonthLinks({ month }: { month: number | null }) {
  const t = useTranslations("route.variants.month");
  const locale = useLocale();
  const [search] = useSearchParams();
  const address = (value: number) => {
    const next = new URLSearchParams(search);
    if (value === month) next.delete("month");
    else next.set("month", String(value));
    return { search: next.toString(), hash: "variants" };
  };
  return (
    <nav aria-labelledby="walking-month" className="grid gap-2">
      <h3 id="walking-month" className="text-lg">
        {t("heading")}
      </h3>
      <ul className="choice-links month-links">
        {months.map((value) => (
          <li key={value}>
            <Link
              to={address(value)}
              replace
              preventScrollReset
              aria-current={value === month ? "true" : undefined}
              aria-label={monthName(locale, value)}
            >
              {monthName(locale, value, "short")}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

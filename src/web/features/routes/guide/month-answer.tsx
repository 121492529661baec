import { useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";

import type { RouteDetail } from "#contract/routes/routes.ts";
import { closedInMonth } from "#domain/calendar/season.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

import type { VariantFacts } from "./variants-of.ts";
import { monthName } from "./walking-month.ts";

interface MonthAnswerProps {
  /** 1 to 12. */
  month: number;
  /** Closures of the main way. */
  closures: RouteDetail["branches"][number]["closures"];
  variants: readonly VariantFacts[];
}

/** Whether the main way can be walked in a month as far as is known, and what to take instead. */
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
        <TakeInstead key={variant.slug} variant={variant} />
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

function TakeInstead({ variant: { slug, name } }: { variant: VariantFacts }) {
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

import { useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";

import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/controls/link.tsx";

import { monthName, months } from "./walking-month.ts";

/** The month one walks in, as addresses: works without a script and can be shared. Choosing it again forgets it. */
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
      <ul className="grid max-w-3xl grid-cols-6 gap-1.5 sm:gap-2 lg:grid-cols-12">
        {months.map((value) => (
          <li key={value}>
            <Link
              to={address(value)}
              replace
              preventScrollReset
              aria-current={value === month ? "true" : undefined}
              aria-label={monthName(locale, value)}
              className={classNames(
                "grid min-h-tap place-items-center rounded-md border-[1.5px] text-sm font-medium no-underline",
                value === month
                  ? "border-way bg-way text-on-way hover:text-on-way"
                  : "border-line-strong bg-surface text-ink hover:bg-surface-2 hover:text-ink",
              )}
            >
              {monthName(locale, value, "short")}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { CircleCheck, TriangleAlert } from "lucide-react";
import { useLocale, useTranslations } from "use-intl";
import { closedInMonth } from "#domain/calendar/season.ts";
import { Chip } from "#web/ui/layout/chip.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { Notice } from "#web/ui/layout/notice.tsx";
import type { RouteDetail } from "#contract/routes/routes.ts";
import type { VariantFacts } from "./variants-of.ts";
import { monthName } from "../months/walking-month.ts";

interface VariantClosuresProps {
  variant: VariantFacts;
  /** The month of the walk, 1 to 12, if known. */
  month: number | null;
}

/** When a variant is closed, or replaces a closed way; the number of unknown ones is shown once, above the list. */
export function VariantClosures({ variant: { closures }, month }: VariantClosuresProps) {
  const t = useTranslations("route.variants");
  const locale = useLocale();
  const formats = useFormats();
  return (
    <>
      {month === null ? null : <InMonth closures={closures} month={month} />}
      {closures.map((closure) => {
        // Any year works: only day and month are shown.
        const season = {
          from: formats.dayAndMonth(`2024-${closure.from}`),
          to: formats.dayAndMonth(`2024-${closure.to}`),
        };
        return (
          <Notice key={closure.of + closure.from} kind={closure.of === "branch" ? "warn" : "info"}>
            <p>{closure.of === "branch" ? t("closed", season) : t("mainClosed", season)}</p>
            <p className="text-xs">{closure.notes[locale] ?? closure.note}</p>
          </Notice>
        );
      })}
    </>
  );
}

function InMonth({ closures, month }: { closures: VariantFacts["closures"]; month: number }) {
  const t = useTranslations("route.variants.month");
  const name = { month: monthName(useLocale(), month) };
  const extents = (kind: "branch" | "replaced") =>
    closures.filter(({ of }) => of === kind).map((closure) => closedInMonth(closure, month));
  const own = extents("branch");
  if (closures.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-1.5">
      {extents("replaced").some((extent) => extent !== "none") ? (
        <Chip tone="ok" icon={CircleCheck}>
          {t("takeThis", name)}
        </Chip>
      ) : null}
      {own.includes("whole") ? (
        <Chip tone="bad" icon={TriangleAlert}>
          {t("branchClosed", name)}
        </Chip>
      ) : own.includes("part") ? (
        <Chip tone="warn" icon={TriangleAlert}>
          {t("branchClosedPartly", name)}
        </Chip>
      ) : own.length > 0 ? (
        <Chip tone="neutral">{t("branchOpen", name)}</Chip>
      ) : null}
    </p>
  );
}

/** A closure of the main way, with its dates unless the note names them. */
export function MainClosure({ closure }: { closure: RouteDetail["branches"][number]["closures"][number] }) {
  const t = useTranslations("route.season");
  const formats = useFormats();
  const note = closure.notes[useLocale()] ?? closure.note;
  // Any year works: only day and month are shown.
  const [from, to] = [formats.dayAndMonth(`2024-${closure.from}`), formats.dayAndMonth(`2024-${closure.to}`)];
  return (
    <Notice kind="warn" className="mb-6 max-w-[68ch]">
      {note.includes(from) && note.includes(to) ? note : `${t("mainClosed", { from, to })} ${note}`}
    </Notice>
  );
}

import { useTranslations } from "use-intl";

import type { RegisterImport } from "#contract/administration/registers.ts";
import { type RowKind, rowKinds } from "#domain/house-registers/register-import.ts";
import { administrationPaths } from "#web/i18n/administration-paths.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { useFormats } from "#web/ui/text/formats.ts";

/** The kinds of rows with how many there are. */
export function KindTabs({ file, kind }: { file: RegisterImport; kind: RowKind }) {
  const t = useTranslations("registers.rows");
  const { count } = useFormats();
  return (
    <nav aria-label={t("heading")} className="flex flex-wrap gap-2">
      {rowKinds.map((one) => (
        <Link
          key={one}
          to={administrationPaths.register(file.uuid, { kind: one })}
          preventScrollReset
          aria-current={one === kind ? "page" : undefined}
          className={classNames(
            "inline-flex min-h-tap items-center gap-2 rounded-pill border-[1.5px] px-4 font-strong no-underline",
            one === kind ? "border-transparent bg-way text-on-way" : "border-line-strong bg-surface text-ink",
          )}
        >
          {t(`kinds.${one}`)} <span className="font-normal tabular-nums">{count(file.counts?.[one] ?? 0)}</span>
        </Link>
      ))}
    </nav>
  );
}

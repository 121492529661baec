import { Form } from "react-router";
import { useTranslations } from "use-intl";

import type { RegisterImport, RegisterRowList } from "#contract/administration/registers.ts";
import { type RowKind, rowKinds } from "#domain/house-registers/register-import.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/controls/field.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { administrationPaths } from "#web/i18n/administration-paths.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/controls/link.tsx";

import { ListPages } from "../list-page.tsx";
import { RowCard } from "./row-card.tsx";

interface RowsSectionProps {
  file: RegisterImport;
  kind: RowKind;
  q: string;
  list: RegisterRowList;
}

/** Changes of a file by kind, selectable. */
export function RowsSection({ file, kind, q, list }: RowsSectionProps) {
  const t = useTranslations("registers.rows");
  const isOpen = file.state === "ready";
  const { unchanged = 0, elsewhere = 0 } = file.counts ?? {};
  return (
    <section aria-labelledby="rows" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="rows" className="text-xl">
        {t("heading")}
      </h2>
      <KindTabs file={file} kind={kind} />
      <p className="max-w-[65ch] text-ink-2">{t(`hints.${kind}`)}</p>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Form role="search" className="flex flex-wrap items-end gap-2.5">
          <input type="hidden" name="kind" value={kind} />
          <TextField
            label={t("search")}
            error={null}
            type="search"
            name="q"
            defaultValue={q}
            placeholder={t("searchHint")}
          />
          <Button type="submit" variant="secondary">
            {t("show")}
          </Button>
        </Form>
        {isOpen && list.total > 0 ? (
          <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
            <input type="hidden" name="kind" value={kind} />
            <input type="hidden" name="q" value={q} />
            <Button type="submit" size="sm" variant="secondary" name="form" value="tick-all">
              {t("tickAll", { count: list.total })}
            </Button>
            <Button type="submit" size="sm" variant="secondary" name="form" value="untick-all">
              {t("untickAll")}
            </Button>
          </Form>
        ) : null}
      </div>
      {list.data.length === 0 ? (
        <Notice kind="info">{t("none")}</Notice>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {list.data.map((row) => (
            <RowCard key={row.line} row={row} isOpen={isOpen} />
          ))}
        </ul>
      )}
      <ListPages page={list.page} perPage={list.perPage} total={list.total} />
      <p className="text-sm text-ink-2">{t("unchanged", { count: unchanged, elsewhere })}</p>
    </section>
  );
}

/** Kinds of rows with their counts. */
function KindTabs({ file, kind }: { file: RegisterImport; kind: RowKind }) {
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

import { useTranslations } from "use-intl";

import { Chip } from "#web/ui/layout/chip.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

import type { RowView } from "./list-view.ts";
import { keyOf, type ResourceView } from "../resource-view.ts";
import { useValueWords, useRecordWords } from "#web/features/administration/records/use-words.ts";

interface RecordRowProps {
  resource: ResourceView;
  columns: readonly string[];
  row: RowView;
  isSelected: boolean;
  onSelect: (isOn: boolean) => void;
}

export function RecordRow({ resource, columns, row, isSelected, onSelect }: RecordRowProps) {
  const t = useTranslations("administration.list");
  return (
    <tr
      className={classNames(
        "max-lg:relative max-lg:block max-lg:py-1.5 max-lg:pr-4 max-lg:pl-14",
        isSelected && "bg-way-soft",
      )}
    >
      <td className="w-12 pl-4 max-lg:absolute max-lg:top-1.5 max-lg:left-0">
        <label className="relative grid min-h-tap min-w-tap items-center">
          <input
            type="checkbox"
            name="uuid"
            value={row.uuid}
            checked={isSelected}
            onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
            className="size-5 accent-way"
          />
          <span className="sr-only">{t("select", { title: row.title })}</span>
        </label>
      </td>
      {columns.map((column, index) => (
        <RecordCell key={column} resource={resource} row={row} column={column} isFirst={index === 0} />
      ))}
      <td className="px-3 py-2 max-lg:absolute max-lg:top-2 max-lg:right-0">
        <Chip tone={row.published ? "ok" : "neutral"}>{t(row.published ? "isPublished" : "isHidden")}</Chip>
      </td>
    </tr>
  );
}

interface RecordCellProps {
  resource: ResourceView;
  row: RowView;
  column: string;
  /** Links to the record. */
  isFirst: boolean;
}

function RecordCell({ resource, row, column, isFirst }: RecordCellProps) {
  const t = useTranslations("administration.show");
  const words = useRecordWords();
  const write = useValueWords(resource);
  const cell = row.references[column]?.title ?? write(column, row.values[column]);
  if (isFirst) {
    return (
      <th scope="row" className="px-3 py-1 font-strong max-lg:block max-lg:py-0 max-lg:pr-24 max-lg:pl-0 xl:min-w-40">
        <Link
          to={administrationPaths.record(resource.name, keyOf(resource.name, row))}
          className="inline-flex min-h-tap items-center text-ink no-underline hover:text-way hover:underline"
        >
          {cell ?? row.title}
        </Link>
      </th>
    );
  }
  const view = resource.fields[column];
  return (
    <td
      data-label={words.field(column)}
      className={classNames(
        "max-w-60 px-3 py-2 wrap-break-word max-lg:inline-block max-lg:max-w-full max-lg:wrap-anywhere max-lg:py-0.5 max-lg:pr-4 max-lg:pl-0 max-lg:text-sm max-lg:before:pr-1.5 max-lg:before:text-ink-2 max-lg:before:content-[attr(data-label)]",
        view?.input.kind === "number" && "whitespace-nowrap tabular-nums lg:text-right",
      )}
    >
      <span className="line-clamp-3 max-lg:inline">
        {cell ?? <span className="text-ink-2">{view?.isFact ? t("unknown") : "–"}</span>}
      </span>
    </td>
  );
}

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
        "max-md:grid max-md:grid-cols-[auto_1fr_auto] max-md:items-center max-md:px-1 max-md:py-2",
        isSelected && "bg-way-soft",
      )}
    >
      <td className="w-12 pl-4 max-md:row-start-1">
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
      <td className="px-3 py-2 max-md:col-start-3 max-md:row-start-1">
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
  const written = row.references[column]?.title ?? write(column, row.values[column]);
  if (isFirst) {
    return (
      <th scope="row" className="px-3 py-1 font-strong max-md:row-start-1">
        <Link
          to={administrationPaths.record(resource.name, keyOf(resource.name, row))}
          className="inline-flex min-h-tap items-center text-ink no-underline hover:text-way hover:underline"
        >
          {written ?? row.title}
        </Link>
      </th>
    );
  }
  const isNumber = resource.fields[column]?.input.kind === "number";
  return (
    <td
      data-label={words.field(column)}
      className={classNames(
        "max-w-72 truncate px-3 py-2 max-md:col-start-2 max-md:col-end-4 max-md:py-0.5 max-md:text-sm max-md:before:pr-2 max-md:before:text-ink-2 max-md:before:content-[attr(data-label)]",
        isNumber && "tabular-nums",
      )}
    >
      {written ?? <span className="text-ink-2">{t("unknown")}</span>}
    </td>
  );
}
